import { createHmac } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { QueryResultRow } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { ownDataJobs } from '#server/features/own-data/delete-accounts.ts'
import { openOutbox } from '#server/ports/mail/outbox.ts'
import { PaymentRefusal } from '#server/ports/payments/payments.ts'
import {
  type TestCheckoutPayments,
  testCheckoutPayments,
} from '#server/ports/payments/test-checkout/test-checkout-payments.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'
import { type FullAccount, fullAccount } from '#server/test-world/full-account.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { stripeWorld } from '#server/test-world/stripe/stripe-world.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

const day = 24 * 60 * 60 * 1000
const start = new Date('2026-11-20T12:00:00Z')

let world: TestApp
let payments: TestCheckoutPayments
beforeAll(async () => {
  const database = await freshDatabase()
  payments = testCheckoutPayments({ database, secret: 'a secret of tests', now: () => world.clock.now })
  world = await startApp({}, { database, payments })
})
afterAll(() => world.close())

/** The clock of the application at so many days after the start; the work runs there. */
async function after<T>(days: number, work: () => Promise<T>): Promise<T> {
  world.clock.now = new Date(start.getTime() + days * day)
  try {
    return await work()
  } finally {
    world.clock.now = start
  }
}

/** The hourly job, in a world where something is different. */
const deleteDue = (different: Partial<AppContext> = {}) =>
  ownDataJobs({ ...world.context, ...different })['delete-accounts']({}, 'a job')

const ask = (member: Cook, password = member.password) => member.api.ownData.deleteAccount({ body: { password } })

const isThere = async ({ user }: Cook) =>
  (await world.database.query('select 1 from users where id = $1', [user.id])).rows.length === 1

describe('asking for the deletion of an account', () => {
  test('takes the password, ends every other session and sets a day seven days ahead', async () => {
    const ada = await cook(world.app)
    const phone = visitor(world.app)
    await phone.api.accounts.signIn({ body: { email: ada.user.email, password: ada.password } })
    await expect(ask(ada, 'guess')).rejects.toMatchObject({ status: 401, code: 'wrong_credentials' })
    expect(await phone.api.accounts.currentUser({})).toMatchObject({ deletionAt: null })

    expect(await ask(ada)).toMatchObject({ id: ada.user.id, deletionAt: '2026-11-27T12:00:00.000Z' })
    await expect(phone.api.accounts.currentUser({})).rejects.toMatchObject({ status: 401 })
    expect(await ada.api.accounts.currentUser({})).toMatchObject({ deletionAt: '2026-11-27T12:00:00.000Z' })
  })

  test('an email says so, once; asked again, the first day stays', async () => {
    const ada = await cook(world.app)
    await world.jobs.run()
    await ask(ada)
    expect(await after(3, () => ask(ada))).toMatchObject({ deletionAt: '2026-11-27T12:00:00.000Z' })
    const { rows } = await world.database.query<{ data: { kind: string } }>(
      "select data from jobs.job where data->>'userId' = $1 and state = 'created'",
      [ada.user.id],
    )
    expect(rows.map(({ data }) => data)).toEqual([
      { userId: ada.user.id, kind: 'deletion-scheduled', details: { at: '2026-11-27T12:00:00.000Z' } },
    ])
  })

  test('can be taken back by signing in, until its day has come', async () => {
    const [ada, bob] = [await cook(world.app), await cook(world.app)]
    await Promise.all([ask(ada), ask(bob)])
    const phone = visitor(world.app)
    await after(6.9, async () => {
      await deleteDue()
      await phone.api.accounts.signIn({ body: { email: ada.user.email, password: ada.password } })
      expect(await phone.api.ownData.keepAccount({ body: {} })).toMatchObject({ deletionAt: null })
    })
    await after(7, async () => {
      await expect(bob.api.ownData.keepAccount({ body: {} })).rejects.toMatchObject({ status: 404 })
      await deleteDue()
    })
    expect([await isThere(ada), await isThere(bob)]).toEqual([true, false])
    expect(await ada.api.ownData.keepAccount({ body: {} })).toMatchObject({ deletionAt: null })
  })

  test('takes a password and nothing else', async () => {
    const ada = await cook(world.app)
    for (const payload of [{}, { password: '' }, { password: 7 }, ['x'], { password: ada.password, userId: 'bob' }]) {
      const answer = await ada.send({ method: 'POST', url: '/api/account/delete', payload })
      expect([payload, answer.statusCode, answer.json().code]).toEqual([payload, 400, 'invalid_input'])
    }
    expect(await ada.api.accounts.currentUser({})).toMatchObject({ deletionAt: null })
  })

  test('is not for strangers', async () => {
    for (const url of ['/api/account/delete', '/api/account/keep']) {
      const answer = await visitor(world.app).send({ method: 'POST', url, payload: { password: 'x' } })
      expect([url, answer.statusCode]).toEqual([url, 401])
    }
  })
})

