import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '#client/api.ts'
import { currentUserQuery, useTakeUser } from '#client/features/accounts/queries.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Security } from '#contract/accounts/security.ts'

/** Sessions, second factor, a change of address on its way. Asked again when the window comes back: other browsers change it. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => api.security.security({ signal }),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
})

/** A call that answers the whole view of the account's security, which is taken over. */
export function useSecurityChange<V>(change: (input: V) => Promise<Security>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (security) => queryClient.setQueryData(securityQuery.queryKey, security),
  })
}

/** A call that answers the user and changes the account's security besides, which is asked for anew. */
export function useGuardedChange<V>(change: (input: V) => Promise<User>) {
  const queryClient = useQueryClient()
  const takeUser = useTakeUser()
  return useMutation({
    mutationFn: change,
    onSuccess: (user) => {
      takeUser(user)
      void queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
    },
  })
}

/** After a call that changed the account without answering it. */
export function useAskAgain() {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    await queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
  }, [queryClient])
}

/** Sends the link that confirms the address once more. */
export const useSendConfirmation = () => useMutation({ mutationFn: () => api.security.sendConfirmation({ body: {} }) })
export const useKeepAccount = () => useGuardedChange(() => api.ownData.keepAccount({ body: {} }))
