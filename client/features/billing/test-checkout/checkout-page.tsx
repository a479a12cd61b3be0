import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { CheckoutForm } from '#client/features/billing/test-checkout/checkout-form.tsx'
import { CheckoutOver } from '#client/features/billing/test-checkout/checkout-over.tsx'
import { CheckoutSum } from '#client/features/billing/test-checkout/checkout-sum.tsx'
import { testCheckoutQuery } from '#client/features/billing/test-checkout/queries.ts'
import { NotFoundPage } from '#client/shell/not-found-page.tsx'
import { PendingPage } from '#client/shell/pending-page.tsx'
import { Badge, Page } from '#client/ui/pages/page.tsx'
import { ErrorState } from '#client/ui/pages/states.tsx'
import { CallError } from '#contract/client.ts'
import { plans } from '#contract/plans.ts'

/** Where a payment provider's page would be: it takes no card and no money. */
export function CheckoutPage() {
  const { id } = useParams({ from: '/checkout/$id' })
  const { data: checkout, error, refetch } = useQuery(testCheckoutQuery(id))
  useFreshOnReturn()
  if (!checkout && error && isUnknown(error)) return <NotFoundPage />
  if (!checkout && error)
    return (
      <Page title="Test checkout">
        <Label />
        <h1 className="mt-4 mb-4">The checkout didn’t open</h1>
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      </Page>
    )
  if (!checkout) return <PendingPage />
  const { name } = plans[checkout.tier]
  if (checkout.status !== 'open')
    return (
      <Page title="Test checkout" className="grid max-w-[760px] gap-5">
        <Label />
        <CheckoutOver checkout={checkout} />
      </Page>
    )
  return (
    <Page
      title={`Test checkout, ${name}`}
      className="one-way grid items-start gap-x-16 gap-y-8 spread:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]"
    >
      <div className="grid max-w-[560px] gap-5">
        <Label />
        <h1>{checkout.kind === 'new' ? `Pay for ${name}` : `Change to ${name}`}</h1>
        <p className="lead">
          This page stands in for a payment provider&rsquo;s. It doesn’t ask for a card, and you won’t be charged.
        </p>
        <CheckoutSum checkout={checkout} className="spread:hidden" />
        <CheckoutForm checkout={checkout} onStale={() => void refetch()} />
      </div>
      <CheckoutSum checkout={checkout} className="max-spread:hidden" />
    </Page>
  )
}

function Label() {
  return (
    <p>
      <Badge tone="left">Test checkout: nothing is charged</Badge>
    </p>
  )
}

const isUnknown = (error: Error) =>
  error instanceof CallError && (error.code === 'not_found' || error.code === 'invalid_input')

/** A page that the browser kept and brings back is as old as when it was left: what was paid since would look unpaid. */
function useFreshOnReturn() {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    window.addEventListener('pageshow', reload)
    return () => window.removeEventListener('pageshow', reload)
  }, [])
}
