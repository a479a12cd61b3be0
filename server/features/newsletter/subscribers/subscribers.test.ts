import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endings, type Subscriber } from '#contract/newsletter/newsletter-subscribers.ts'
import { type Browser, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let boss: Browser
beforeAll(async () => {
  world = await startApp()
  boss = visitor(world.app)
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'B', lastName: 'O', password: 'cardamom pods' },
  })
  await world.jobs.run()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.database.query('delete from newsletter_issues')
  await world.database.query('delete from newsletter_subscribers')
  await world.database.query('delete from audit_log')
  world.letters.length = 0
})

const api = () => boss.api.newsletterSubscribers
const emails = (found: readonly Subscriber[]) => found.map(({ email }) => email)

/** One in each state, asked for one day after another, and one that an older version has ended. */
async function oneOfEach(): Promise<void> {
  await world.database.query(`
    insert into newsletter_subscribers (email, subscribed_at, confirmed_at, is_active, ended_by, ended_at) values
      ('ada@kitchen.example', '2026-11-01 08:00:00.123456Z', '2026-11-01 09:00Z', true, null, null),
      ('bob@kitchen.example', '2026-11-02 08:00Z', null, true, null, null),
      ('cem@bistro.example', '2026-11-03 08:00Z', '2026-11-03 09:00Z', false, 'bounced', '2026-11-10 08:00Z'),
      ('old@bistro.example', '2025-01-01 08:00Z', '2025-01-01 09:00Z', false, null, null)`)
}

test('administrators see who gets the newsletter, who has yet to confirm it, and whose has ended, when and why', async () => {
  await oneOfEach()
  const none = { endedBy: null, endedAt: null }
  expect(await api().list({ query: {} })).toMatchObject([
    {
      email: 'cem@bistro.example',
      state: 'ended',
      confirmedAt: '2026-11-03T09:00:00.000Z',
      endedBy: 'bounced',
      endedAt: '2026-11-10T08:00:00.000Z',
    },
    { email: 'bob@kitchen.example', state: 'waiting', subscribedAt: '2026-11-02T08:00:00.000Z', ...none },
    { email: 'ada@kitchen.example', state: 'subscribed', ...none },
    { email: 'old@bistro.example', state: 'ended', ...none },
  ])
  for (const [state, found] of [
    ['subscribed', ['ada@kitchen.example']],
    ['waiting', ['bob@kitchen.example']],
    ['ended', ['cem@bistro.example', 'old@bistro.example']],
  ] as const)
    expect(emails(await api().list({ query: { state } }))).toEqual(found)
  await expect((await cook(world.app)).api.newsletterSubscribers.list({ query: {} })).rejects.toMatchObject({
    status: 403,
  })
})

test.each([
  ['KITCHEN', ['bob@kitchen.example', 'ada@kitchen.example']],
  ['@b', ['cem@bistro.example', 'old@bistro.example']],
  ['m@', ['cem@bistro.example']],
  ['%', []],
  ['_', []],
])('a part of the address, as %s, finds those who have it', async (q, found) => {
  await oneOfEach()
  expect(emails(await api().list({ query: { q } }))).toEqual(found)
})

test('the list comes page by page, each of them once, also those who asked in the same moment', async () => {
  await world.database.query(`
    insert into newsletter_subscribers (email, subscribed_at)
    select 'reader' || n || '@example.org', timestamptz '2026-11-01Z' + n / 3 * interval '1 microsecond' from generate_series(1, 11) n`)
  const seen: string[] = []
  for (let cursor: string | undefined; ; ) {
    const { rows, next } = await api().listPage({ query: { limit: 2, cursor, q: 'reader' } })
    seen.push(...emails(rows))
    if (next === null) break
    cursor = next
  }
  expect(seen).toEqual(Array.from({ length: 11 }, (_, place) => `reader${11 - place}@example.org`))
  const junk = Buffer.from('7 yesterday').toString('base64url')
  for (const cursor of ['x', junk])
    await expect(api().list({ query: { cursor } })).rejects.toMatchObject({ status: 400 })
})

test('an address in letters of its own is read as its owner writes it', async () => {
  await world.database.query(`insert into newsletter_subscribers (email) values ('zoë@xn--bcher-kva.example')`)
  expect(emails(await api().list({ query: {} }))).toEqual(['zoë@bücher.example'])
})

