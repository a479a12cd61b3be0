import { queryOptions } from '@tanstack/react-query'
import { adminApi } from '#client/features/desk/admin-api.ts'
import { useAdminChange } from '#client/features/desk/frame/use-admin-change.ts'

/** The delivery services as they are now. */
export const storesQuery = queryOptions({
  queryKey: ['admin', 'stores'],
  queryFn: ({ signal }) => adminApi.deliveryStores({ signal }),
})

export const useCorrectStore = () =>
  useAdminChange(adminApi.changeDeliveryStore, { done: 'Store saved', failed: 'Store not saved' })

export const useResetStore = () =>
  useAdminChange(adminApi.resetDeliveryStore, { done: 'Store reset', failed: 'Store not reset' })
