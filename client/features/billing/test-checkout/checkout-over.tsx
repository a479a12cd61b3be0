import { sentenceOf } from '#client/failure.ts'
import { useLeave, usePay } from '#client/features/billing/test-checkout/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { FormError } from '#client/ui/fields/field.tsx'
import type { TestCheckout } from '#contract/billing/test-checkout.ts'
import { plans } from '#contract/plans.ts'

/** A checkout that can be paid no more, and the way on. */
export function CheckoutOver({ checkout }: { checkout: TestCheckout }) {
  const { id, status, tier } = checkout
  const pay = usePay()
  const leave = useLeave()
  const goOn = { onSuccess: ({ url }: { url: string }) => location.assign(url) }
  const isPaid = status === 'paid'
  // paying a paid checkout changes nothing and answers where its payer went on
  const follow = () =>
    isPaid ? pay.mutate({ params: { id }, body: {} }, goOn) : leave.mutate({ params: { id }, body: {} }, goOn)
  const { isPending, isSuccess, error } = isPaid ? pay : leave
  return (
    <>
      <h1>{isPaid ? 'This checkout is already complete' : 'This checkout has expired'}</h1>
      <p className="lead">
        {isPaid
          ? `${plans[tier].name} has already been paid for. Each checkout can be used only once.`
          : 'Nothing was charged. Please go back and choose the plan again.'}
      </p>
      {error && <FormError>{sentenceOf(error)}</FormError>}
      <div>
        <Button look="go" big busy={isPending || isSuccess} onClick={follow}>
          {isPaid ? 'Continue' : 'Back to the plan'}
        </Button>
      </div>
    </>
  )
}
