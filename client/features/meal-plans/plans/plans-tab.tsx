import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CalendarDays, CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { todayOf } from '#client/calendar-day.ts'
import { sentenceOf } from '#client/failure.ts'
import { activeText, dateText, mondayFrom } from '#client/features/meal-plans/plan-dates.ts'
import { PlanCard } from '#client/features/meal-plans/plans/plan-card.tsx'
import { todayQuery, useCreatePlan, useMealPlans } from '#client/features/meal-plans/queries.ts'
import { useToday } from '#client/features/meal-plans/use-today.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { MealPlan } from '#contract/planning/plan-view.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'

/** Own plans, the one that is eaten by first and then the newest, templates apart, and the ways to a new one. */
export function PlansTab() {
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="go" {...paths.mealPlan('new')} className="max-phone:w-full">
          <CalendarDays aria-hidden className="icon" />
          Plan a week
        </ButtonLink>
        <StartEmpty />
      </div>
      <Plans
        template={false}
        empty={
          <EmptyState title="No plans yet" more={<HelpLink to="meal-plans">What does a meal plan do?</HelpLink>}>
            Press “Plan a week” to get three meals a day for everyone, chosen to fit your rules. Or start from scratch
            and add your own recipes.
          </EmptyState>
        }
      />
      <Plans template heading="Templates" empty={null} />
    </div>
  )
}

/** A week without anything in it. */
function StartEmpty() {
  const navigate = useNavigate()
  const create = useCreatePlan(({ id }) => void navigate(paths.mealPlan(id)))
  const start = () => {
    const startDate = mondayFrom(todayOf(new Date()))
    create.mutate({ title: `Week of ${dateText(startDate)}`, startDate, endDate: dayAfter(startDate, 6) })
  }
  return (
    <Button busy={create.isPending} onClick={start} className="max-phone:w-full">
      <CalendarPlus aria-hidden className="icon" />
      Start from scratch
    </Button>
  )
}

function Plans({ template, heading, empty }: { template: boolean; heading?: string; empty: ReactNode }) {
  const { plans, error, refetch, ...parts } = useMealPlans(template)
  const today = useToday()
  const { data: eaten } = useQuery(todayQuery(today))
  const isEaten = (plan: MealPlan) => activeText(plan, today, eaten?.planId) === 'Active'
  if (plans?.length === 0) return empty
  if (!plans && template) return null
  return (
    <section aria-label={heading ?? 'Your plans'}>
      {heading && <h2 className="mb-1 text-[1.75rem]">{heading}</h2>}
      {plans ? (
        <ul className="grid gap-x-10 spread:grid-cols-2">
          {plans
            .toSorted((one, other) => Number(isEaten(other)) - Number(isEaten(one)))
            .map((plan) => (
              <PlanCard key={plan.id} plan={plan} level={heading ? 3 : 2} />
            ))}
        </ul>
      ) : error ? (
        <ErrorState sentence={sentenceOf(error, 'Your plans couldn’t be loaded.')} onRetry={() => void refetch()} />
      ) : (
        <Loading words="Loading your plans">
          <div className="grid gap-x-10 gap-y-4 spread:grid-cols-2">
            {[1, 2].map((row) => (
              <Skeleton key={row} className="h-36" />
            ))}
          </div>
        </Loading>
      )}
      <ShowMore parts={parts} count={plans?.length ?? 0} className="mt-5" />
    </section>
  )
}
