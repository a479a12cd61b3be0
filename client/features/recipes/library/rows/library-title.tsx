import { getRouteApi, Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Pick } from '#client/features/dishes/recipe-title.tsx'
import { paths } from '#client/paths.ts'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'

const route = getRouteApi('/recipes')

/** The title of a recipe of the library, pressed by all of its row or card: it opens the recipe, or where recipes are picked ticks it. */
export function LibraryTitle({ recipe: { id, title }, pick }: { recipe: ListedRecipe; pick: Pick | undefined }) {
  const search = route.useSearch()
  const tick = useId()
  if (pick)
    return (
      <>
        <input
          id={tick}
          type="checkbox"
          data-row
          className="tick absolute! top-2.5 left-2.5 z-1"
          checked={pick.selected.includes(id)}
          onChange={() => pick.onToggle(id)}
        />
        <label htmlFor={tick} className="after:absolute after:inset-0">
          {title}
        </label>
      </>
    )
  return (
    <Link
      {...paths.recipe(id)}
      state={{ cameFrom: { recipes: search } }}
      data-row
      className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      {title}
    </Link>
  )
}
