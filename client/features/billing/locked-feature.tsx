import { clsx } from 'clsx'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Sheet } from '#client/ui/page.tsx'
import { type Entitlement, plans, requiredTier } from '#contract/plans.ts'

/** Takes the place of what a plan does not have: what it is, and which plan has it. */
export function LockedFeature({
  of,
  title,
  action,
  example,
  meanwhile,
  children,
}: {
  of: Entitlement
  title: string
  /** On the button, where it is not the name of the plan. */
  action?: string
  /** What it brings, shown beside the words. */
  example?: ReactNode
  /** What the reader's own plan can do instead. */
  meanwhile?: ReactNode
  children: ReactNode
}) {
  const tier = requiredTier(of)
  const { name, price } = plans[tier]
  return (
    <Sheet
      tone="paid"
      className={clsx('grid gap-x-12 gap-y-7 p-6 tablet:p-8', example ? 'spread:grid-cols-2' : 'max-w-[760px]')}
    >
      <div className="grid content-start gap-5">
        <h2 className="inline-flex items-center gap-3 text-3">
          <Lock aria-hidden className="icon" />
          {title}
        </h2>
        {children}
        <div className="grid justify-items-start gap-3">
          <p className="num font-semibold text-aubergine-ink">
            Part of {name}, ${price} a month
          </p>
          <ButtonLink look="paid" big {...paths.subscribe(tier)} className="max-phone:w-full">
            {action ?? `Upgrade to ${name}`}
          </ButtonLink>
          <HelpLink to="plans">What’s in each plan?</HelpLink>
        </div>
        {meanwhile}
      </div>
      {example}
    </Sheet>
  )
}
