import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OwnPlan, PlanNotFound } from '#client/features/meal-plans/own-plan.tsx'
import { weekdays } from '#client/features/meal-plans/plan-dates.ts'
import { mealLabels } from '#client/features/meal-plans/plan-words.ts'
import { isMissingPlan, mealQuery } from '#client/features/meal-plans/queries.ts'
import { CookingComing } from '#client/features/timelines/cooking-coming.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { NothingHere } from '#client/ui/pages/nothing-here.tsx'
import type { MealToCook } from '#contract/planning/plan-view.ts'
import { type Place, readPlace } from '#domain/plan/meal-plan/calendar/place.ts'

interface Props {
  /** As the address has them. */
  id: string
  place: string
  children: (meal: MealToCook, plan: number, at: Place) => ReactNode
}

/** The page of what is cooked for one meal of a plan. */
export function OwnMeal({ id, place, children }: Props) {
  const at = readPlace(place)
  return (
    <OwnPlan id={id}>
      {(_user, plan) =>
        at ? (
          <Asked plan={plan} at={at}>
            {(meal) => children(meal, plan, at)}
          </Asked>
        ) : (
          <MealNotFound plan={plan} />
        )
      }
    </OwnPlan>
  )
}

function Asked({ plan, at, children }: { plan: number; at: Place; children: (meal: MealToCook) => ReactNode }) {
  const { data, error, refetch } = useQuery(mealQuery(plan, at))
  if (isMissingPlan(error)) return <PlanNotFound />
  if (!data) return <CookingComing what="meal" error={error} onRetry={() => void refetch()} />
  return children(data)
}

/** The plan is there, and has no such meal. */
function MealNotFound({ plan }: { plan: number }) {
  return (
    <NothingHere title="Meal Not Found" sentence="There’s no meal in your plan at this address.">
      <ButtonLink look="go" {...paths.mealPlan(plan)}>
        Back to the plan
      </ButtonLink>
    </NothingHere>
  )
}

/** 'Thursday dinner' */
export const mealName = (weekday: number, meal: Place['meal']) =>
  `${weekdays[weekday]!} ${mealLabels[meal].toLowerCase()}`

/** Under which what is kept of cooking a meal is found. */
export const mealPlace = (plan: number, place: string) => `meal-${plan}-${place}`
