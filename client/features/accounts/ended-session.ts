import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { keepPlace } from '#client/features/accounts/kept-place.ts'
import { keepUser } from '#client/features/accounts/kept-user.ts'
import { currentUserQuery } from '#client/features/accounts/queries.ts'
import { keepTyped } from '#client/features/accounts/typed-fields.ts'
import { paths } from '#client/paths.ts'
import { toast } from '#client/ui/overlays/toast.ts'

/**
 * What happens when the session turns out to be over, wherever that is noticed: one toast, and after half a second the sign-in page. The
 * place and what was typed there are kept; nothing asks whether to leave, for staying is no choice.
 */
export function leaveEndedSession(router: AnyRouter, queryClient: QueryClient): () => void {
  let isLeaving = false
  return () => {
    const place = router.state.location.href
    // an answer that comes late tells nothing new
    if (isLeaving || place.startsWith('/signin')) return
    isLeaving = true
    toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', variant: 'destructive' })
    setTimeout(() => {
      isLeaving = false
      keepTyped(place)
      keepPlace(place)
      keepUser(null)
      void router.navigate({ ...paths.signIn(), ignoreBlocker: true })
      queryClient.setQueryData(currentUserQuery.queryKey, null)
    }, 500)
  }
}
