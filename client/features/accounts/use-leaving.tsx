import { notifyManager, useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { api } from '#client/api.ts'
import { isSignedOut } from '#client/failure.ts'
import { dropPlace } from '#client/features/accounts/kept-place.ts'
import { sayLastWords, wouldBeLost } from '#client/features/accounts/last-words.ts'
import { useCurrentUser, useTakeUser } from '#client/features/accounts/queries.ts'
import { forgetMember } from '#client/kept.ts'
import { paths } from '#client/paths.ts'
import { Confirm } from '#client/ui/overlays/confirm.tsx'
import { toast } from '#client/ui/overlays/toast.ts'

export interface Leaving {
  leave: () => void
  busy: boolean
  /** Stands beside the button: asks before anything is lost that this device alone has. */
  question: ReactNode
}

/** Signs this browser out and goes home, leaving nothing of the member here; tells where that did not work. */
export function useLeaving(): Leaving {
  return useWayOut(() => api.accounts.signOut({ body: {} }))
}

/** The same for every browser of the member. */
export function useLeavingEverywhere(): Leaving {
  return useWayOut(
    () => api.security.signOutEverywhere({ body: {} }),
    () =>
      toast({ title: 'Signed out everywhere', description: 'You’re signed out in every browser, including this one.' }),
  )
}

function useWayOut(signOut: () => Promise<unknown>, tell?: () => void): Leaving {
  const navigate = useNavigate()
  const takeUser = useTakeUser()
  const { data: user } = useCurrentUser()
  const [loss, setLoss] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const way = useMutation({
    mutationFn: async ({ isSure }: { isSure: boolean }) => {
      await sayLastWords()
      const lost = user && !isSure ? wouldBeLost(user.id) : undefined
      if (lost === undefined) await signOut()
      return lost
    },
    onSuccess: async (lost) => {
      setLoss(lost)
      setIsAsking(lost !== undefined)
      if (lost !== undefined) return
      takeUser(null)
      // once their pages have gone, which would ask again for what they miss
      notifyManager.schedule(forgetMember)
      tell?.()
      await navigate({ ...paths.home(), ignoreBlocker: true })
      // the page that was left is no place to come back to
      dropPlace()
    },
    onError: (error) => {
      if (!isSignedOut(error))
        toast({
          title: 'Logout Failed',
          description: 'There was an error signing out. Please try again.',
          variant: 'destructive',
        })
    },
  })
  return {
    leave: () => way.mutate({ isSure: false }),
    busy: way.isPending,
    question: (
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Sign out with unsaved changes?"
        description={`This device has ${loss}. If you sign out, you’ll lose whatever isn’t saved.`}
        confirmLabel="Sign out anyway"
        busy={way.isPending}
        onConfirm={() => way.mutate({ isSure: true })}
      />
    ),
  }
}