test('an administrator ends a subscription, once; the audit log tells it without the address', async () => {
  await oneOfEach()
  const [ada] = await api().list({ query: { q: 'ada' } })
  const params = { id: ada!.id }
  const ended = await api().end({ params, body: undefined })
  expect(ended).toMatchObject({
    email: 'ada@kitchen.example',
    state: 'ended',
    endedBy: 'administrator',
    endedAt: world.clock.now.toISOString(),
  })
  expect(await api().end({ params, body: undefined })).toEqual(ended)
  const log = await boss.api.admin.audit({ query: { action: 'end-newsletter-subscription' } })
  expect(log).toMatchObject([
    { subject: { id: `subscriber ${ada!.id}` }, before: { state: 'subscribed' }, after: { state: 'ended' } },
  ])
  expect(JSON.stringify(log)).not.toContain('kitchen.example')
  await boss.api.newsletterIssues.sendNewsletter({ body: { subject: 'Soup', markdown: 'Soup.' } })
  await world.jobs.run()
  expect(world.letters.filter(({ list }) => list !== undefined)).toEqual([])
  await expect(api().end({ params: { id: 999_999 }, body: undefined })).rejects.toMatchObject({ status: 404 })
})

test('what ended it first stays, and whoever waited can confirm no longer, but ask again', async () => {
  await oneOfEach()
  const [cem] = await api().list({ query: { q: 'cem' } })
  expect(await api().end({ params: { id: cem!.id }, body: undefined })).toEqual(cem)
  const asks = () =>
    visitor(world.app).api.newsletter.subscribe({ body: { email: 'dee@example.org', source: 'footer' } })
  await asks()
  await world.jobs.run()
  const token = /confirm\?token=([\w-]+)/.exec(world.letters[0]!.text)![1]!
  const [dee] = await api().list({ query: { q: 'dee' } })
  expect(dee).toMatchObject({ state: 'waiting' })
  await api().end({ params: { id: dee!.id }, body: undefined })
  await expect(visitor(world.app).api.newsletter.confirm({ body: { token } })).rejects.toMatchObject({
    code: 'link_invalid',
  })
  await asks()
  expect(await api().list({ query: { q: 'dee' } })).toMatchObject([{ id: dee!.id, state: 'waiting', endedBy: null }])
})

test('an issue tells whose email was refused, is in doubt, came back or was complained of, page by page', async () => {
  const { id } = await boss.api.newsletterIssues.write({ body: { subject: 'Soup', markdown: 'Soup.' } })
  await world.database.query(
    `with reader as (
       insert into newsletter_subscribers (email, confirmed_at)
       select kind || n || '@example.org', now() from unnest(array['refused', 'unknown', 'bounced', 'complained', 'sent']) kind, generate_series(1, 3) n
       returning id, email
     )
     insert into newsletter_deliveries (issue_id, subscriber_id, state, changed_at, code, refusal, answer, report)
     select $1, id, case when email ~ '^(refused|unknown)' then regexp_replace(email, '\\d.*', '') else 'sent' end, '2026-11-20 08:00Z',
       case when email ~ '^sent' then null else '550' end, case when email ~ '^refused' then 'mailbox' end,
       case when email ~ '^refused' then '550 5.1.1 <' || email || '> unknown' end,
       case when email ~ '^(bounced|complained)' then regexp_replace(email, '\\d.*', '') end
     from reader order by email`,
    [id],
  )
  for (const outcome of ['refused', 'unknown', 'bounced', 'complained'] as const) {
    const query = { outcome, limit: 2 }
    const { rows, next } = await boss.api.newsletterIssues.emailsPage({ params: { id }, query })
    const { rows: rest, next: end } = await boss.api.newsletterIssues.emailsPage({
      params: { id },
      query: { ...query, cursor: next! },
    })
    expect([...rows, ...rest].map(({ email }) => email)).toEqual([3, 2, 1].map((n) => `${outcome}${n}@example.org`))
    expect(end).toBeNull()
    expect(rest[0]).toMatchObject({
      at: '2026-11-20T08:00:00.000Z',
      code: '550',
      refusal: outcome === 'refused' ? 'mailbox' : null,
      answer: outcome === 'refused' ? '550 5.1.1 <refused1@example.org> unknown' : null,
    })
  }
  const query = { outcome: 'refused' } as const
  await expect(boss.api.newsletterIssues.emails({ params: { id: 999_999 }, query })).rejects.toMatchObject({
    status: 404,
  })
})

test('every reason there is can be told', async () => {
  for (const [place, reason] of endings.entries())
    await world.database.query(
      `insert into newsletter_subscribers (email, is_active, ended_by, ended_at) values ($1, false, $2, now())`,
      [`reader${place}@example.org`, reason],
    )
  const found = await api().list({ query: { state: 'ended' } })
  expect(new Set(found.map(({ endedBy }) => endedBy))).toEqual(new Set(endings))
})
