import { clsx } from 'clsx'
import { useState } from 'react'
import { DishImage, isDrawn } from '#client/features/dishes/dish.tsx'
import type { Pick } from '#client/features/dishes/recipe-title.tsx'
import { RowFact } from '#client/features/dishes/row-fact.tsx'
import { rowVerdict } from '#client/features/dishes/row-verdict.ts'
import { FavoriteButton } from '#client/features/recipes/favorite-button.tsx'
import { LibraryTitle } from '#client/features/recipes/library/rows/library-title.tsx'
import { RowMenu } from '#client/features/recipes/row-menu.tsx'
import { dollars } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'
import { minutesText } from '#domain/measure/minutes.ts'

/** One recipe of the library as a dish; its title opens its page. */
export function LibraryCard({ recipe, user, pick }: { recipe: ListedRecipe; user: User; pick: Pick | undefined }) {
  const { summary } = recipe
  const picture = recipe.photoUrl ?? recipe.imageUrl
  const fact = rowVerdict(summary, user)
  const [isShown, setIsShown] = useState(false)
  return (
    <li className="group relative flex min-w-0 flex-col rounded-ctl p-2 hover:bg-sheet has-checked:bg-basil-wash @max-[19rem]:p-1 @min-[560px]:p-3">
      <div className={clsx('grid aspect-square place-items-center', !isShown && 'plate')}>
        <DishImage
          src={picture}
          loading="lazy"
          onShown={() => setIsShown(true)}
          className={
            isDrawn(picture)
              ? 'size-full transition-transform duration-150 ease-set group-hover:-rotate-2'
              : 'size-[92%] rounded-sheet object-cover!'
          }
        />
      </div>
      <h2 className="mt-2.5 line-clamp-4 text-lead leading-tight font-[520] tracking-[-0.008em] wrap-anywhere @max-[19rem]:hyphens-auto @max-[19rem]:text-body @min-[560px]:text-3">
        <LibraryTitle recipe={recipe} pick={pick} />
      </h2>
      {fact && (
        <p className="mt-1 text-note leading-snug">
          <RowFact fact={fact} />
        </p>
      )}
      <div className="mt-auto flex items-center justify-between gap-1">
        <p className="num note flex min-w-0 flex-wrap gap-x-2.5">
          <span>{minutesText(summary.totalMinutes)}</span>
          <span>{dollars(summary.costPerServing)}</span>
        </p>
        {!pick && (
          <>
            {/* in the corner that no drawing reaches: pans have their handles in the other */}
            <div
              className={clsx(
                'absolute -top-1 -left-1 @min-[560px]:left-0',
                !isDrawn(picture) && 'rounded-full bg-paper/80',
              )}
            >
              <FavoriteButton recipe={recipe} />
            </div>
            <div className="relative -mr-2 flex-none">
              <RowMenu recipe={recipe} />
            </div>
          </>
        )}
      </div>
    </li>
  )
}
