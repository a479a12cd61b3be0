import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PlannedMeal } from '#client/features/cooking/kept-cooking.ts'
import { isMissingPlan, planQuery } from '#client/features/meal-plans/queries.ts'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { capital } from '#client/wording.ts'
import { cooksRemarks, forSome, type Remark } from '#domain/plan/meal-plan/cooking/remarks.ts'

interface Props {
  planned: PlannedMeal
  /** What is cooked; the plan may have another dish there since. */
  recipeId: number
}

/** Over each step of a dish that is cooked from a meal plan: for whom it is, and what to know of each plate. */
export function PlannedPlates({ planned, recipeId }: Props) {
  const { data: plan, error, isPaused } = useQuery(planQuery(useQueryClient(), planned.plan))
  const entry = plan?.entries.find(({ id }) => id === planned.entry)
  if (!plan) return isPaused || (error && !isMissingPlan(error)) ? <Plates remarks={[unread]} /> : null
  if (entry?.recipeId !== recipeId) return null
  return <Plates whom={forSome(plan, entry)} remarks={cooksRemarks(plan, entry)} />
}

/** For whom a dish is, and what to know of each plate; nothing where there is nothing to know. */
export function Plates({ whom, remarks }: { whom?: string | null; remarks: readonly Omit<Remark, 'brief'>[] }) {
  if (!whom && remarks.length === 0) return null
  return (
    <div className="wrap grid gap-1.5 pt-5 tablet:pt-8">
      {whom && <p className="aside wrap-anywhere">{capital(whom)}</p>}
      {remarks.map(({ kind, words }) => (
        <Verdict key={words} kind={kind} className="flex! wrap-anywhere">
          {words}
        </Verdict>
      ))}
    </div>
  )
}

const unread = {
  kind: 'warns',
  words: 'Your meal plan can’t be loaded right now, so we can’t show what to leave off anyone’s plate',
} as const
