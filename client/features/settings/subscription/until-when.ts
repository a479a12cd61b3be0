import { longDate } from '#client/wording.ts'
import type { Subscription } from '#contract/billing/billing.ts'

/** What becomes of a paid plan that is given up, and when. */
export function untilWhen(name: string, subscription: Subscription | undefined): string {
  if (subscription?.source === 'grant')
    return `Your ${name} plan is complimentary, so it ends right away, and you can’t undo that.`
  const until = subscription?.renewsAt ?? subscription?.endsAt
  return `You’ll keep ${name} until ${until ? longDate(until) : 'the end of the month you’ve paid for'}, and you won’t be charged again.`
}
