import { notifyManager, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { isSignedOut, isUnreachable } from '#client/failure.ts'
import { askJudgedAnew } from '#client/features/accounts/ask-judged-anew.ts'
import { keepUser, keptUser } from '#client/features/accounts/kept-user.ts'
import { isMembersPage } from '#client/features/accounts/members-page.ts'
import { isOwner, mayBeSignedIn } from '#client/kept.ts'
import { tellOver } from '#client/session.ts'
import type { User } from '#contract/accounts/accounts.ts'

/**
 * The signed-in user; null when signed out. Fresh for 30 seconds and asked again when the window comes back. Without
 * reception it is whoever was signed in here last. Where a session is found to be over on a page for members, the user stays until
 * whoever hears of it has left.
 */
export const currentUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ client, queryKey, signal }): Promise<User | null> => {
    const nobody = () => {
      const shown = client.getQueryData<User | null>(queryKey)
      // whoever signed out, in whichever window, has left nothing here
      if (shown && isOwner(shown.id) && isMembersPage()) {
        tellOver()
        return shown
      }
      keepUser(null)
      return null
    }
    if (!mayBeSignedIn()) return nobody()
    const kept = keptUser()
    // bad reception lets a call hang for minutes
    const limits = kept ? [signal, AbortSignal.timeout(patience)] : [signal]
    try {
      const user = await api.accounts.currentUser({ signal: AbortSignal.any(limits) })
      keepUser(user)
      return user
    } catch (error) {
      if (kept && (isUnreachable(error) || isTimeout(error))) return kept
      if (!isSignedOut(error)) throw error
      return nobody()
    }
  },
  networkMode: 'always',
  staleTime: 30_000,
  refetchOnWindowFocus: true,
})

const patience = 5000
const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** `data` is the user, null when signed out, undefined while it is not known. */
export function useCurrentUser() {
  return useQuery(currentUserQuery)
}

/** Takes over the user that a call answered; what another user had seen is forgotten, and what was judged for another profile asked for anew. */
export function useTakeUser() {
  const queryClient = useQueryClient()
  return (user: User | null) => {
    const before = queryClient.getQueryData(currentUserQuery.queryKey)
    const forget = () =>
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' && queryKey[0] !== 'public' })
    if (user && before?.id !== user.id) forget()
    keepUser(user)
    queryClient.setQueryData(currentUserQuery.queryKey, user)
    // a page of theirs that is still drawn would ask again for what it misses, and be refused
    if (!user && before) notifyManager.schedule(forget)
    askJudgedAnew(queryClient, before, user)
  }
}

export const useSignUp = () => useMutation({ mutationFn: api.accounts.signUp })
export const useSignIn = () => useMutation({ mutationFn: api.accounts.signIn })
export const useChangeProfile = () => useMutation({ mutationFn: api.accounts.changeProfile })
export const useCompleteSetup = () => useMutation({ mutationFn: api.accounts.completeSetup })
