import { clsx } from 'clsx'
import { type Change, foodsToLeaveOut, secondWish } from '#client/features/recipes/generate/second-wish.ts'
import { useIsGenerating } from '#client/features/recipes/generate/use-generation.ts'
import { Button } from '#client/ui/button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { takeFocus } from '#client/ui/take-focus.ts'
import type { User } from '#contract/accounts.ts'
import type { GenerationForm } from '#contract/generation.ts'
import { plans } from '#contract/plans.ts'
import type { Recipe } from '#contract/recipe.ts'

interface SecondTryProps {
  recipe: Recipe
  user: User
  onTry: (wish: GenerationForm) => void
  className?: string
  /** It has been asked for, and takes the focus. */
  isCalled?: boolean
}

/** Under a recipe that its reader has generated: the same wish once more, changed by one press. It counts like the first one, and says so. */
export function SecondTry({ recipe, ...rest }: SecondTryProps) {
  return recipe.wish && <Tries recipe={recipe} asked={recipe.wish} {...rest} />
}

function Tries({ recipe, asked, user, onTry, className, isCalled }: SecondTryProps & { asked: GenerationForm }) {
  const isSpent = user.generationsLeft === 0
  const isGenerating = useIsGenerating()
  const attempt = (change: Change) => {
    const wish = secondWish(change, asked, recipe)
    return { disabled: isSpent || !wish, busy: isGenerating, onClick: () => wish && onTry(wish) }
  }
  return (
    <section
      ref={isCalled ? takeFocus : undefined}
      tabIndex={isCalled ? -1 : undefined}
      aria-label="Another try"
      className={clsx('grid gap-1', className)}
    >
      <div className="flex items-center gap-1.5 overflow-x-auto px-1 py-1 tablet:-mx-1 tablet:gap-2">
        <span className="flex-none text-ui font-semibold max-phone:sr-only">Try again:</span>
        {simple.map(({ change, words }) => (
          <Button key={change} {...attempt(change)} className={chipClass}>
            {words}
          </Button>
        ))}
        {isSpent || isGenerating ? (
          <Button disabled={isSpent} busy={isGenerating} className={chipClass}>
            Without…
          </Button>
        ) : (
          <Menu trigger={<Button className={chipClass}>Without…</Button>}>
            {foodsToLeaveOut(recipe).map((food) => (
              <MenuItem key={food} onClick={attempt({ without: food }).onClick}>
                Without {food}
              </MenuItem>
            ))}
          </Menu>
        )}
      </div>
      <p className="note min-w-32 flex-1">
        {isGenerating ? 'A recipe is on its way. You can try again once it’s here.' : countedText(user)}
      </p>
    </section>
  )
}

const chipClass = '!min-h-11 flex-none !rounded-full !px-2.5 !py-1 text-ui tablet:!px-3.5'

const simple = [
  { change: 'another', words: 'Another' },
  { change: 'quicker', words: 'Quicker' },
  { change: 'cheaper', words: 'Cheaper' },
] as const

function countedText({ generationsLeft, subscriptionTier }: User): string {
  if (generationsLeft === null) return 'Not quite right? Try again.'
  if (generationsLeft === 0) return 'You’ve used all of today’s recipes, so you can’t try again today.'
  return `Each try counts as a recipe: ${generationsLeft} of ${plans[subscriptionTier].dailyRecipes} left.`
}
