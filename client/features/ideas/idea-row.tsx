import type { ReactNode } from 'react'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { listText } from '#client/features/dishes/format.ts'
import { RowFact } from '#client/features/dishes/row-fact.tsx'
import { rowVerdict } from '#client/features/dishes/row-verdict.ts'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import type { User } from '#contract/accounts/accounts.ts'
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
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 border-b border-hair py-4 @min-[480px]:gap-x-6">
      <DishThumbnail src={imageUrl} className="size-24 @min-[480px]:size-36" />
      <div className="min-w-0">
        <h3 className="text-lead leading-tight wrap-anywhere @min-[480px]:text-3">{title}</h3>
        {missing.length === 0 && (
          <p className="mt-1.5">
            <Verdict kind="fits">You have everything</Verdict>
          </p>
        )}
        <div className="mt-1.5 grid gap-1 text-ui leading-snug text-ink-2 wrap-anywhere">
          {uses.length > 0 && (
            <p>
              <b className="font-semibold text-ink">Uses:</b> {listText(uses)}
            </p>
          )}
          {missing.length > 0 && (
            <p>
              <b className="font-semibold text-ink">Missing:</b> {listText(missing)}
            </p>
          )}
          <p className="empty:hidden">
            <RowFact fact={rowVerdict(summary, user)} />
          </p>
        </div>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="num note">
            {minutesText(summary.totalMinutes)} · {caloriesText(summary.calories)}
          </p>
          {action}
        </div>
      </div>
    </li>
  )
}
