import { Link } from '@tanstack/react-router'
import { paths } from '#client/paths.ts'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'

/** Recipes are picked: which ones. */
export interface Pick {
  selected: readonly number[]
  onToggle: (id: number) => void
}

/** The title of a recipe in a list, pressed by all of its row or card: it opens the recipe over the page, or ticks what is named. */
export function RecipeTitle({ recipe: { id, title }, tick }: { recipe: ListedRecipe; tick: string | undefined }) {
  if (tick !== undefined)
    return (
      <label htmlFor={tick} className="after:absolute after:inset-0">
        {title}
      </label>
    )
  return (
    <Link
      {...paths.homeDialog({ recipe: id })}
      data-recipe={id}
      className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      {title}
    </Link>
  )
}
