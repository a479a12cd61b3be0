import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type PaidTier, PaymentRefusal, type Payments } from '#server/ports/payments/payments.ts'
import { ada, halfWay, type PaymentWorld, site, subscribed, wish } from '#server/test-world/payments/payment-world.ts'

/** What every payment provider makes of a paid plan, month after month. */
export function subscriptionConformance(open: () => Promise<PaymentWorld>): void {
  describe('a subscription', () => {
    let world: PaymentWorld
    let payments: Payments
    beforeEach(async () => {
      world = await open()
      ;({ payments } = world)
    })
    afterEach(() => world.close?.())

    it('renews for another month, with another invoice', async () => {
      const { id, customerId } = await subscribed(world, 'mid')
      await world.renew(id)
      expect(await payments.findSubscription(id)).toMatchObject({
        status: 'active',
        periodEnd: new Date('2027-01-20T12:00:00Z'),
        lastInvoice: { cents: 700, isPaid: true },
      })
      expect(await payments.invoicesOf(customerId)).toHaveLength(2)
    })

    it('is past due after a failed renewal, and active with the same invoice when it is paid after all', async () => {
      const { id } = await subscribed(world, 'mid')
      await world.failRenewal(id)
      const failed = await payments.findSubscription(id)
      expect(failed).toMatchObject({ status: 'past_due', tier: 'mid', lastInvoice: { cents: 700, isPaid: false } })
      await world.recover(id)
      expect(await payments.findSubscription(id)).toMatchObject({
        status: 'active',
        lastInvoice: { id: failed?.lastInvoice?.id, isPaid: true },
      })
    })

    it('has ended when the provider gives up, and is found, but no more among the running ones', async () => {
      const { id, customerId } = await subscribed(world, 'mid')
      await world.failRenewal(id)
      await world.giveUp(id)
      expect((await payments.findSubscription(id))?.status).toBe('ended')
      expect(await payments.subscriptionsOf(customerId)).toEqual([])
      await expect(payments.setEnding(id, true)).rejects.toThrow(PaymentRefusal)
    })

    it('set to end goes on until its period ends', async () => {
      const { id } = await subscribed(world, 'mid')
      const ending = await payments.setEnding(id, true)
      expect(ending).toMatchObject({ id, status: 'active', endsAtPeriodEnd: true })
      expect(await payments.setEnding(id, true)).toEqual(ending)
      expect(await payments.findSubscription(id)).toEqual(ending)
      await world.renew(id)
      expect((await payments.findSubscription(id))?.status).toBe('ended')
    })

    it('that goes on after all renews', async () => {
      const { id } = await subscribed(world, 'mid')
      await payments.setEnding(id, true)
      expect(await payments.setEnding(id, false)).toMatchObject({ status: 'active', endsAtPeriodEnd: false })
      await world.renew(id)
      expect((await payments.findSubscription(id))?.status).toBe('active')
    })

    it('upgraded half-way stays the same one and bills the difference in whole cents', async () => {
      const { id, customerId } = await subscribed(world, 'mid')
      world.clock.now = halfWay
      await change(world, id, 'premium')
      const [running, ...others] = await payments.subscriptionsOf(customerId)
      expect(others).toEqual([])
      expect(running).toMatchObject({
        id,
        tier: 'premium',
        periodEnd: new Date('2026-12-20T12:00:00Z'),
        lastInvoice: { cents: 650, isPaid: true },
      })
      expect((await payments.invoicesOf(customerId)).map(({ cents }) => cents)).toEqual([650, 700])
    })

    it('downgraded half-way leaves a credit that the next months use up', async () => {
      const { id } = await subscribed(world, 'premium')
      world.clock.now = halfWay
      await change(world, id, 'mid')
      const cents = async () => (await payments.findSubscription(id))?.lastInvoice?.cents
      expect(await cents()).toBe(0)
      await world.renew(id)
      expect(await cents()).toBe(50)
      await world.renew(id)
      expect(await cents()).toBe(700)
    })

    it('that has ended, or has the plan already, is not changed', async () => {
      const { id } = await subscribed(world, 'mid')
      await expect(change(world, id, 'mid')).rejects.toThrow(PaymentRefusal)
      await payments.endNow(id)
      await expect(change(world, id, 'premium')).rejects.toThrow(PaymentRefusal)
    })

    it('ended at once leaves the rest of its month as credit, once', async () => {
      const { id, customerId } = await subscribed(world, 'premium')
      world.clock.now = halfWay
      await payments.endNow(id)
      await payments.endNow(id)
      expect(await payments.subscriptionsOf(customerId)).toEqual([])
      const { id: checkoutId } = await payments.startCheckout(wish('premium', { customerId, key: 'again' }))
      await world.pay(checkoutId, ada)
      expect((await payments.subscriptionsOf(customerId))[0]?.lastInvoice?.cents).toBe(1000)
    })

    it('that nobody has is not found, and not changed', async () => {
      expect(await payments.findSubscription('sub_nobody')).toBeUndefined()
      expect(await payments.subscriptionsOf('cus_nobody')).toEqual([])
      await expect(payments.setEnding('sub_nobody', true)).rejects.toThrow(PaymentRefusal)
      await expect(payments.endNow('sub_nobody')).rejects.toThrow(PaymentRefusal)
    })

    it('of two running ones the newest comes first', async () => {
      const { id: first, customerId } = await subscribed(world, 'mid')
      world.clock.now = halfWay
      const { id } = await payments.startCheckout(wish('premium', { customerId, key: 'second' }))
      await world.pay(id, ada)
      const running = await payments.subscriptionsOf(customerId)
      expect(running.map(({ tier }) => tier)).toEqual(['premium', 'mid'])
      expect(running[1]?.id).toBe(first)
    })

    it('invoices come newest first, 24 at most, with a number each', async () => {
      const { id, customerId } = await subscribed(world, 'mid')
      for (let month = 0; month < 25; month += 1) await world.renew(id)
      const invoices = await payments.invoicesOf(customerId)
      expect(invoices).toHaveLength(24)
      expect(new Set(invoices.map(({ number }) => number)).size).toBe(24)
      expect(invoices[0]?.id).toBe((await payments.findSubscription(id))?.lastInvoice?.id)
      expect(await payments.invoicesOf('cus_nobody')).toEqual([])
    })

    it('a customer who is forgotten has no subscription any more', async () => {
      const { id, customerId } = await subscribed(world, 'mid')
      await payments.forgetCustomer(customerId)
      await payments.forgetCustomer(customerId)
      expect((await payments.findSubscription(id))?.status).toBe('ended')
      expect(await payments.subscriptionsOf(customerId)).toEqual([])
    })

    it('there is a page for cards and invoices', async () => {
      const { customerId } = await subscribed(world, 'mid')
      expect(await payments.managementUrl(customerId, `${site}/settings`)).toMatch(/^https?:\/\//)
    })
  })
}

async function change(world: PaymentWorld, subscriptionId: string, tier: PaidTier): Promise<void> {
  const subscription = await world.payments.findSubscription(subscriptionId)
  if (!subscription) throw new Error('no subscription')
  const id = `change_of_${subscriptionId.slice(-20)}`
  const addresses = { returnUrl: `${site}/payment-success?session_id=${id}`, cancelUrl: `${site}/pricing` }
  const { url } = await world.payments.startChange({ id, subscription, tier, ...addresses })
  expect(world.payments.isOwnAddress(new URL(url))).toBe(true)
  await world.confirmChange({ id, url })
}
