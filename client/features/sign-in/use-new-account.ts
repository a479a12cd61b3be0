import { useNavigate } from '@tanstack/react-router'
import { sentenceOf } from '#client/failure.ts'
import { useSignUp, useTakeUser } from '#client/features/accounts/queries.ts'
import type { NewAccount } from '#client/features/sign-in/new-account-form.tsx'
import { paths } from '#client/paths.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { CallError } from '#contract/client.ts'

/**
 * Makes a free account, says what became of it, and goes on: to onboarding or wherever `goOn` leads, or to /signin where the
 * address is known.
 */
export function useNewAccount(goOn?: () => void) {
  const navigate = useNavigate()
  const takeUser = useTakeUser()
  const signUp = useSignUp()
  const create = (account: NewAccount) =>
    signUp.mutate(
      { body: account },
      {
        onSuccess: (user) => {
          toast({ title: 'Account Created!', description: 'Just a few questions about your kitchen before you cook.' })
          // Who leaves the site has a moment longer to read it.
          if (goOn) return void setTimeout(goOn, 1500)
          setTimeout(() => {
            takeUser(user)
            void navigate(paths.onboarding())
          }, 500)
        },
        onError: (error) => {
          const exists = isAddressTaken(error)
          toast({
            title: exists ? 'Account Already Exists' : 'Signup Failed',
            description: sentenceOf(error),
            variant: 'destructive',
          })
          if (exists) setTimeout(() => void navigate(paths.signIn()), 2000)
        },
      },
    )
  return { create, busy: signUp.isPending || signUp.isSuccess }
}

/** Whether there is an account with this address already. */
export function isAddressTaken(error: unknown): boolean {
  return error instanceof CallError && error.status === 400 && error.details['redirect'] === '/signin'
}
