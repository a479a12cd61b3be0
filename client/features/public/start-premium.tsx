import { leaveForCheckout } from '#client/features/billing/checkout-flags.ts'
import { useStartCheckout } from '#client/features/billing/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'

/** Straight to the payment of Premium. A failure is for the log alone: the plans above lead there too, and say what is wrong. */
export function StartPremium() {
  const checkout = useStartCheckout()
  const start = () =>
    checkout.mutate(
      { body: { tier: 'mid' } },
      {
        onSuccess: ({ url }) => (url ? leaveForCheckout(url) : note(new Error('The answer has no checkout page.'))),
        onError: note,
      },
    )
  return (
    <Button look="paid" busy={checkout.isPending} onClick={start}>
      Get Started Today
    </Button>
  )
}

function note(error: Error): void {
  // oxlint-disable-next-line no-console -- the specification: logged only, nothing shown
  console.error('The checkout couldn’t be started.', error)
}
