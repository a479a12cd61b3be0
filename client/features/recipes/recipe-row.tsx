import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { DeleteButton } from '#client/features/recipes/delete-button.tsx'
import { DishThumbnail } from '#client/features/recipes/dish.tsx'
import { FavoriteButton } from '#client/features/recipes/favorite-button.tsx'
import { RowFigures } from '#client/features/recipes/row-figures.tsx'
import { paths } from '#client/paths.ts'
import { dollars } from '#client/wording.ts'
import type { User } from '#contract/accounts.ts'
import type { ListedRecipe } from '#contract/recipe.ts'

/** Recipes are picked: which ones. */
export interface Pick {
  selected: readonly number[]
  onToggle: (id: number) => void
}

/** One recipe of a list; its title opens it over the page, or where recipes are picked the whole row ticks it. */
export function RecipeRow({ recipe, user, pick }: { recipe: ListedRecipe; user: User; pick?: Pick | undefined }) {
  const { summary, title, id } = recipe
  const tick = useId()
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hair py-3 last:border-b-0 has-checked:bg-basil-wash @min-[480px]:grid-cols-[auto_minmax(0,1fr)_auto_auto] @min-[480px]:gap-x-4">
      <div className="flex items-center gap-3">
        {pick && (
          <input
            id={tick}
            type="checkbox"
            className="tick z-1 ml-1"
            checked={pick.selected.includes(id)}
            onChange={() => pick.onToggle(id)}
          />
        )}
        <DishThumbnail src={recipe.photoUrl ?? recipe.imageUrl} className="size-[56px] @min-[480px]:size-[72px]" />
      </div>
      <div className="min-w-0">
        <h3 className="text-lead leading-tight wrap-anywhere @min-[480px]:text-3">
          {pick ? (
            <label htmlFor={tick} className="after:absolute after:inset-0">
              {title}
            </label>
          ) : (
            <Link
              {...paths.homeDialog({ recipe: id })}
              data-recipe={id}
              className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          )}
        </h3>
        <RowFigures recipe={recipe} user={user} costClass="@min-[480px]:hidden" />
      </div>
      <p className="num hidden text-right leading-tight @min-[480px]:block">
        <b className="font-[650]">{dollars(summary.costPerServing)}</b>
        <span className="note block">a serving</span>
      </p>
      {!pick && (
        <div className="relative grid @min-[480px]:flex">
          <FavoriteButton recipe={recipe} />
          <DeleteButton id={id} title={title} />
        </div>
      )}
    </li>
  )
}
