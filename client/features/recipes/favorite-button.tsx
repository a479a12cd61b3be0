import { clsx } from 'clsx'
import { Heart } from 'lucide-react'
import { useToggleFavorite } from '#client/features/recipes/queries.ts'
import { IconButton } from '#client/ui/buttons/button.tsx'
import { Tooltip } from '#client/ui/overlays/tooltip.tsx'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'

/** The heart: full for a favourite. */
export function FavoriteButton({ recipe }: { recipe: ListedRecipe }) {
  const toggle = useToggleFavorite()
  return (
    <Tooltip words={recipe.isFavorite ? 'Remove from favorites' : 'Add to favorites'}>
      <IconButton
        label={`Favorite: ${recipe.title}`}
        aria-pressed={recipe.isFavorite}
        busy={toggle.isPending}
        onClick={() => toggle.mutate(recipe)}
      >
        <Heart aria-hidden className={clsx('icon', recipe.isFavorite && 'fill-tomato text-tomato')} />
      </IconButton>
    </Tooltip>
  )
}