describe('a deleted account', () => {
  test('leaves no row and no file behind but a keyed hash of its address, and nobody else loses anything', async () => {
    const ada = await fullAccount(world, payments, { firstName: 'Zephyrine', lastName: 'Quillfeather' })
    const bob = await fullAccount(world, payments, { firstName: 'Bartholomew', lastName: 'Oakapple' })
    const folder = temporaryFolder()
    const mail = await openOutbox(folder, { from: 'MealCrafter <post@example.org>', replyTo: 'help@example.org' })
    for (const { user, marks } of [ada, bob]) {
      const letter = { name: user.firstName, subject: 'Hello', text: marks.join(), html: '' }
      await mail.send({ ...letter, id: `a-${user.id}`, to: user.email })
      await mail.send({ ...letter, id: `b-${user.id}`, to: `new-${user.email}` })
    }
    const holding = await tablesWith(ada)
    expect(holding).toEqual(
      expect.arrayContaining(['public.users', 'public.recipes', 'public.rate_limits', 'jobs.job']),
    )
    expect(holding.length).toBeGreaterThan(14)
    await ask(ada)
    const others = await rowsWithout(ada)

    await after(7, () => deleteDue({ mail }))

    expect(await tablesWith(ada)).toEqual([])
    expect(others).toMatchObject({ 'public.freed_addresses': '0 ' })
    expect(await rowsWithout(ada)).toEqual({ ...others, 'public.freed_addresses': expect.stringMatching(/^1 /) })
    const { rows: freed } = await world.database.query('select * from freed_addresses')
    const address_hash = createHmac('sha256', world.context.secret).update(`freed ${ada.user.email}`).digest('hex')
    expect(freed).toEqual([{ address_hash, key_mark: expect.stringMatching(/^[0-9a-f]{16}$/) }])
    expect((await readdir(folder)).map((file) => file.includes(bob.user.id))).toEqual([true, true])
    await mail.close()
    await expect(ada.api.accounts.currentUser({})).rejects.toMatchObject({ status: 401, code: 'not_signed_in' })
    await expect(
      visitor(world.app).api.accounts.signIn({ body: { email: ada.user.email, password: ada.password } }),
    ).rejects.toMatchObject({ status: 401, code: 'wrong_credentials' })
    expect(await bob.api.recipes.list({})).toHaveLength(1)
    const { rows } = await world.database.query(
      "select actor_id, action, subject_id, details from audit_log where 'deleted account' in (actor_id, subject_id) order by id",
    )
    expect(rows).toEqual([
      { actor_id: 'boss', action: 'upgrade-user', subject_id: 'deleted account', details: { from: 'free', to: 'mid' } },
      { actor_id: 'deleted account', action: 'looked', subject_id: 'boss', details: { to: {} } },
    ])
  })

  test('every table that points to a user lets go of them', async () => {
    const { rows } = await world.database.query(
      "select conrelid::regclass::text as name from pg_constraint where confrelid = 'users'::regclass and confdeltype <> 'c'",
    )
    expect(rows).toEqual([])
  })
})

