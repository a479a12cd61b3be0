import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

/**
 * How far long work has come, for whoever looks at it: it goes on when its page is left, and who comes back finds it as it is. `name` is
 * the work's; the second part changes what is known.
 */
export function useUnderWay<State extends object>(name: string, blank: State) {
  const queryClient = useQueryClient()
  const queryKey = ['under-way', name]
  const { data = blank } = useQuery<State>({ queryKey, queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY })
  const change = (part: Partial<State> | ((before: State) => Partial<State>)) =>
    queryClient.setQueryData<State>(queryKey, (before = blank) => ({
      ...before,
      ...(typeof part === 'function' ? part(before) : part),
    }))
  const now = () => queryClient.getQueryData<State>(queryKey) ?? blank
  return { state: data, now, change }
}
