import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What an email carries in its Message-ID and its return address, so that whoever reports of it can be believed to have had it: the id of
 * its delivery, signed. In small letters and digits: mail servers may change the case.
 */
export function markOf(secret: string, deliveryId: number): string {
  return `${deliveryId}-${signature(secret, deliveryId)}`
}

/** The delivery that a mark speaks of; undefined where nobody here has signed it. */
export function readMark(secret: string, mark: string): number | undefined {
  const [, id = '', signed = ''] = /^(\d{1,15})-([0-9a-f]{20})$/.exec(mark.toLowerCase()) ?? []
  if (id === '') return undefined
  return timingSafeEqual(Buffer.from(signature(secret, Number(id))), Buffer.from(signed)) ? Number(id) : undefined
}

/** 80 bits: whoever guesses one ends one subscription. */
function signature(secret: string, deliveryId: number): string {
  return createHmac('sha256', secret).update(`newsletter delivery ${deliveryId}`).digest('hex').slice(0, 20)
}
