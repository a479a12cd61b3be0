import type { Payments, Subscription } from '#server/ports/payments/payments.ts'
import { subscriptionIn } from '#server/ports/payments/stripe-words.ts'
import type { SqlFault } from '#server/test-world/payment-histories/faulty-database.ts'
import { standInPrices } from '#server/test-world/stripe/stripe-state.ts'

/** One way in which the product could be wrong: its SQL, its port or its answers are changed underneath it. */
export interface Plant {
  readonly sql?: SqlFault
  readonly payments?: (payments: Payments) => Payments
  /** Jobs of this name are lost. */
  readonly loses?: string
  /** A notice whose effect failed is answered as if it had worked. */
  readonly swallows?: true
  /** It shows only where transactions run side by side. */
  readonly isOfManyConnections?: true
}

/** What the judge has to notice. */
export const plants: Readonly<Record<string, Plant>> = {
  'no version: an older answer overwrites a newer one': {
    sql: {
      rewrite: inUpdatesOfAccounts((text) =>
        text.replace(/"version" = (\$\d+)/, '"version" = "version" + 0 * $1::int'),
      ),
    },
  },
  'the event is recorded outside the transaction of its effect': {
    sql: { survives: /^insert into "payment_events"/ },
  },
  'emails are asked for outside the transaction': {
    sql: { survives: /^insert into history_jobs/ },
  },
  'receipts are not remembered': {
    sql: {
      rewrite: (text) =>
        text.replace(
          /^(insert into "payment_events" .*) on conflict do nothing/,
          '$1 on conflict (id) do update set kind = excluded.kind',
        ),
    },
  },
  'no lock on the member': {
    isOfManyConnections: true,
    sql: { rewrite: (text) => (text.includes('from "billing_accounts"') ? text.replace(/ for update$/, '') : text) },
  },
  'a checkout can be claimed by anybody': {
    sql: { rewrite: (text) => text.replace(/\("checkout_sessions"."user_id" is null or /, '(true or ') },
  },
  'the payload of a notice is believed': { payments: believing },
  'signatures are not looked at': {
    payments: (payments) => replaced(payments, { readNotice: unsigned }),
  },
  'a failed effect is answered with 200': { swallows: true },
  'a second subscription is left running': { loses: 'end-subscription' },
  'past_due ends the plan': {
    payments: mapping((found) => (found.status === 'past_due' ? { ...found, status: 'unpaid' } : found)),
  },
  'unpaid keeps the plan': {
    payments: mapping((found) => (found.status === 'unpaid' ? { ...found, status: 'active' } : found)),
  },
  'a cancellation in the portal is overlooked': {
    payments: mapping((found) => ({ ...found, endsAtPeriodEnd: false })),
  },
  'a change of plan is overlooked': {
    payments: (payments) => {
      const first = new Map<string, Subscription['tier']>()
      return mapping((found) => {
        if (!first.has(found.id)) first.set(found.id, found.tier)
        return { ...found, tier: first.get(found.id) }
      })(payments)
    },
  },
  'a provider that does not answer has ended the subscription': { payments: despairing },
}

function inUpdatesOfAccounts(change: (text: string) => string) {
  return (text: string) => (text.startsWith('update "billing_accounts"') ? change(text) : text)
}

function replaced(payments: Payments, instead: Partial<Payments>): Payments {
  return new Proxy(payments, {
    get: (target, name) =>
      (Object.hasOwn(instead, name) ? instead[name as keyof Payments] : Reflect.get(target, name, target)) as unknown,
  })
}

function mapping(change: (found: Subscription) => Subscription) {
  return (payments: Payments): Payments =>
    replaced(payments, {
      async findSubscription(id) {
        const found = await payments.findSubscription(id)
        return found && change(found)
      },
      subscriptionsOf: async (id) => (await payments.subscriptionsOf(id)).map(change),
    })
}

/** Where it gets no answer about what is running, it says of everything that it is over. */
function despairing(payments: Payments): Payments {
  let isAway = false
  return replaced(payments, {
    async findSubscription(id) {
      const found = await payments.findSubscription(id)
      return isAway && found ? { ...found, status: 'ended' } : found
    },
    async subscriptionsOf(id) {
      try {
        isAway = false
        return await payments.subscriptionsOf(id)
      } catch {
        isAway = true
        return []
      }
    },
  })
}

/** What was said last of a subscription stands, instead of what is true. */
function believing(payments: Payments): Payments {
  const said = new Map<string, Subscription>()
  const believed = (found: Subscription) => said.get(found.id) ?? found
  return replaced(mapping(believed)(payments), {
    readNotice(body, signature) {
      const notice = payments.readNotice(body, signature)
      const { data } = JSON.parse(body.toString()) as { data: { object: { object: string; latest_invoice: unknown } } }
      if (data.object.object !== 'subscription') return notice
      const found = subscriptionIn({ ...data.object, latest_invoice: null } as never, standInPrices)
      said.set(found.id, found)
      return notice
    },
  })
}

function unsigned(body: Buffer): ReturnType<Payments['readNotice']> {
  const { id, type, data } = JSON.parse(body.toString()) as {
    id: string
    type: string
    data: { object: { id: string; object: string; customer?: string } }
  }
  const { object } = data
  const checkoutId = object.object === 'checkout.session' ? object.id : undefined
  return { id, kind: type, checkoutId, customerId: object.customer, subscriptionId: undefined }
}
