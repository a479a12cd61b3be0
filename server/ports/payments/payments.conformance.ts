import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Payments } from '#server/ports/payments/payments.ts'
import { checkoutConformance } from '#server/test-world/payments/checkout-conformance.ts'
import { type PaymentWorld, type SignedNotice, start, subscribed } from '#server/test-world/payments/payment-world.ts'
import { subscriptionConformance } from '#server/test-world/payments/subscription-conformance.ts'

export type { PaymentWorld } from '#server/test-world/payments/payment-world.ts'

/** What every payment provider of ours does alike. */
export function paymentsConformance(name: string, open: () => Promise<PaymentWorld>): void {
  describe(`payments by ${name}`, () => {
    checkoutConformance(open)
    subscriptionConformance(open)

    describe('a notice', () => {
      let world: PaymentWorld
      let payments: Payments
      beforeEach(async () => {
        world = await open()
        ;({ payments } = world)
      })
      afterEach(() => world.close?.())

      it('says what to look at, under an id of its own', async () => {
        const { id, checkoutId, customerId } = await subscribed(world, 'mid')
        await world.failRenewal(id)
        const read = (await world.notices()).map(({ body, signature }) => payments.readNotice(body, signature))
        expect(read).toContainEqual(expect.objectContaining({ checkoutId, customerId, subscriptionId: id }))
        expect(read.at(-1)).toMatchObject({ checkoutId: undefined, customerId, subscriptionId: id })
        expect(new Set(read.map(({ id }) => id)).size).toBe(read.length)
        expect(await world.notices()).toEqual([])
      })

      it('is refused where it was tampered with, unsigned, empty, or signed by another', async () => {
        const { body, signature } = await aNotice(world)
        const elsewhere = await open()
        const foreign = await aNotice(elsewhere)
        await elsewhere.close?.()
        const tampered = Buffer.from(body.toString().replace('"', '" '))
        const earlier = signature.replace(/\d+/, (seconds) => String(Number(seconds) - 1))
        for (const [text, mark] of [
          [tampered, signature],
          [body, undefined],
          [body, ''],
          [body, 't=1,v1='],
          [body, signature.slice(0, -1)],
          [body, earlier],
          [Buffer.alloc(0), signature],
          [foreign.body, foreign.signature],
        ] as const)
          expect(() => payments.readNotice(text, mark)).toThrow(expect.objectContaining({ code: 'invalid_input' }))
        expect(payments.readNotice(body, signature).id).toBeTruthy()
      })

      it('is good for five minutes', async () => {
        const { body, signature } = await aNotice(world)
        const { id } = payments.readNotice(body, signature)
        world.clock.now = new Date(start.getTime() + 300_000)
        expect(payments.readNotice(body, signature).id).toBe(id)
        world.clock.now = new Date(start.getTime() + 301_000)
        expect(() => payments.readNotice(body, signature)).toThrow(expect.objectContaining({ code: 'invalid_input' }))
      })
    })
  })
}

async function aNotice(world: PaymentWorld): Promise<SignedNotice> {
  await subscribed(world, 'mid')
  const [notice] = await world.notices()
  if (!notice) throw new Error('nothing was said')
  return notice
}
