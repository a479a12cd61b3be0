import { useNavigate } from '@tanstack/react-router'
import { useSignOut, useTakeUser } from '#client/features/accounts/queries.ts'
import { paths } from '#client/paths.ts'
import { toast } from '#client/ui/toast.ts'

/** Signs this browser out and goes home; tells where that did not work. */
export function useLeaving() {
  const navigate = useNavigate()
  const takeUser = useTakeUser()
  const signOut = useSignOut()
  const leave = () =>
    signOut.mutate(undefined, {
      onSuccess: () => {
        takeUser(null)
        void navigate(paths.home())
      },
      onError: () =>
        toast({
          title: 'Logout Failed',
          description: 'There was an error signing out. Please try again.',
          variant: 'destructive',
        }),
    })
  return { leave, busy: signOut.isPending }
}
