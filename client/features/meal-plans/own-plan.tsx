import { Fragment, type ReactNode } from 'react'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { LockedPlans } from '#client/features/meal-plans/locked-plans.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import type { User } from '#contract/accounts.ts'
import { entitlements } from '#contract/plans.ts'

/** A page for whom the plan has meal plans. */
export function PlansOnly({ title, children }: { title: string; children: (user: User) => ReactNode }) {
  return (
    <SignedIn>
      {(user) =>
        entitlements[user.subscriptionTier].mealPlans ? (
          children(user)
        ) : (
          <Page title={title}>
            <h1 className="mb-7">{title}</h1>
            <LockedPlans />
          </Page>
        )
      }
    </SignedIn>
  )
}

/** The page of one plan; `id` is as the address has it. */
export function OwnPlan({ id, children }: { id: string; children: (user: User, id: number) => ReactNode }) {
  return (
    <PlansOnly title="Meal Plans">
      {(user) =>
        /^[1-9]\d{0,8}$/.test(id) ? <Fragment key={id}>{children(user, Number(id))}</Fragment> : <PlanNotFound />
      }
    </PlansOnly>
  )
}

/** There is no such plan, or it is somebody else's. */
export function PlanNotFound() {
  return (
    <Page title="Plan Not Found" className="grid justify-items-start gap-4">
      <h1>Plan Not Found</h1>
      <p className="lead">It may have been deleted, or it is not among yours.</p>
      <ButtonLink look="go" {...paths.menuPlanning({ tab: 'plans' })}>
        Back to Meal Plans
      </ButtonLink>
    </Page>
  )
}
