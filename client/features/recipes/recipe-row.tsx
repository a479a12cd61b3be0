import { useId } from 'react'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { type Pick, RecipeTitle } from '#client/features/dishes/recipe-title.tsx'
import { FavoriteButton } from '#client/features/recipes/favorite-button.tsx'
import { PickBox } from '#client/features/recipes/pick-box.tsx'
import { RowFigures } from '#client/features/recipes/row-figures.tsx'
import { RowMenu } from '#client/features/recipes/row-menu.tsx'
import { dollars } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'

/** One recipe of a list; its title opens it over the page, or where recipes are picked the whole row ticks it. Low enough for five in a box of 20rem, with titles of two lines. */
export function RecipeRow({ recipe, user, pick }: { recipe: ListedRecipe; user: User; pick?: Pick | undefined }) {
  const { summary, id } = recipe
  const tick = useId()
  return (
    <li className="recipe-row">
      <div className="row-span-2 flex items-center gap-3">
        <PickBox pick={pick} recipeId={id} tick={tick} />
        <DishThumbnail src={recipe.photoUrl ?? recipe.imageUrl} className="size-16 spread:size-13" />
      </div>
      <h3 className="recipe-row-title">
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
        <div className="recipe-row-acts">
          <FavoriteButton recipe={recipe} />
          <RowMenu recipe={recipe} />
        </div>
      )}
    </li>
  )
}
