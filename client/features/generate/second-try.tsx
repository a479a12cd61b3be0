import { clsx } from 'clsx'
import { Ellipsis } from 'lucide-react'
import { useIsGenerating } from '#client/features/generate/is-generating.ts'
import { type Change, foodsToLeaveOut, likelyToLeaveOut, secondWish } from '#client/features/generate/second-wish.ts'
import { Button } from '#client/ui/button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import type { User } from '#contract/accounts.ts'
import type { GenerationForm } from '#contract/generation.ts'
import { plans } from '#contract/plans.ts'
import type { Recipe } from '#contract/recipe.ts'

interface SecondTryProps {
  recipe: Recipe
  user: User
  onTry: (wish: GenerationForm) => void
  className?: string
}

/** Under a recipe that its reader has generated: the same wish once more, changed by one press. It counts like the first one, and says so. */
export function SecondTry({ recipe, ...rest }: SecondTryProps) {
  return recipe.wish && <Tries recipe={recipe} asked={recipe.wish} {...rest} />
}

function Tries({ recipe, asked, user, onTry, className }: SecondTryProps & { asked: GenerationForm }) {
  const isSpent = user.generationsLeft === 0
  const isGenerating = useIsGenerating()
  const attempt = (change: Change) => {
    const wish = secondWish(change, asked, recipe)
    return { disabled: isSpent || !wish, busy: isGenerating, onClick: () => wish && onTry(wish) }
  }
  const more = (
    <Button aria-label="Without something else" disabled={isSpent} busy={isGenerating} className={chipClass}>
      <Ellipsis aria-hidden className="icon-small" />
    </Button>
  )
  return (
    <section
      aria-label="Another try"
      className={clsx(
        'grid gap-y-1.5 max-tablet:grid-cols-[auto_minmax(0,1fr)] max-tablet:items-baseline max-tablet:gap-x-3 tablet:flex tablet:flex-wrap tablet:items-center tablet:gap-x-4',
        className,
      )}
    >
      <span className="text-ui font-semibold">Try again</span>
      <p className="note max-tablet:text-right tablet:order-last">
        {isGenerating ? 'A recipe is on its way. You can try again once it’s here.' : countedText(user)}
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-1.5 max-tablet:col-span-2 tablet:gap-2">
        {simple.map(({ change, words }) => (
          <Button key={change} {...attempt(change)} className={chipClass}>
            {words}
          </Button>
        ))}
        <span className="flex tablet:order-last">
          {isSpent || isGenerating ? (
            more
          ) : (
            <Menu trigger={more}>
              {foodsToLeaveOut(recipe).map((food) => (
                <MenuItem key={food} onClick={attempt({ without: food }).onClick}>
                  Without {food}
                </MenuItem>
              ))}
            </Menu>
          )}
        </span>
        {/* as many as one row of a phone has room for; the others are behind the dots */}
        <div className="-m-1 flex min-w-0 flex-wrap gap-1.5 p-1 max-tablet:h-13 max-tablet:basis-full max-tablet:overflow-hidden tablet:gap-2">
          {likelyToLeaveOut(recipe).map(({ food, name }) => (
            <Button key={food} {...attempt({ without: food })} className={chipClass}>
              Without {name}
            </Button>
          ))}
        </div>
      </div>
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
  if (generationsLeft === null) return ''
  if (generationsLeft === 0) return 'You’ve used all of today’s recipes, so you can’t try again today.'
  return `Each try counts as a recipe: ${generationsLeft} of ${plans[subscriptionTier].dailyRecipes} left.`
}
