import { queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'

export interface Asked {
  text: string
  allergies: string[]
  diet: string
  /** Said by hand; null where the text is to say it. */
  servings: number | null
}

export function useCheck() {
  return useMutation({ mutationFn: (asked: Asked) => api.check.checkText({ body: bodyOf(asked) }) })
}

/** What may stand in for one line of a text that was checked. */
export const textSwaps = (asked: Asked, line: number) =>
  queryOptions({
    queryKey: ['text-swaps', asked, line],
    queryFn: ({ signal }) => api.check.swaps({ body: { ...bodyOf(asked), line }, signal }),
    staleTime: Infinity,
  })

const bodyOf = ({ text, allergies, diet, servings }: Asked) => ({
  text,
  allergies,
  ...(diet !== '' && { diet }),
  ...(servings !== null && { servings }),
})
