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
}

export function useCheck() {
  return useMutation({
    mutationFn: ({ text, allergies, diet }: Asked) =>
      api.check.checkText({ body: { text, allergies, ...(diet !== '' && { diet }) } }),
  })
}
