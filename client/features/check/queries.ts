import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'

/** Foods whose names begin with what was typed. */
export const foodSearch = (typed: string) =>
  queryOptions({
    queryKey: ['foods', typed],
    queryFn: ({ signal }) => api.check.searchFoods({ query: { q: typed }, signal }),
    enabled: typed !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })

export interface Asked {
  text: string
  allergies: string[]
  diet: string
  /** Said by hand; null where the text is to say it. */
  servings: number | null
}

export function useCheck() {
  return useMutation({
    mutationFn: ({ text, allergies, diet, servings }: Asked) =>
      api.check.checkText({
        body: { text, allergies, ...(diet !== '' && { diet }), ...(servings !== null && { servings }) },
      }),
  })
}
