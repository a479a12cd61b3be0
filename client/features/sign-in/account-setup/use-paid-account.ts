import { useNavigate } from '@tanstack/react-router'
import { sentenceOf } from '#client/failure.ts'
import { useTakeUser } from '#client/features/accounts/queries.ts'
import { keepPayment } from '#client/features/billing/kept-payment.ts'
import { useSignUpWithPayment, useVerifyAndCreateAccount } from '#client/features/billing/queries.ts'
import type { NewAccount } from '#client/features/sign-in/new-account-form.tsx'
import { isAddressTaken } from '#client/features/sign-in/use-new-account.ts'
import { paths } from '#client/paths.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { CallError } from '#contract/client.ts'
import type { Tier } from '#contract/plans.ts'

/** Makes the account of a payment, by the form or from what the payer told the provider; says what became of it and goes on. */
export function usePaidAccount(sessionId: string, tier: Tier) {
  const navigate = useNavigate()
  const takeUser = useTakeUser()
  const signUp = useSignUpWithPayment()
  const verify = useVerifyAndCreateAccount()

  const onError = (error: Error) => {
    toast({ ...failureOf(error), variant: 'destructive' })
    if (!isAddressTaken(error)) return
    // The payment waits for whoever signs in.
    keepPayment(sessionId)
    setTimeout(() => void navigate(paths.signIn()), 2000)
  }
  const create = (account: NewAccount) => {
    if (tier === 'free' || verify.isPending) return
    const { email, firstName, lastName, password } = account
    signUp.mutate(
      { body: { email, firstName, lastName, password, sessionId, tier } },
      {
        onError,
        onSuccess: (user) => {
          toast({ title: 'Account Created!', description: 'Just a few questions about your kitchen before you cook.' })
          setTimeout(() => {
            takeUser(user)
            void navigate(paths.onboarding())
          }, 1500)
        },
      },
    )
  }
  const createFromPayment = () => {
    if (tier === 'free' || signUp.isPending) return
    verify.mutate(
      { body: { sessionId, tier } },
      {
        onError,
        onSuccess: ({ user }) => {
          toast({
            title: 'Payment Successful!',
            description: 'Your account is ready. We’ve emailed you a link to set your password.',
          })
          setTimeout(() => {
            takeUser(user)
            void navigate(paths.home())
          }, 2000)
        },
      },
    )
  }
  const busy = signUp.isPending || signUp.isSuccess ? 'form' : verify.isPending || verify.isSuccess ? 'payment' : null
  return { create, createFromPayment, busy }
}

/** What can be mended in the form is said as it is; everything else is support's. */
function failureOf(error: Error) {
  if (isAddressTaken(error)) return { title: 'Account Already Exists', description: sentenceOf(error) }
  const isMendable = error instanceof CallError && mendable.some((code) => code === error.code)
  if (isMendable) return { title: 'Signup Failed', description: sentenceOf(error) }
  return {
    title: 'Account Setup Error',
    description: 'Payment verified but account creation failed. Please contact support.',
  }
}

const mendable = ['invalid_input', 'too_many_requests', 'checkout_used'] as const
