import { useId } from 'react'
import { DishImage, isDrawn } from '#client/features/recipes/dish.tsx'
import { FavoriteButton } from '#client/features/recipes/favorite-button.tsx'
import { PickBox } from '#client/features/recipes/pick-box.tsx'
import { type Pick, RecipeTitle } from '#client/features/recipes/recipe-title.tsx'
import { RowMenu } from '#client/features/recipes/row-menu.tsx'
import { dollars } from '#client/wording.ts'
import type { ListedRecipe } from '#contract/recipe.ts'
import { minutesText } from '#domain/measure/minutes.ts'

/** Recipes as dishes, two beside each other; four of them in a box of 20rem. */
export function FavoriteDishes({ rows, pick }: { rows: readonly ListedRecipe[]; pick: Pick | undefined }) {
  return (
    <ul className="grid grid-cols-2 gap-x-5">
      {rows.map((recipe) => (
        <FavoriteDish key={recipe.id} recipe={recipe} pick={pick} />
      ))}
    </ul>
  )
}

function FavoriteDish({ recipe, pick }: { recipe: ListedRecipe; pick: Pick | undefined }) {
  const { id, summary } = recipe
  const tick = useId()
  const picture = recipe.photoUrl ?? recipe.imageUrl
  return (
    <li className="relative min-w-0 rounded-ctl px-1 pt-3 pb-3 has-checked:bg-basil-wash spread:pt-2.5 spread:pb-2">
      <div className="flex justify-between gap-2">
        <PickBox pick={pick} recipeId={id} tick={tick} />
        <DishImage
          src={picture}
          className={`aspect-square w-[min(100%,136px)] spread:w-[88px] ${isDrawn(picture) ? 'set-down' : 'rounded-sheet object-cover'}`}
        />
        {!pick && (
          <div className="relative z-1 flex flex-none flex-col">
            <FavoriteButton recipe={recipe} />
            <RowMenu recipe={recipe} />
          </div>
        )}
      </div>
      <h3 className="mt-2 text-lead leading-tight wrap-anywhere spread:mt-1 spread:line-clamp-2 spread:text-[1.0625rem]">
        <RecipeTitle recipe={recipe} tick={pick && tick} />
      </h3>
      <p className="num note">
        {dollars(summary.costPerServing)}, {minutesText(summary.totalMinutes)}
      </p>
    </li>
  )
}
