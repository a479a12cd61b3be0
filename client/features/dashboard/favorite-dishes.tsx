import { clsx } from 'clsx'
import { useId } from 'react'
import { DishImage, isDrawn } from '#client/features/dishes/dish.tsx'
import { type Pick, RecipeTitle } from '#client/features/dishes/recipe-title.tsx'
import { FavoriteButton } from '#client/features/recipes/favorite-button.tsx'
import { PickBox } from '#client/features/recipes/pick-box.tsx'
import { RowMenu } from '#client/features/recipes/row-menu.tsx'
import { dollars } from '#client/wording.ts'
import type { ListedRecipe } from '#contract/recipe.ts'
import { minutesText } from '#domain/measure/minutes.ts'

/** Recipes as dishes beside each other; two rows of them in a box of 20rem. */
export function FavoriteDishes({ rows, pick }: { rows: readonly ListedRecipe[]; pick: Pick | undefined }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 @min-[680px]:grid-cols-4 spread:gap-x-5">
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
    <li className="relative min-w-0 flex flex-col snap-start pt-3 pb-1 has-checked:bg-basil-wash max-spread:odd:last:col-span-2 spread:h-40 spread:pt-2 spread:pb-0 @min-[680px]:max-spread:odd:last:col-span-1">
      <div className="relative h-28 overflow-hidden rounded-sheet max-spread:linen spread:h-20">
        <DishImage src={picture} className={clsx('size-full', !isDrawn(picture) && 'object-cover!')} />
        {pick ? (
          <PickBox pick={pick} recipeId={id} tick={tick} className="absolute! top-0 right-0 z-1" />
        ) : (
          <div className="absolute top-0 right-0 z-1">
            <FavoriteButton recipe={recipe} />
          </div>
        )}
      </div>
      <h3 className="mt-1.5 text-[1.0625rem] leading-[1.15] wrap-anywhere spread:mt-1 spread:line-clamp-2 spread:text-[1rem]">
        <RecipeTitle recipe={recipe} tick={pick && tick} />
      </h3>
      <div className="mt-auto flex items-center justify-between gap-1">
        <p className="num note">
          {minutesText(summary.totalMinutes)} · {dollars(summary.costPerServing)}
        </p>
        {!pick && (
          <div className="relative z-1 -my-3 -mr-2.5 flex-none">
            <RowMenu recipe={recipe} />
          </div>
        )}
      </div>
    </li>
  )
}
