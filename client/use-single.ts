import { type DefaultError, type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/** A mutation that is not begun again while it is under way: of two quick presses the second one does nothing. */
export function useSingle<Data, Variables, Context>(
  options: UseMutationOptions<Data, DefaultError, Variables, Context>,
): UseMutationResult<Data, DefaultError, Variables, Context> {
  const isUnderWay = useRef(false)
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      // a second press comes sooner than the page shows that the first one was heard
      isUnderWay.current = false
      return options.onSettled?.(...settled)
    },
  })
  const mutate: typeof mutation.mutate = (...begun) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutation.mutate(...begun)
  }
  return { ...mutation, mutate }
}
