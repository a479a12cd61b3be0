import type { ReactNode } from 'react'
import { DishImage } from '#client/features/dishes/dish.tsx'
import { listText } from '#client/features/dishes/format.ts'
import { RowFact } from '#client/features/dishes/row-fact.tsx'
import { rowVerdict } from '#client/features/dishes/row-verdict.ts'
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
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-2.5 border-b border-hair py-4 @min-[560px]:gap-x-6 @min-[900px]:only:grid-cols-[auto_minmax(0,1fr)_auto]">
      <div className="row-span-2 size-24 @min-[560px]:size-40">
        <DishImage
          src={imageUrl}
          loading="lazy"
          // a photograph is as round as a plate
          className={imageUrl.includes('.svg') ? 'size-full' : 'size-full rounded-full object-cover!'}
        />
      </div>
      <div className="min-w-0">
        <h3 className="text-lead leading-tight wrap-anywhere @min-[560px]:text-3">{title}</h3>
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
            <RowFact fact={fact} />
          </p>
        )}
        <p className="num mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-ui text-ink-2">
          <span>{minutesText(summary.totalMinutes)}</span>
          <span>{caloriesText(summary.calories)}</span>
        </p>
      </div>
      {/* the only one has the whole width */}
      {action && (
        <div className="col-start-2 @min-[900px]:group-only:col-start-3 @min-[900px]:group-only:row-start-1">
          {action}
        </div>
      )}
    </li>
  )
}
