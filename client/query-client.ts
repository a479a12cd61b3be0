import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSignedOut } from '#client/failure.ts'
import { toast } from '#client/ui/toast.ts'

/** The cache of what the server said: fresh for five minutes, asked again only when something changes it. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) leave()
  }
  let leaving = false
  function leave() {
    if (leaving) return
    leaving = true
    toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', variant: 'destructive' })
    setTimeout(() => {
      leaving = false
      onSignedOut()
    }, 500)
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 300_000, retry: false, refetchInterval: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
}
