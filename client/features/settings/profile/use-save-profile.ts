import { type RefObject, useRef } from 'react'
import { isSignedOut } from '#client/failure.ts'
import { useChangeProfile, useTakeUser } from '#client/features/accounts/queries.ts'
import { toast } from '#client/ui/toast.ts'

type Body = Parameters<ReturnType<typeof useChangeProfile>['mutate']>[0]['body']

/**
 * Saves a part of the profile and tells of it. `heading` is for the heading of that part: it takes the focus when the
 * button that was pressed is gone.
 */
export function useSaveProfile(): {
  save: (body: Body) => void
  busy: boolean
  heading: RefObject<HTMLHeadingElement | null>
} {
  const takeUser = useTakeUser()
  const change = useChangeProfile()
  const heading = useRef<HTMLHeadingElement>(null)
  const save = (body: Body) =>
    change.mutate(
      { body },
      {
        onSuccess: (user) => {
          takeUser(user)
          toast({ title: 'Profile Updated!', description: 'What you changed is saved.' })
          heading.current?.focus({ preventScroll: true })
        },
        onError: (error) => {
          if (!isSignedOut(error))
            toast({ title: 'Error', description: 'Failed to update profile', variant: 'destructive' })
        },
      },
    )
  return { save, busy: change.isPending, heading }
}
