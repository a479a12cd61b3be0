import { clsx } from 'clsx'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { Sheet } from '#client/ui/pages/page.tsx'
import { type Entitlement, plans, requiredTier } from '#contract/plans.ts'

/** Takes the place of what a plan does not have: what it is, and which plan has it. */
export function LockedFeature({
  of,
  title,
  action,
  example,
  children,
}: {
  of: Entitlement
  title: string
  /** On the button, where it is not the name of the plan. */
  action?: string
  /** What it brings, shown beside the words. */
  example?: ReactNode
  children: ReactNode
}) {
  const tier = requiredTier(of)
  const { name, price } = plans[tier]
  const { data: user } = useCurrentUser()
  const own = plans[user?.subscriptionTier ?? 'free']
  return (
    <Sheet
      tone="paid"
      className={clsx(
        'sells grid gap-x-12 gap-y-6 p-5 tablet:p-8',
        example ? 'spread:grid-cols-2 spread:grid-rows-[auto_1fr]' : 'max-w-[760px]',
      )}
    >
      <div className="grid content-start gap-5">
        <h2 className="inline-flex items-center gap-3 text-3">
          <Lock aria-hidden className="icon" />
          {title}
        </h2>
        {children}
      </div>
      {example}
      <div className="grid content-start justify-items-start gap-3">
        <p className="num font-semibold text-aubergine-ink">
          Part of {name}, ${price} a month{own.price > 0 && ` ($${price - own.price} more than ${own.name})`}
        </p>
        <ButtonLink look="paid" big {...paths.subscribe(tier)} className="max-phone:w-full">
          {action ?? `Upgrade to ${name}`}
        </ButtonLink>
        <HelpLink to="plans">What’s in each plan?</HelpLink>
      </div>
    </Sheet>
  )
}
