import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { shoppingKeys } from '#client/features/list-keeping/shopping-cache.ts'

/** The stores with the addresses of their pages. */
export const storesQuery = queryOptions({
  queryKey: shoppingKeys.stores,
  queryFn: ({ signal }) => api.shopping.stores({ signal }),
})

/** The page of a service for a list, filled where the service can do that. */
export function useDeliveryLink() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { deliveryService: string; deliveryAddress: string; shoppingListId: number }) =>
      api.shopping.deliveryLink({ body }),
    // the list carries its link
    onSuccess: (_link, { shoppingListId }) =>
      queryClient.invalidateQueries({ queryKey: shoppingKeys.one(shoppingListId) }),
  })
}
