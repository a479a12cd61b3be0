import { storePage } from '#contract/shopping/store-address.ts'
import type { Delivery } from '#server/ports/delivery/delivery.ts'

/** Any store, without a key: its own ordering page. The member finds each item there by a search (contract/shopping/store-address.ts). */
export function storeLinks(): Delivery {
  return {
    pageFor: ({ store, zip }) => Promise.resolve({ url: storePage(store, zip), prePopulated: false, days: null }),
  }
}
