import type { ReactNode } from 'react'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { listText } from '#client/features/dishes/format.ts'
import { RowFact } from '#client/features/dishes/row-fact.tsx'
import { hasAllergies, rowVerdict } from '#client/features/dishes/row-verdict.ts'
import { Verdict } from '#client/ui/verdict.tsx'
import type { User } from '#contract/accounts.ts'
import { caloriesText } from '#domain/measure/figures.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import type { RecipeSummary } from '#domain/recipe/verify/summary.ts'

interface IdeaRowProps {
  title: ReactNode
  imageUrl: string
  uses: readonly string[]
  missing: readonly string[]
  summary: RecipeSummary
  user: User
  action?: ReactNode
}

/** One dish that could be made: what it uses of what is there, and what would have to be bought. */
export function IdeaRow({ title, imageUrl, uses, missing, summary, user, action }: IdeaRowProps) {
  const fact = rowVerdict(summary, user)
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-2.5 border-b border-hair py-4 @min-[480px]:gap-x-6">
      <DishThumbnail src={imageUrl} className="row-span-2 size-24 @min-[480px]:size-36" />
      <div className="min-w-0">
        <h3 className="text-lead leading-tight wrap-anywhere @min-[480px]:text-3">{title}</h3>
        {uses.length > 0 && (
          <p className="mt-1 text-ui leading-snug wrap-anywhere">
            <b className="font-semibold">Uses:</b> {listText(uses)}
          </p>
        )}
        <p className="text-ui leading-snug text-ink-2 wrap-anywhere">
          {missing.length === 0 ? (
            <Verdict kind="fits" small>
              You have everything
            </Verdict>
          ) : (
            <>
              <b className="font-semibold">Missing:</b> {listText(missing)}
            </>
          )}
        </p>
        {fact && (
          <p className="mt-1 text-ui leading-snug">
            {fact.kind === 'quiet' && !hasAllergies(user) && !summary.diet ? (
              <Verdict kind="warns" small>
                {fact.words}
              </Verdict>
            ) : (
              <RowFact fact={fact} />
            )}
          </p>
        )}
        <p className="num mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-ui text-ink-2">
          <span>{minutesText(summary.totalMinutes)}</span>
          <span>{caloriesText(summary.calories)}</span>
        </p>
      </div>
      {action && <div className="col-start-2">{action}</div>}
    </li>
  )
}
