import { clsx } from 'clsx'
import { LeaderRow, Sheet } from '#client/ui/pages/page.tsx'
import { TickedLines } from '#client/ui/signs/ticked-lines.tsx'
import { price } from '#client/wording.ts'
import type { TestCheckout } from '#contract/billing/test-checkout.ts'
import { plans } from '#contract/plans.ts'

/** What is bought, what it costs a month, and what is due now. */
export function CheckoutSum({ checkout, className }: { checkout: TestCheckout; className: string }) {
  const { tier, kind, dueNow } = checkout
  const { name, features } = plans[tier]
  return (
    <Sheet tone="paid" className={clsx('px-6 py-5', className)}>
      <h2 className="text-3">{name}</h2>
      <div className="mt-3 grid gap-2.5">
        <LeaderRow name="Per month">{price(checkout.price)}</LeaderRow>
        <LeaderRow name="Due now" className="text-lead font-semibold">
          {price(dueNow)}
        </LeaderRow>
      </div>
      <p className="note mt-4">{explanation(kind, dueNow === checkout.price)}</p>
      <TickedLines lines={features} className="mt-4 border-t border-aubergine/35 pt-3 max-spread:hidden" />
    </Sheet>
  )
}

function explanation(kind: TestCheckout['kind'], isWhole: boolean): string {
  if (kind === 'new')
    return isWhole
      ? 'Billed monthly. Cancel anytime.'
      : 'Less the credit from your previous plan. Billed monthly. Cancel anytime.'
  return 'For the rest of this month, less the unused part of your current plan. Anything left over comes off your next payments.'
}
