import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PaymentRefusal, type Payments, type Subscription } from '#server/ports/payments/payments.ts'
import { ada, type PaymentWorld, start, wish } from '#server/test-world/payments/payment-world.ts'

/** What every payment provider makes of customers and checkouts. */
export function checkoutConformance(open: () => Promise<PaymentWorld>): void {
  describe('a checkout', () => {
    let world: PaymentWorld
    let payments: Payments
    beforeEach(async () => {
      world = await open()
      ;({ payments } = world)
    })
    afterEach(() => world.close?.())

    it('leads to a page of the provider and is open until it is paid', async () => {
      const { id, url } = await payments.startCheckout(wish('mid'))
      expect(payments.isOwnAddress(new URL(url))).toBe(true)
      expect(payments.isOwnAddress(new URL('https://elsewhere.example/'))).toBe(false)
      expect(await payments.findCheckout(id)).toMatchObject({ id, status: 'open', tier: 'mid' })
    })

    it('that is paid names payer, plan and subscription', async () => {
      const { id } = await payments.startCheckout(wish('premium'))
      await world.pay(id, ada)
      const checkout = await payments.findCheckout(id)
      expect(checkout).toMatchObject({ status: 'paid', tier: 'premium', email: ada.email, name: ada.name })
      const subscription = await payments.findSubscription(checkout?.subscriptionId ?? '')
      expect(subscription).toEqual({
        id: checkout?.subscriptionId ?? '',
        customerId: checkout?.customerId ?? '',
        tier: 'premium',
        status: 'active',
        periodEnd: new Date('2026-12-20T12:00:00Z'),
        endsAtPeriodEnd: false,
        lastInvoice: expect.objectContaining({ cents: 2000, isPaid: true, at: start }),
      } satisfies Subscription)
    })

    it('of a customer whom we know belongs to that customer', async () => {
      const customerId = await payments.createCustomer({ userId: 'u', ...ada, key: 'ada' })
      const { id } = await payments.startCheckout(wish('mid', { customerId }))
      await world.pay(id, ada)
      expect((await payments.findCheckout(id))?.customerId).toBe(customerId)
      expect(await payments.subscriptionsOf(customerId)).toHaveLength(1)
    })

    it('stays open after a declined card, and another card pays it', async () => {
      const { id } = await payments.startCheckout(wish('mid'))
      await world.decline(id)
      expect(await payments.findCheckout(id)).toMatchObject({ status: 'open', subscriptionId: undefined })
      await world.pay(id, ada)
      expect((await payments.findCheckout(id))?.status).toBe('paid')
    })

    it('that has expired, or was closed by us, cannot be paid', async () => {
      const expired = await payments.startCheckout(wish('mid', { key: 'one' }))
      await world.expire(expired.id)
      const closed = await payments.startCheckout(wish('mid', { key: 'two' }))
      await payments.closeCheckout(closed.id)
      await payments.closeCheckout(closed.id)
      for (const { id } of [expired, closed]) {
        expect((await payments.findCheckout(id))?.status).toBe('expired')
        await expect(world.pay(id, ada)).rejects.toThrow(/expired/)
      }
    })

    it('that is paid stays paid when it is closed', async () => {
      const { id } = await payments.startCheckout(wish('mid'))
      await world.pay(id, ada)
      await payments.closeCheckout(id)
      expect((await payments.findCheckout(id))?.status).toBe('paid')
    })

    it('asked for twice under one key is one checkout', async () => {
      const [one, two] = await Promise.all([payments.startCheckout(wish('mid')), payments.startCheckout(wish('mid'))])
      expect(two).toEqual(one)
      expect((await payments.startCheckout(wish('mid', { key: 'another' }))).id).not.toBe(one.id)
      await expect(payments.startCheckout(wish('premium'))).rejects.toThrow(PaymentRefusal)
    })

    it('that nobody started is not found', async () => {
      expect(await payments.findCheckout('cs_test_nobody_started_it')).toBeUndefined()
      await payments.closeCheckout('cs_test_nobody_started_it')
    })

    it('for a customer who is not known is refused', async () => {
      await expect(payments.startCheckout(wish('mid', { customerId: 'cus_nobody' }))).rejects.toThrow(PaymentRefusal)
    })

    it('a customer made twice under one key is one customer', async () => {
      const customer = { userId: 'u', ...ada, key: 'ada' }
      const [one, two] = await Promise.all([payments.createCustomer(customer), payments.createCustomer(customer)])
      expect(two).toBe(one)
    })
  })
}
