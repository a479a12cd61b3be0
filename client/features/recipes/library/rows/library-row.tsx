import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import type { Pick } from '#client/features/dishes/recipe-title.tsx'
import { FavoriteButton } from '#client/features/recipes/favorite-button.tsx'
import { LibraryTitle } from '#client/features/recipes/library/rows/library-title.tsx'
import { RowFigures } from '#client/features/recipes/row-figures.tsx'
import { RowMenu } from '#client/features/recipes/row-menu.tsx'
import { dollars } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'

/** One recipe of the library; its title opens its page. */
export function LibraryRow({ recipe, user, pick }: { recipe: ListedRecipe; user: User; pick: Pick | undefined }) {
  const { tags, cuisine, recipeType } = recipe
  const kinds = [...new Set([cuisine, recipeType])].filter(Boolean)
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-b border-hair py-3 hover:bg-sheet has-checked:bg-basil-wash @min-[560px]:grid-cols-[auto_minmax(0,1fr)_auto_auto] @min-[560px]:gap-x-5">
      <DishThumbnail
        src={recipe.photoUrl ?? recipe.imageUrl}
        className="row-span-2 mt-0.5 size-[72px] @min-[560px]:self-center"
      />
      <h2 className="col-span-2 self-end text-lead leading-tight font-[520] tracking-[-0.008em] text-wrap wrap-anywhere @min-[560px]:col-span-1 @min-[560px]:text-3">
        <LibraryTitle recipe={recipe} pick={pick} />
      </h2>
      <div className="col-start-2 row-start-2 min-w-0">
        <RowFigures recipe={recipe} user={user} costClass="@min-[560px]:hidden" />
        <p className="note mt-1 flex flex-wrap gap-x-3 wrap-anywhere empty:hidden">
          {kinds.length > 0 && <span className="@max-[559px]:hidden">{kinds.join(', ')}</span>}
          {tags.map((tag) => (
            <span key={tag}>#{tag}</span>
          ))}
        </p>
      </div>
      <p className="num row-span-2 row-start-1 hidden self-center text-right leading-tight @min-[560px]:block @min-[560px]:col-start-3">
        <b className="font-[650]">{dollars(recipe.summary.costPerServing)}</b>
        <span className="note block">per serving</span>
      </p>
      {!pick && (
        <div className="relative col-start-3 row-start-2 -mr-2.5 -mb-2 flex self-end @min-[560px]:col-start-4 @min-[560px]:row-span-2 @min-[560px]:row-start-1 @min-[560px]:mr-0 @min-[560px]:mb-0 @min-[560px]:self-center">
          <FavoriteButton recipe={recipe} />
          <RowMenu recipe={recipe} />
        </div>
      )}
    </li>
  )
}
