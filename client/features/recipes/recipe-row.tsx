import { useId } from 'react'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { type Pick, RecipeTitle } from '#client/features/dishes/recipe-title.tsx'
import { FavoriteButton } from '#client/features/recipes/favorite-button.tsx'
import { PickBox } from '#client/features/recipes/pick-box.tsx'
import { RowFigures } from '#client/features/recipes/row-figures.tsx'
import { RowMenu } from '#client/features/recipes/row-menu.tsx'
import { dollars } from '#client/wording.ts'
import type { User } from '#contract/accounts.ts'
import type { ListedRecipe } from '#contract/recipe.ts'

/** One recipe of a list; its title opens it over the page, or where recipes are picked the whole row ticks it. Low enough for five in a box of 20rem, with titles of two lines. */
export function RecipeRow({ recipe, user, pick }: { recipe: ListedRecipe; user: User; pick?: Pick | undefined }) {
  const { summary, id } = recipe
  const tick = useId()
  return (
    <li className="relative grid min-h-16 snap-start grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-b border-hair py-3 last:border-b-0 has-checked:bg-basil-wash spread:py-0.5 @min-[440px]:grid-cols-[auto_minmax(0,1fr)_auto_auto] @min-[440px]:gap-x-4">
      <div className="row-span-2 flex items-center gap-3">
        <PickBox pick={pick} recipeId={id} tick={tick} />
        <DishThumbnail src={recipe.photoUrl ?? recipe.imageUrl} className="size-16 spread:size-13" />
      </div>
      <h3 className="col-span-2 self-end text-[1.0625rem] leading-tight max-spread:text-wrap wrap-anywhere spread:line-clamp-2 spread:text-[1rem] spread:-mb-1 spread:pb-1 spread:leading-[1.15] @min-[440px]:col-span-1">
        <RecipeTitle recipe={recipe} tick={pick && tick} />
      </h3>
      <RowFigures
        recipe={recipe}
        user={user}
        costClass="@min-[440px]:hidden"
        className="col-start-2 row-start-2 mt-0.5! content-start text-note! leading-snug"
      />
      <p className="num row-span-2 row-start-1 hidden self-center text-right leading-tight @min-[440px]:col-start-3 @min-[440px]:block">
        <b className="font-[650]">{dollars(summary.costPerServing)}</b>
        <span className="note block">per serving</span>
      </p>
      {!pick && (
        <div className="relative col-start-3 row-start-2 -mr-2.5 -mb-2 flex self-end @min-[440px]:col-start-4 @min-[440px]:row-span-2 @min-[440px]:row-start-1 @min-[440px]:mr-0 @min-[440px]:mb-0 @min-[440px]:self-center">
          <FavoriteButton recipe={recipe} />
          <RowMenu recipe={recipe} />
        </div>
      )}
    </li>
  )
}
