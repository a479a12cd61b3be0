import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useFormState } from 'react-hook-form'
import { z } from 'zod'
import { sentenceOf } from '#client/failure.ts'
import { useDecline, useLeave, usePay } from '#client/features/billing/test-checkout/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { ErrorSummary, FormError, TextField } from '#client/ui/fields/field.tsx'
import { price } from '#client/wording.ts'
import type { TestCheckout } from '#contract/billing/test-checkout.ts'
import { CallError } from '#contract/client.ts'
import { Email, Name } from '#contract/text.ts'

const Payer = z.strictObject({ name: Name('Name'), email: Email })

/** Pay, be declined, or leave: the three things that can happen at a checkout. `onStale`: it is not as it was shown. */
export function CheckoutForm({ checkout, onStale }: { checkout: TestCheckout; onStale: () => void }) {
  const { id, email, name, dueNow } = checkout
  const isKnown = email !== null
  const { register, handleSubmit, control } = useForm({
    resolver: zodResolver(Payer),
    defaultValues: { name: name ?? '', email: email ?? '' },
  })
  const { errors } = useFormState({ control })
  const pay = usePay()
  const decline = useDecline()
  const leave = useLeave()
  const isLeaving = pay.isPending || pay.isSuccess || leave.isPending || leave.isSuccess
  const isBusy = decline.isPending || isLeaving
  const goOn = { onSuccess: ({ url }: { url: string }) => location.assign(url), onError: lookAgain(onStale) }
  const forget = () => {
    pay.reset()
    decline.reset()
    leave.reset()
  }
  const submit = (payer: z.infer<typeof Payer>) => {
    if (isBusy) return
    forget()
    pay.mutate({ params: { id }, body: isKnown ? {} : payer }, goOn)
  }
  const error = pay.error ?? leave.error ?? decline.error
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-4">
      {isKnown ? (
        <p className="border-y border-hair py-3 wrap-anywhere">
          <span className="note block">Paid by</span>
          {name}, {email}
        </p>
      ) : (
        <>
          <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
          <ErrorSummary count={Object.keys(errors).length} />
        </>
      )}
      {decline.data && <FormError>{decline.data.message}</FormError>}
      {error && <FormError>{sentenceOf(error)}</FormError>}
      <Button type="submit" look="go" big busy={isLeaving} className="mt-1">
        Pay {price(dueNow)}
      </Button>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 rounded-ctl border-[1.5px] border-dashed border-edge px-4 py-2">
        <p className="note w-full pt-1">To test other ways a checkout can end:</p>
        <TextButton
          aria-disabled={isBusy}
          onClick={() => {
            if (isBusy) return
            forget()
            decline.mutate({ params: { id }, body: {} }, { onError: lookAgain(onStale) })
          }}
        >
          Decline the card
        </TextButton>
        <TextButton
          aria-disabled={isBusy}
          onClick={() => {
            if (isBusy) return
            forget()
            leave.mutate({ params: { id }, body: {} }, goOn)
          }}
        >
          Leave without paying
        </TextButton>
      </div>
    </form>
  )
}

/** Paid in another tab, or expired meanwhile: the page shows that instead. */
const lookAgain = (onStale: () => void) => (error: Error) => {
  if (error instanceof CallError && error.status < 500) onStale()
}
