import { getRouteApi, Link } from '@tanstack/react-router'
import { DishThumbnail } from '#client/features/recipes/dish.tsx'
import { FavoriteButton } from '#client/features/recipes/favorite-button.tsx'
import { RowFigures } from '#client/features/recipes/row-figures.tsx'
import { RowMenu } from '#client/features/recipes/row-menu.tsx'
import { paths } from '#client/paths.ts'
import type { User } from '#contract/accounts.ts'
import type { ListedRecipe } from '#contract/recipe.ts'

const route = getRouteApi('/recipes')

/** One recipe of the library; its title opens its page. */
export function LibraryRow({ recipe, user }: { recipe: ListedRecipe; user: User }) {
  const search = route.useSearch()
  const { id, title, tags, cuisine, recipeType } = recipe
  const kinds = [...new Set([cuisine, recipeType])].filter(Boolean)
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hair py-3 hover:bg-sheet @min-[560px]:gap-x-5">
      <DishThumbnail src={recipe.photoUrl ?? recipe.imageUrl} className="size-[56px] @min-[560px]:size-[72px]" />
      <div className="min-w-0">
        <h2 className="text-lead leading-tight font-[520] tracking-[-0.008em] wrap-anywhere @min-[560px]:text-3">
          <Link
            {...paths.recipe(id)}
            state={{ cameFrom: { recipes: search } }}
            data-row
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h2>
        <RowFigures recipe={recipe} user={user} />
        <p className="note mt-1 flex flex-wrap gap-x-3 wrap-anywhere">
          {kinds.length > 0 && <span>{kinds.join(', ')}</span>}
          {tags.map((tag) => (
            <span key={tag}>#{tag}</span>
          ))}
        </p>
      </div>
      <div className="relative grid @min-[560px]:flex">
        <FavoriteButton recipe={recipe} />
        <RowMenu recipe={recipe} />
      </div>
    </li>
  )
}
