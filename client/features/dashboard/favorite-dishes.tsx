import { clsx } from 'clsx'
import { useId } from 'react'
import { DishImage, isDrawn } from '#client/features/dishes/dish.tsx'
import { type Pick, RecipeTitle } from '#client/features/dishes/recipe-title.tsx'
import { FavoriteButton } from '#client/features/recipes/favorite-button.tsx'
import { PickBox } from '#client/features/recipes/pick-box.tsx'
import { RowMenu } from '#client/features/recipes/row-menu.tsx'
import { dollars } from '#client/wording.ts'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'
import { minutesText } from '#domain/measure/minutes.ts'

/** Recipes as dishes beside each other; under each other in a box of 20rem, three in sight. */
export function FavoriteDishes({ rows, pick }: { rows: readonly ListedRecipe[]; pick: Pick | undefined }) {
  return (
    <ul
      className={clsx(
        'grid grid-cols-2 gap-x-4 @min-[680px]:grid-cols-4 spread:grid-cols-1!',
        // none stands alone in the last row of a phone
        !pick && 'max-phone:[&>li:last-child:nth-child(2n+3)]:hidden',
      )}
    >
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
    <li className="favorite-dish">
      <div className="linen h-28 overflow-hidden rounded-sheet spread:row-span-2 spread:h-auto">
        <DishImage src={picture} className={clsx('size-full', !isDrawn(picture) && 'object-cover!')} />
      </div>
      <h3 className="favorite-title">
        <RecipeTitle recipe={recipe} tick={pick && tick} />
      </h3>
      <p className="num note mt-auto">
        {minutesText(summary.totalMinutes)} · {dollars(summary.costPerServing)}
      </p>
      {pick ? (
        <PickBox pick={pick} recipeId={id} tick={tick} className="absolute! top-5 left-2" />
      ) : (
        <>
          <div className="absolute top-3 left-0 spread:top-auto spread:right-9 spread:-bottom-px spread:left-auto">
            <FavoriteButton recipe={recipe} />
          </div>
          <div className="absolute -right-2.5 -bottom-px max-spread:-bottom-2">
            <RowMenu recipe={recipe} />
          </div>
        </>
      )}
    </li>
  )
}
