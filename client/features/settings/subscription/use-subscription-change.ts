import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isSignedOut } from '#client/failure.ts'
import { useTakeUser } from '#client/features/accounts/queries.ts'
import { subscriptionQuery } from '#client/features/billing/queries.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import type { User } from '#contract/accounts/accounts.ts'

/** Changes the subscription by a call that answers the user, and tells of it; `told` makes the sentence of a success. */
export function useSubscriptionChange(call: () => Promise<User>) {
  const queryClient = useQueryClient()
  const takeUser = useTakeUser()
  const mutation = useMutation({ mutationFn: call })
  const change = (told: (user: User) => string, onDone?: () => void) =>
    mutation.mutate(undefined, {
      onSuccess: (user) => {
        takeUser(user)
        void queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
        toast({ title: 'Subscription Updated!', description: told(user) })
        onDone?.()
      },
      onError: (error) => {
        if (!isSignedOut(error))
          toast({ title: 'Update Failed', description: 'Failed to update subscription', variant: 'destructive' })
      },
    })
  return { change, busy: mutation.isPending }
}
