import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useId } from 'react'

type Single<Data, Variables, Context> = Omit<UseMutationResult<Data, DefaultError, Variables, Context>, 'isPending'> & {
  isPending: boolean
}

/**
 * A mutation that is not begun again while it is under way: of two quick presses the second one does nothing. With a `mutationKey` that
 * goes for every place which has the key, also for whoever left the page meanwhile and came back; `isPending` tells of all of them.
 */
export function useSingle<Data, Variables, Context>(
  options: UseMutationOptions<Data, DefaultError, Variables, Context>,
): Single<Data, Variables, Context> {
  const queryClient = useQueryClient()
  const ownKey = useId()
  const mutationKey = options.mutationKey ?? [ownKey]
  const mutation = useMutation({ ...options, mutationKey })
  const isPending = useIsMutating({ mutationKey }) > 0
  const mutate: typeof mutation.mutate = (...begun) => {
    // a second press comes sooner than the page shows that the first one was heard
    if (queryClient.isMutating({ mutationKey }) === 0) mutation.mutate(...begun)
  }
  return { ...mutation, isPending, mutate }
}
