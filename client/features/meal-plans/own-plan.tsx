import type { ReactNode } from 'react'
import { ForPlan, WithId } from '#client/features/accounts/own-page.tsx'
import { LockedPlans } from '#client/features/meal-plans/plans/locked-plans.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { NothingHere } from '#client/ui/pages/nothing-here.tsx'
import type { User } from '#contract/accounts/accounts.ts'

/** A page for whom the plan has meal plans. */
export function PlansOnly({ title, children }: { title: string; children: (user: User) => ReactNode }) {
  return (
    <ForPlan has="mealPlans" title={title} locked={<LockedPlans />}>
      {children}
    </ForPlan>
  )
}

/** The page of one plan; `id` is as the address has it. */
export function OwnPlan({ id, children }: { id: string; children: (user: User, id: number) => ReactNode }) {
  return (
    <PlansOnly title="Meal Plans">
      {(user) => (
        <WithId id={id} missing={<PlanNotFound />}>
          {(number) => children(user, number)}
        </WithId>
      )}
    </PlansOnly>
  )
}

/** There is no such plan, or it is somebody else's. */
export function PlanNotFound() {
  return (
    <NothingHere title="Plan Not Found" sentence="It may have been deleted, or it may belong to someone else.">
      <ButtonLink look="go" {...paths.menuPlanning({ tab: 'plans' })}>
        Back to Meal Plans
      </ButtonLink>
    </NothingHere>
  )
}
