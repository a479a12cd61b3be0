import { type Delivery, DeliveryFailure } from '#server/ports/delivery/delivery.ts'
import { type InstacartSettings, instacart } from '#server/ports/delivery/instacart.ts'
import { storeLinks } from '#server/ports/delivery/store-links.ts'

interface Log {
  warn(details: object, message: string): void
}

/** Pages that are filled where a service can do it, and the stores' own pages everywhere else and whenever it cannot: nobody is stuck. */
export function openDelivery(settings: InstacartSettings | undefined, log: Log): Delivery {
  const links = storeLinks()
  const filled = settings && instacart(settings)
  if (!filled) return links
  return {
    async pageFor(order) {
      if (order.store.service !== 'instacart') return links.pageFor(order)
      try {
        return await filled.pageFor(order)
      } catch (error) {
        if (!(error instanceof DeliveryFailure)) throw error
        log.warn({ status: error.status, code: error.code }, 'Instacart made no page; the order uses searches instead.')
        return links.pageFor(order)
      }
    },
  }
}
