import { Fragment, type ReactNode } from 'react'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { entitlements } from '#contract/plans.ts'

interface ForPlanProps {
  /** What the plan has to have. */
  has: 'menus' | 'mealPlans'
  title: string
  /** For whom it has none. */
  locked: ReactNode
  children: (user: User) => ReactNode
}

/** A page for whom the plan has what it is about. */
export function ForPlan({ has, title, locked, children }: ForPlanProps) {
  return (
    <SignedIn>
      {(user) =>
        entitlements[user.subscriptionTier][has] ? (
          children(user)
        ) : (
          <Page title={title}>
            <h1 className="mb-7">{title}</h1>
            {locked}
          </Page>
        )
      }
    </SignedIn>
  )
}

/** The page of one thing, made anew for another; `id` is as the address has it. */
export function WithId({
  id,
  missing,
  children,
}: {
  id: string
  missing: ReactNode
  children: (id: number) => ReactNode
}) {
  return /^[1-9]\d{0,8}$/.test(id) ? <Fragment key={id}>{children(Number(id))}</Fragment> : missing
}
