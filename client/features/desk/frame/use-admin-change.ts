import { useQueryClient } from '@tanstack/react-query'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { currentUserQuery } from '#client/features/accounts/queries.ts'
import { NotConfirmed, useGuard } from '#client/features/desk/frame/password-guard.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'

interface Words {
  /** The toast of success and a line below it. */
  done: string
  told?: string
  /** The toast of failure; the server's sentence stands below it. */
  failed: string
}

/** Something an administrator does: once however often it is pressed, with the password where it is asked for; what was read is read again. */
export function useAdminChange<Variables, Data>(act: (variables: Variables) => Promise<Data>, words: Words) {
  const queryClient = useQueryClient()
  const guard = useGuard()
  return useSingle<Data, Variables, unknown>({
    mutationFn: (variables) => guard(() => act(variables)),
    onSuccess: () => {
      toast({ title: words.done, ...(words.told && { description: words.told }) })
      void queryClient.invalidateQueries({ queryKey: ['admin'] })
      // the member may be whoever sits here
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    },
    onError: (error) => {
      if (error instanceof NotConfirmed || isSignedOut(error)) return
      toast({ title: words.failed, description: sentenceOf(error), variant: 'destructive' })
    },
  })
}
