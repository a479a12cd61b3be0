import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { type Faults, faultsOfRefusal } from '#client/features/meal-plans/form/plan-faults.ts'
import {
  callOf,
  fieldsAfter,
  fieldsOfPlan,
  type PlanFields,
  usualPlan,
} from '#client/features/meal-plans/form/plan-fields.ts'
import { PlanForm } from '#client/features/meal-plans/form/plan-form.tsx'
import { WeekSoFar } from '#client/features/meal-plans/form/week-so-far.tsx'
import { NoWeekFits } from '#client/features/meal-plans/generate/no-week-fits.tsx'
import { PlanComingView } from '#client/features/meal-plans/generate/plan-coming-view.tsx'
import { usePlanGeneration } from '#client/features/meal-plans/generate/use-plan-generation.ts'
import { newestPlanQuery, useChangePlan } from '#client/features/meal-plans/queries.ts'
import { useToday } from '#client/features/meal-plans/use-today.ts'
import { paths } from '#client/paths.ts'
import { Button, TextLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'

/** Asks what a new plan is to keep to, and plans it: for the people of the newest plan, before the first one for the member. */
export function NewPlan({ user }: { user: User }) {
  const { data: newest, isPending } = useQuery(newestPlanQuery)
  const today = useToday()
  if (isPending) return <Waiting title="Plan a week" />
  // without the newest plan the form begins like the first
  return <Planning title="Plan a week" fields={newest ? fieldsAfter(newest, today) : usualPlan(user, today)} />
}

/** The people and rules of a plan, to be changed, or planned again by. */
export function PlanWishes({ plan }: { plan: MealPlanWithMeals }) {
  return <Planning title="People and rules" plan={plan} fields={fieldsOfPlan(plan)} />
}

/** The form, and what comes of it. What was typed stays, whatever happens. */
function Planning({ title, plan, fields: first }: { title: string; plan?: MealPlanWithMeals; fields: PlanFields }) {
  const navigate = useNavigate()
  const today = useToday()
  const [fields, setFields] = useState(first)
  // as they were when the form was opened: another device may have changed them since
  const [opened] = useState(plan)
  const [refused, setRefused] = useState<Faults>({})
  const generation = usePlanGeneration()
  const was = opened && { eaters: opened.eaters, rules: opened.rules }
  const save = useChangePlan('Saved')
  const call = callOf(fields)
  const back = plan ? paths.mealPlan(plan.id) : paths.menuPlanning({ tab: 'plans' })
  const onRefused = (error: unknown) => setRefused(faultsOfRefusal(error, fields))
  const generate = () => {
    generation.start(
      { ...call, ...(plan && { planId: plan.id, title: plan.title, was, date: today }) },
      { onMade: ({ id }) => void navigate({ ...paths.mealPlan(id), replace: true }), onRefused },
    )
  }
  const submit = (action: string) => {
    if (action !== 'save' || !plan || !opened) return generate()
    const { startDate, endDate, eaters, rules } = call
    const isMoved = startDate !== opened.startDate || endDate !== opened.endDate
    save.mutate(
      { id: plan.id, ...(isMoved && { startDate, endDate }), eaters, ...(rules && { rules }), was },
      { onSuccess: () => void navigate(paths.mealPlan(plan.id)), onError: onRefused },
    )
  }
  return (
    <Page title={title}>
      <TextLink {...back} className="mb-3">
        <ArrowLeft aria-hidden className="icon-small" />
        {plan ? plan.title : 'Meal Plans'}
      </TextLink>
      <h1 className="mb-4">{title}</h1>
      {generation.isPending ? (
        <PlanComingView
          coming={generation.coming}
          startDate={fields.startDate}
          days={fields.days}
          mealsWanted={fields.meals.map(({ meal }) => meal)}
          onCancel={generation.cancel}
        />
      ) : generation.contradiction ? (
        <NoWeekFits
          contradiction={generation.contradiction}
          onLetGo={generation.letGo}
          onEase={(eased) => {
            // so that the form says what was planned, should somebody come back to it
            setFields(fieldsOfPlan({ ...call, ...eased }))
            generation.ease(eased)
          }}
          onBack={generation.forget}
        />
      ) : (
        <>
          <p className="lead mb-6 max-w-prose">
            {plan
              ? 'The people and rules behind this plan. If you plan it again, days before today, locked meals, notes and meals out won’t change.'
              : 'Plan it as is, or open any section you want to change.'}
          </p>
          <div className="grid items-start gap-x-16 spread:grid-cols-[minmax(0,760px)_minmax(0,1fr)]">
            <PlanForm fields={fields} onChange={setFields} refused={refused} onSubmit={submit}>
              <Button type="submit" look="go" big value="plan" className="max-phone:w-full">
                <CalendarDays aria-hidden className="icon" />
                {plan ? 'Plan again' : 'Plan it'}
              </Button>
              {plan && (
                <Button type="submit" big value="save" busy={save.isPending} className="max-phone:w-full">
                  Save and keep the dishes
                </Button>
              )}
            </PlanForm>
            <WeekSoFar fields={fields} className="sticky top-8 max-spread:hidden" />
          </div>
        </>
      )}
    </Page>
  )
}

function Waiting({ title }: { title: string }) {
  return (
    <Page title={title}>
      <h1 className="mb-6">{title}</h1>
      <Loading words="Loading the form">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="mb-3 h-14 max-w-[760px]" />
        ))}
      </Loading>
    </Page>
  )
}
