import { clsx } from 'clsx'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useRateRecipe } from '#client/features/spread/use-rate-recipe.ts'
import { IconButton } from '#client/ui/buttons/button.tsx'
import { Tooltip } from '#client/ui/overlays/tooltip.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** Thumb up or down; pressing the chosen one again takes it back. */
export function Rating({ recipe: { id, userRating } }: { recipe: Recipe }) {
  const rate = useRateRecipe()
  return (
    <fieldset className="flex items-center pt-3 print:hidden">
      <legend className="sr-only">Your rating</legend>
      <p className="aside mr-2">How was it?</p>
      {thumbs.map(({ rating, label, Icon, chosenClass }) => (
        <Tooltip key={rating} words={label}>
          <IconButton
            label={label}
            aria-pressed={userRating === rating}
            busy={rate.isPending}
            onClick={() => rate.mutate({ id, rating: userRating === rating ? null : rating })}
          >
            <Icon aria-hidden className={clsx('icon', userRating === rating && chosenClass)} />
          </IconButton>
        </Tooltip>
      ))}
    </fieldset>
  )
}

const thumbs = [
  { rating: 1, label: 'Thumbs up', Icon: ThumbsUp, chosenClass: 'fill-basil-wash text-basil' },
  { rating: -1, label: 'Thumbs down', Icon: ThumbsDown, chosenClass: 'fill-beet-wash text-beet' },
] as const
