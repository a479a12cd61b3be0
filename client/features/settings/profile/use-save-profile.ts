import { isSignedOut } from '#client/failure.ts'
import { useChangeProfile, useTakeUser } from '#client/features/accounts/queries.ts'
import { toast } from '#client/ui/overlays/toast.ts'

type Body = Parameters<ReturnType<typeof useChangeProfile>['mutate']>[0]['body']

/** Saves a part of the profile and tells of it. */
export function useSaveProfile(onSaved: () => void): { save: (body: Body) => void; busy: boolean } {
  const takeUser = useTakeUser()
  const change = useChangeProfile()
  const save = (body: Body) =>
    change.mutate(
      { body },
      {
        onSuccess: (user) => {
          takeUser(user)
          toast({ title: 'Profile Updated!', description: 'Your changes are saved.' })
          onSaved()
        },
        onError: (error) => {
          if (!isSignedOut(error))
            toast({ title: 'Error', description: 'Failed to update profile', variant: 'destructive' })
        },
      },
    )
  return { save, busy: change.isPending }
}
