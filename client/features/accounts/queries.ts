import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { isSignedOut } from '#client/failure.ts'
import type { User } from '#contract/accounts.ts'

/** The signed-in user; null when signed out. Fresh for 30 seconds and asked again when the window comes back. */
export const currentUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await api.accounts.currentUser({ signal })
    } catch (error) {
      if (isSignedOut(error)) return null
      throw error
    }
  },
  staleTime: 30_000,
  refetchOnWindowFocus: true,
})

/** `data` is the user, null when signed out, undefined while it is not known. */
export function useCurrentUser() {
  return useQuery(currentUserQuery)
}

/** Takes over the user that a call answered; what another user had seen is forgotten. */
export function useTakeUser() {
  const queryClient = useQueryClient()
  return (user: User | null) => {
    if (queryClient.getQueryData(currentUserQuery.queryKey)?.id !== user?.id)
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' && queryKey[0] !== 'public' })
    queryClient.setQueryData(currentUserQuery.queryKey, user)
  }
}

export const useSignUp = () => useMutation({ mutationFn: api.accounts.signUp })
export const useSignIn = () => useMutation({ mutationFn: api.accounts.signIn })
export const useSignOut = () => useMutation({ mutationFn: () => api.accounts.signOut({ body: {} }) })
export const useChangeProfile = () => useMutation({ mutationFn: api.accounts.changeProfile })
export const useCompleteSetup = () => useMutation({ mutationFn: api.accounts.completeSetup })
