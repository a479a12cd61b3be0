import { raiseCheckoutFlags } from '#client/features/billing/checkout-flags.ts'
import { TestGrounds } from '#client/features/billing/test-checkout/test-grounds.tsx'
import { paths } from '#client/paths.ts'
import { ButtonAnchor, TextLink } from '#client/ui/buttons/button.tsx'
import { Badge, Page } from '#client/ui/pages/page.tsx'
import { plans } from '#contract/plans.ts'

/** Direct redirect links for the two paid plans, as an email or another site would hold them. */
export function CheckoutTestPage() {
  return (
    <TestGrounds>
      {() => (
        <Page title="Checkout test" className="grid max-w-[760px] gap-5">
          <p>
            <Badge tone="left">For testing</Badge>
          </p>
          <h1>Checkout test</h1>
          <p className="lead">
            Two plain links. The server starts the checkout and redirects the browser to it. No JavaScript is involved.
          </p>
          <ul className="double-rule grid gap-4 pt-6">
            {(['mid', 'premium'] as const).map((tier) => (
              <li key={tier} className="flex flex-wrap items-center gap-x-5 gap-y-2">
                <ButtonAnchor look="paid" href={`/api/checkout-redirect/${tier}`} onClick={() => raiseCheckoutFlags()}>
                  {plans[tier].name}, ${plans[tier].price} a month
                </ButtonAnchor>
                <code className="note wrap-anywhere">/api/checkout-redirect/{tier}</code>
              </li>
            ))}
          </ul>
          <p>
            <TextLink {...paths.testCheckout()}>
              Test checkout: more ways to start a checkout, and a clock you can fast-forward
            </TextLink>
          </p>
        </Page>
      )}
    </TestGrounds>
  )
}
