import { clsx } from 'clsx'
import { CircleSlash, Coins, Ellipsis, RefreshCw, Timer } from 'lucide-react'
import { useIsGenerating } from '#client/features/generate/is-generating.ts'
import { type Change, foodsToLeaveOut, likelyToLeaveOut, secondWish } from '#client/features/generate/second-wish.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Menu, MenuItem } from '#client/ui/overlays/menu.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { plans } from '#contract/plans.ts'
import type { GenerationForm } from '#contract/recipes/generation.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

interface SecondTryProps {
  recipe: Recipe
  user: User
  /** In a dialog it is in sight at once, in as few rows as can be. */
  place: 'page' | 'dialog'
  onTry: (wish: GenerationForm) => void
}

/** Under a recipe that its reader has generated: the same wish once more, changed by one press. It counts like the first one, and says so. */
export function SecondTry({ recipe, ...rest }: SecondTryProps) {
  return recipe.wish && <Tries recipe={recipe} asked={recipe.wish} {...rest} />
}

function Tries({ recipe, asked, user, place, onTry }: SecondTryProps & { asked: GenerationForm }) {
  const isSpent = user.generationsLeft === 0
  const isGenerating = useIsGenerating()
  const foods = likelyToLeaveOut(recipe)
  const attempt = (change: Change) => {
    const wish = secondWish(change, asked, recipe)
    return { disabled: isSpent || !wish, busy: isGenerating, onClick: () => wish && onTry(wish) }
  }
  const more = (
    <Button aria-label="Without something else" disabled={isSpent} busy={isGenerating} className="try">
      <Ellipsis aria-hidden className="icon-small" />
      <span className="in-[.tries-brief]:hidden">Without…</span>
    </Button>
  )
  return (
    <section aria-label="Another try" className={clsx('tries', place === 'dialog' && 'tries-brief')}>
      <div>
        <p className="text-ui font-semibold">Not quite?</p>
        <p className="note">
          {isGenerating ? 'A recipe is on its way. You can try again once it’s here.' : <Counted user={user} />}
        </p>
      </div>
      <div className="try-row">
        {simple.map(({ change, words, Icon }) => (
          <Button key={change} {...attempt(change)} className="try">
            <Icon aria-hidden className="icon-small in-[.tries-brief]:max-tablet:hidden" />
            {words}
          </Button>
        ))}
        <span aria-hidden className="basis-full in-[.tries-brief]:hidden" />
        {foods.map(({ food, name }) => (
          <Button key={food} {...attempt({ without: food })} className="try try-without">
            <CircleSlash aria-hidden className="icon-small in-[.tries-brief]:max-tablet:hidden" />
            <span className="line-clamp-2">No {name}</span>
          </Button>
        ))}
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
      </div>
    </section>
  )
}

const simple = [
  { change: 'another', words: 'Another', Icon: RefreshCw },
  { change: 'quicker', words: 'Quicker', Icon: Timer },
  { change: 'cheaper', words: 'Cheaper', Icon: Coins },
] as const

function Counted({ user: { generationsLeft, subscriptionTier } }: Pick<SecondTryProps, 'user'>) {
  if (generationsLeft === null) return null
  if (generationsLeft === 0) return 'You’ve used all of today’s recipes, so you can’t try again today.'
  return (
    <>
      Each try counts as a recipe: {generationsLeft} of {plans[subscriptionTier].dailyRecipes} left.
    </>
  )
}
