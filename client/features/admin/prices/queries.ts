import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { deskApi } from '#client/desk-api.ts'
import { useAdminChange } from '#client/features/desk/frame/use-admin-change.ts'
import { useSingle } from '#client/use-single.ts'

/** Foods with what they cost, page by page: those that are looked for, or those with a price of their own. */
export const pricesQuery = (q: string, isSet: boolean) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'prices', 'list', q, isSet],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...(q && { q }), ...(isSet && { isSet: 'true' as const }) }
      return deskApi.foodPrices.listPage({
        query: { ...query, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

export const priceQuery = (food: string) =>
  queryOptions({
    queryKey: ['admin', 'prices', food],
    queryFn: ({ signal }) => deskApi.foodPrices.read({ params: { food }, signal }),
  })

/** What a price would change, before anybody saves it. */
export const usePreview = () => useSingle({ mutationFn: deskApi.foodPrices.preview })

export const useSetPrice = () =>
  useAdminChange(deskApi.foodPrices.set, { done: 'Price saved', failed: 'Price not saved' })

export const useTakeBackPrice = () =>
  useAdminChange(deskApi.foodPrices.takeBack, { done: 'Price removed', failed: 'Price not removed' })

/** Has everything read anew: recipes, lists and plans cost otherwise by now. */
export function useReadAnew(): { onSuccess: () => void } {
  const queryClient = useQueryClient()
  return { onSuccess: () => void queryClient.invalidateQueries() }
}
