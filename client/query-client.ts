import { QueryClient } from '@tanstack/react-query'

/** The cache of what the server said: fresh for five minutes, asked again only when something changes it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 300_000, retry: false, refetchInterval: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
}
