import { CheckoutWays } from '#client/features/billing/test-checkout/checkout-ways.tsx'
import { MoveClock } from '#client/features/billing/test-checkout/move-clock.tsx'
import { TestGrounds } from '#client/features/billing/test-checkout/test-grounds.tsx'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { Badge, Page } from '#client/ui/pages/page.tsx'

/** Where the way to a checkout is tried, and what comes after it. */
export function TestCheckoutPage() {
  return (
    <TestGrounds>
      {(payments, user) => (
        <Page title="Test checkout" className="grid max-w-[860px] gap-10">
          <div className="grid justify-items-start gap-4">
            <Badge tone="left">
              {payments === 'test'
                ? 'Test checkout: nothing is charged'
                : 'For testing, with the real payment provider'}
            </Badge>
            <h1>Test checkout</h1>
            <p className="lead">Start a checkout, then open its URL in one of four ways.</p>
          </div>
          <CheckoutWays />
          {payments === 'test' && user && <MoveClock userId={user.id} />}
          <p className="flex flex-wrap gap-x-6">
            <TextLink {...paths.checkoutTest()}>Checkout test: two plain links</TextLink>
            {user && <TextLink {...paths.settings('subscription')}>My subscription</TextLink>}
          </p>
        </Page>
      )}
    </TestGrounds>
  )
}
