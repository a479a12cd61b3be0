import type { User } from '#contract/accounts/accounts.ts'
import type { DeliveryStore } from '#contract/shopping/delivery.ts'
import { storePage } from '#contract/shopping/store-address.ts'
import { deliveryServicesOfSettings } from '#domain/options/options.ts'

/** The services that deliver, as choices. */
export const serviceOptions = Object.entries(deliveryServicesOfSettings)
  .filter(([value]) => value !== 'none')
  .map(([value, label]) => ({ value, label }))

/** The service that a member prefers; null for none. */
export function preferredService({ preferredDeliveryService }: Pick<User, 'preferredDeliveryService'>): string | null {
  return preferredDeliveryService === 'none' ? null : preferredDeliveryService
}

/** The ordering page of the member's own store, with their zip code and our name as the source; undefined where either is not set. */
export function shopAddress(
  stores: readonly DeliveryStore[],
  user: Pick<User, 'preferredDeliveryService' | 'deliveryZipCode'>,
): { name: string; url: string } | undefined {
  const store = stores.find(({ service }) => service === preferredService(user))
  const zip = user.deliveryZipCode?.trim()
  if (!store || !zip) return undefined
  const url = storePage(store, zip)
  return isWeb(url) ? { name: store.name, url } : undefined
}

/** Whether an address is one that a link may lead to: https or http, and nothing that runs. */
export function isWeb(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
