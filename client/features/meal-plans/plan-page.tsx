import { getRouteApi } from '@tanstack/react-router'
import { sentenceOf } from '#client/failure.ts'
import { NewPlan, PlanWishes } from '#client/features/meal-plans/form/planning.tsx'
import { OwnPlan, PlanNotFound, PlansOnly } from '#client/features/meal-plans/own-plan.tsx'
import { PlanView } from '#client/features/meal-plans/plan-view.tsx'
import { isMissingPlan } from '#client/features/meal-plans/queries.ts'
import { usePlan } from '#client/features/meal-plans/use-plan.ts'
import { useArrival } from '#client/ui/lists/use-arrival.ts'
import { Page } from '#client/ui/pages/page.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'

const route = getRouteApi('/meal-plans/$id')

/** One plan: its calendar, what it comes to, and what is proved of it; or the form of a new one. */
export function PlanPage() {
  const { id } = route.useParams()
  if (id === 'new') return <PlansOnly title="Plan a week">{(user) => <NewPlan user={user} />}</PlansOnly>
  return <OwnPlan id={id}>{(_user, number) => <Plan id={number} />}</OwnPlan>
}

function Plan({ id }: { id: number }) {
  const { dialog } = route.useSearch()
  const { plan: found, error, refetch, ...changing } = usePlan(id)
  const plan = useArrival(found)
  if (isMissingPlan(error)) return <PlanNotFound />
  if (plan && dialog === 'wishes') return <PlanWishes plan={plan} />
  if (plan) return <PlanView plan={plan} {...changing} />
  return (
    <Page title="Meal plan">
      {error ? (
        <>
          <h1>Meal plan</h1>
          <ErrorState sentence={sentenceOf(error, 'The plan couldn’t be loaded.')} onRetry={() => void refetch()} />
        </>
      ) : (
        <Loading words="Loading the plan">
          <Skeleton className="mb-3 h-5 w-1/3" />
          <Skeleton className="mb-8 h-14 w-2/3" />
          <Skeleton className="h-120" />
        </Loading>
      )}
    </Page>
  )
}