describe('a subscription of an account that goes', () => {
  test('is set to end with its period, and ends before the account does', async () => {
    const ada = await fullAccount(world, payments, { firstName: 'Ada', lastName: 'Payer' })
    expect(await payments.subscriptionsOf(ada.customerId)).toMatchObject([{ endsAtPeriodEnd: false }])
    expect((await ask(ada)).subscriptionEndsAt).toBe('2026-12-20T12:00:00.000Z')
    expect(await payments.subscriptionsOf(ada.customerId)).toMatchObject([{ endsAtPeriodEnd: true }])
    await after(7, () => deleteDue())
    expect(await payments.subscriptionsOf(ada.customerId)).toEqual([])
    expect(await isThere(ada)).toBe(false)
  })

  test('still ends where the account is kept, which the answer says, until it is resumed', async () => {
    const ada = await fullAccount(world, payments, { firstName: 'Ada', lastName: 'Keeper' })
    await ask(ada)
    const kept = await ada.api.ownData.keepAccount({ body: {} })
    expect(kept).toMatchObject({
      deletionAt: null,
      subscriptionTier: 'mid',
      subscriptionEndsAt: '2026-12-20T12:00:00.000Z',
    })
    expect(await payments.subscriptionsOf(ada.customerId)).toMatchObject([{ endsAtPeriodEnd: true }])
    const resumed = await ada.api.billing.resumeSubscription({ body: undefined })
    expect(resumed).toMatchObject({ subscriptionTier: 'mid', subscriptionEndsAt: null })
  })

  test('keeps its account waiting while the provider is away, and nobody else', async () => {
    const away = () => Promise.reject(new AppError('unavailable', 'away'))
    const provider = { ...payments, setEnding: away, subscriptionsOf: away, forgetCustomer: away }
    const payer = await fullAccount(world, payments, { firstName: 'Ada', lastName: 'Waiter' })
    const cheap = await cook(world.app)
    const elsewhere = await startApp({}, { database: world.database, payments: provider })
    const asked = visitor(elsewhere.app)
    asked.cookies = payer.cookies
    const user = await asked.api.ownData.deleteAccount({ body: { password: payer.password } })
    expect(user).toMatchObject({ deletionAt: expect.any(String), subscriptionTier: 'mid' })
    await ask(cheap)
    await after(7, async () => {
      await expect(deleteDue({ payments: provider })).rejects.toThrow('Accounts still to be deleted: 1')
      expect([await isThere(payer), await isThere(cheap)]).toEqual([true, false])
      await deleteDue()
    })
    expect(await isThere(payer)).toBe(false)
    await elsewhere.close()
  })

  test('holds nobody back who only ever paid at the test checkout, once that is switched off', async () => {
    const ada = await fullAccount(world, payments, { firstName: 'Ada', lastName: 'Tester' })
    await ask(ada)
    await after(7, () => deleteDue({ payments: undefined }))
    expect(await isThere(ada)).toBe(false)
    const { rows } = await world.database.query('select 1 from test_provider where customer_id = $1', [ada.customerId])
    expect(rows).toEqual([])
  })

  test('ends at Stripe too, with whoever paid; without Stripe it waits', async () => {
    const { standIn, payments: stripe, pay, close } = await stripeWorld({ clock: world.clock })
    const shop = await startApp({}, { database: world.database, payments: stripe })
    const ada = await cook(shop.app)
    const { sessionId } = await ada.api.billing.createCheckoutSession({ body: { tier: 'mid' } })
    await pay(sessionId, { email: ada.user.email, name: 'Ada' })
    await ada.api.billing.verifyPayment({ params: { sessionId } })
    await ask(ada)
    const states = () =>
      [...standIn.state.subscriptions.values()].map((each) => [each.status, each.cancel_at_period_end])
    expect(states()).toEqual([['active', true]])
    const refused = () => Promise.reject(new PaymentRefusal('a rule of theirs'))
    await after(7, async () => {
      for (const others of [undefined, payments])
        await expect(deleteDue({ payments: others })).rejects.toThrow('Accounts still to be deleted: 1')
      await expect(deleteDue({ payments: { ...stripe, forgetCustomer: refused } })).rejects.toThrow(
        'Accounts still to be deleted: 1',
      )
      await deleteDue({ payments: stripe })
    })
    expect([await isThere(ada), states()]).toEqual([false, [['canceled', true]]])
    expect(JSON.stringify([...standIn.state.customers.values()])).not.toContain(ada.user.email)
    await Promise.all([shop.close(), close?.()])
  })

  test('a crash at any point leaves a whole account, which the next run deletes', async () => {
    const ada = await fullAccount(world, payments, { firstName: 'Crashed', lastName: 'Thistlewood' })
    await ask(ada)
    const before = await tablesWith(ada)
    const crash = () => Promise.reject(new Error('the power is gone'))
    const { jobs, mail } = world.context
    const crashes: Partial<AppContext>[] = [
      { payments: { ...payments, closeCheckout: crash } },
      { payments: { ...payments, endNow: crash } },
      { payments: { ...payments, forgetCustomer: crash } },
      { jobs: { ...jobs, forget: crash } },
      { mail: { ...mail, forget: crash } },
    ]
    await after(7, async () => {
      for (const broken of crashes) {
        await expect(deleteDue(broken)).rejects.toThrow('Accounts still to be deleted: 1')
        const ours = (names: string[]) => names.filter((name) => name !== 'public.test_provider')
        expect(ours(await tablesWith(ada))).toEqual(ours(before))
      }
      await deleteDue()
    })
    expect(await tablesWith(ada)).toEqual([])
  })
})

/** Names of the tables, of whatever schema, in which any of a member's marks stands in any column. */
async function tablesWith(member: FullAccount): Promise<string[]> {
  const { rows } = await overAllTables<{ name: string }>(
    (name) => `select '${name}' as name where exists (select 1 from ${name} as row where row::text ilike any($1))`,
    patterns(member),
  )
  return rows.map(({ name }) => name)
}

/** A fingerprint of each table's rows that say nothing of a member, without what a deletion leaves of their deeds. */
async function rowsWithout(member: FullAccount): Promise<Record<string, string>> {
  const { rows } = await overAllTables<{ name: string; print: string }>(
    (
      name,
    ) => `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(row::text, '|' order by row::text)), '') as print
       from ${name} as row where not row::text ilike any($1)`,
    [...patterns(member), '%deleted account%'],
  )
  // how many of everything there are changes with everybody, and is nobody's
  const ofSomebody = rows.filter(({ name }) => name !== 'public.count_changes')
  return Object.fromEntries(ofSomebody.map(({ name, print }) => [name, print]))
}

const patterns = ({ marks }: FullAccount) => marks.map((mark) => `%${mark}%`)

async function overAllTables<Row extends QueryResultRow>(select: (name: string) => string, values: string[]) {
  const { rows } = await world.database.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1`,
  )
  return world.database.query<Row>(rows.map(({ name }) => select(name)).join(' union all '), [values])
}
