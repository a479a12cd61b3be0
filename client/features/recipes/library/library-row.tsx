import { Link } from '@tanstack/react-router'
import { DeleteButton } from '#client/features/recipes/delete-button.tsx'
import { DishThumbnail } from '#client/features/recipes/dish.tsx'
import { FavoriteButton } from '#client/features/recipes/favorite-button.tsx'
import { rowVerdict } from '#client/features/recipes/row-verdict.ts'
import { paths } from '#client/paths.ts'
import { Verdict } from '#client/ui/verdict.tsx'
import { dollars } from '#client/wording.ts'
import type { User } from '#contract/accounts.ts'
import type { RecipeRow } from '#contract/recipe.ts'
import { minutesText } from '#domain/measure/minutes.ts'

/** One recipe of the library; its title opens its page. */
export function LibraryRow({ recipe, user }: { recipe: RecipeRow; user: User }) {
  const { id, title, summary, tags, cuisine, recipeType } = recipe
  const verdict = rowVerdict(summary, user)
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hair py-3 hover:bg-sheet @min-[560px]:gap-x-5">
      <DishThumbnail src={recipe.photoUrl ?? recipe.imageUrl} className="size-[56px] @min-[560px]:size-[72px]" />
      <div className="min-w-0">
        <h2 className="text-lead leading-tight font-[520] tracking-[-0.008em] wrap-anywhere @min-[560px]:text-3">
          <Link
            {...paths.recipe(id)}
            data-row
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p className="num mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-ui text-ink-2">
          {verdict && (
            <Verdict kind={verdict.kind} small>
              {verdict.words}
            </Verdict>
          )}
          <span>{minutesText(summary.totalMinutes)}</span>
          <span>{summary.calories} kcal</span>
          <span>
            <b className="font-[650] text-ink">{dollars(summary.costPerServing)}</b> a serving
          </span>
        </p>
        <p className="note mt-1 flex flex-wrap gap-x-3 wrap-anywhere">
          <span>{[...new Set([cuisine, recipeType])].filter(Boolean).join(', ')}</span>
          {tags.map((tag) => (
            <span key={tag}>#{tag}</span>
          ))}
        </p>
      </div>
      <div className="relative grid @min-[560px]:flex">
        <FavoriteButton recipe={recipe} />
        <DeleteButton id={id} title={title} />
      </div>
    </li>
  )
}
