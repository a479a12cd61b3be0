import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { madeQuery } from '#client/features/recipes/generate/made.ts'
import { type Change, foodsToLeaveOut, type Made, secondWish } from '#client/features/recipes/generate/second-wish.ts'
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

/** Under a recipe that was just made: the same wish once more, changed by one press. It counts like the first one, and says so. */
export function SecondTry({ recipe, ...rest }: SecondTryProps) {
  const { data: made } = useQuery(madeQuery(recipe.id))
  return made && <Tries recipe={recipe} made={made} {...rest} />
}

function Tries({ recipe, made, user, onTry, className }: SecondTryProps & { made: Made }) {
  const isSpent = user.generationsLeft === 0
  const attempt = (change: Change) => {
    const wish = secondWish(change, made, recipe)
    return { disabled: isSpent || !wish, onClick: () => wish && onTry(wish) }
  }
  return (
    <section aria-label="Another try" className={clsx('grid gap-1', className)}>
      <div className="flex items-center gap-1.5 overflow-x-auto px-1 py-1 tablet:-mx-1 tablet:gap-2">
        <span className="flex-none text-ui font-semibold max-phone:sr-only">Try again:</span>
        {simple.map(({ change, words }) => (
          <Button key={change} {...attempt(change)} className={chipClass}>
            {words}
          </Button>
        ))}
        {isSpent ? (
          <Button disabled className={chipClass}>
            Without …
          </Button>
        ) : (
          <Menu trigger={<Button className={chipClass}>Without …</Button>}>
            {foodsToLeaveOut(recipe).map((food) => (
              <MenuItem key={food} onClick={attempt({ without: food }).onClick}>
                Without {food}
              </MenuItem>
            ))}
          </Menu>
        )}
      </div>
      <p className="note min-w-32 flex-1">{countedText(user)}</p>
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
  if (generationsLeft === null) return 'Not quite it? Try again.'
  if (generationsLeft === 0) return 'You’ve made all of today’s recipes, so there is no other try today.'
  return `Each try counts as a recipe: ${generationsLeft} of ${plans[subscriptionTier].dailyRecipes} left.`
}
