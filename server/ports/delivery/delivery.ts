import type { DeliveryStore } from '#contract/shopping/delivery.ts'

/** A food to order. */
export interface OrderItem {
  /** Plain name of the food, as one would look for it in a shop. */
  readonly name: string
  /** As the list says it: '650 g onions'. */
  readonly text: string
  /** One amount in as many measures as are known of it, by the unit ids of domain/measure; empty: whatever is sold. */
  readonly measures: readonly { readonly quantity: number; readonly unit: string }[]
}

/** Something to be ordered at a store: a list, or one recipe. */
export interface Order {
  readonly store: DeliveryStore
  readonly zip: string | null
  readonly title: string
  readonly items: readonly OrderItem[]
  readonly recipe?: { readonly servings: number; readonly minutes: number; readonly steps: readonly string[] }
  /** Address of ours that leads back from the store; undefined where nobody else could open it. */
  readonly backTo: string | undefined
}

/** Where an order goes on: nothing is bought before the store's own checkout. */
export interface OrderPage {
  readonly url: string
  /** Whether the page has the items in it already. */
  readonly prePopulated: boolean
  /** How long the page stands; null: for ever. */
  readonly days: number | null
}

export interface Delivery {
  /** Rejects with a DeliveryFailure where the service does not do it. */
  pageFor(order: Order): Promise<OrderPage>
}

/** What a delivery service answered instead of a page. `status` 0: nothing. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure'
  readonly status: number
  /** The service's own word for it, made of letters, digits and _ alone; never its message, which may quote the order. */
  readonly code: string

  constructor(status: number, code: string, options?: ErrorOptions) {
    super(`The delivery service answered ${status} ${code}.`, options)
    this.status = status
    this.code = code
  }
}
