import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import hoodiecrow from 'hoodiecrow-imap'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishIssue } from '#server/features/newsletter/issues/end-issue.ts'
import { markOf } from '#server/features/newsletter/issues/mark.ts'
import { takeReport } from '#server/features/newsletter/reports/take-report.ts'
import { readReport } from '#server/ports/reports/read-report.ts'
import { type Browser, visitor } from '#server/test-world/browser.ts'
import { bounce, complaint, delay, forwarded, outOfOffice } from '#server/test-world/mail-reports.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const webhookSecret = 'a secret that a mail provider knows, too'
let world: TestApp
let boss: Browser
let mailbox: TestMailbox
beforeAll(async () => {
  mailbox = await openTestMailbox()
  const newsletter = {
    perSecond: 10_000,
    bounceAddress: 'bounces@meals.example',
    bounceMailbox: mailbox.url,
    webhookSecret,
  }
  world = await startApp({ newsletter })
  boss = visitor(world.app)
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'B', lastName: 'O', password: 'cardamom pods' },
  })
  await world.jobs.run()
})
afterAll(async () => {
  await world.close()
  await mailbox.close()
})

/** An issue to a reader of their own; answers what its email carried, and how to see what became of it. */
async function sentTo(email: string) {
  await world.database.query('delete from newsletter_issues')
  await world.database.query('delete from newsletter_subscribers')
  world.letters.length = 0
  await world.database.query('insert into newsletter_subscribers (email, confirmed_at) values ($1, $2)', [
    email,
    new Date(world.clock.now.getTime() - 1000),
  ])
  const { id } = await boss.api.newsletterIssues.sendNewsletter({ body: { subject: 'Soup', markdown: 'Soup.' } })
  await world.jobs.run()
  const letter = world.letters[0]!
  const seen = async () => {
    const { rows } = await world.database.query<{ is_active: boolean; ended_by: string | null }>(
      'select is_active, ended_by from newsletter_subscribers',
    )
    const { counts } = await boss.api.newsletterIssues.read({ params: { id } })
    return { ...rows[0]!, bounced: counts.bounced, complained: counts.complained, sent: counts.sent }
  }
  return { seen, returnPath: letter.returnPath!, messageId: `${letter.id}@meals.example` }
}

const active = { is_active: true, ended_by: null, bounced: 0, complained: 0, sent: 1 }
const ended = (by: 'bounced' | 'complained') => ({ ...active, is_active: false, ended_by: by, [by]: 1 })

async function read(...emails: string[]): Promise<void> {
  mailbox.put(...emails)
  await world.jobs.add('read-reports', {})
  await world.jobs.run()
}

test('an email that comes back to its own address ends the subscription, once', async () => {
  const { seen, returnPath } = await sentTo('dead@example.org')
  expect(returnPath).toMatch(/^bounces\+\d+-[0-9a-f]{20}@meals\.example$/)
  await read(bounce({ to: returnPath, status: '5.1.1' }))
  expect(await seen()).toEqual(ended('bounced'))
  await read(bounce({ to: returnPath, status: '5.1.1' }), complaint({ messageId: 'nothing' }))
  expect(await seen()).toEqual(ended('bounced'))
  expect((await mailbox.unread()).length).toBe(0)
})

test('a full mailbox ends nothing at once, but once three emails within 30 days have come back', async () => {
  const { returnPath, seen: ofFirst } = await sentTo('full@example.org')
  const statusOf = async () => {
    const { is_active, ended_by } = await ofFirst()
    return { is_active, ended_by }
  }
  const comesBack = async (to: string, status = '4.2.2') => read(bounce({ to, status }))
  const next = async (days: number) => {
    await world.database.query('update newsletter_deliveries set changed_at = changed_at - make_interval(days => $1)', [
      days,
    ])
    await boss.api.newsletterIssues.sendNewsletter({ body: { subject: `Day ${days}`, markdown: 'Soup.' } })
    await world.jobs.run()
    return world.letters.at(-1)!.returnPath!
  }
  const goesOn = { is_active: true, ended_by: null }
  await comesBack(returnPath)
  expect(await ofFirst()).toEqual({ ...active, bounced: 1 })
  // the same report once more is no second email
  await comesBack(returnPath)
  await comesBack(await next(7))
  expect(await statusOf()).toEqual(goesOn)
  // by then the first ones are long ago
  await comesBack(await next(25))
  expect(await statusOf()).toEqual(goesOn)
  await comesBack(await next(2))
  expect(await statusOf()).toEqual({ is_active: false, ended_by: 'bounced' })
})

test('a complaint of a mail provider names the email within it, and ends the subscription', async () => {
  const { seen, messageId } = await sentTo('cross@example.org')
  // what no reader has said
  for (const type of ['not-spam', 'auth-failure', 'virus']) await read(complaint({ messageId, type }))
  expect(await seen()).toEqual(active)
  await read(complaint({ messageId }))
  expect(await seen()).toEqual(ended('complained'))
})

test('an email is known where the provider gave it a Message-ID and a return address of its own', async () => {
  const { seen, messageId } = await sentTo('renamed@example.org')
  await read(complaint({ messageId, given: '0100018f-7c2a@eu-west-1.mail.example', type: 'a type of later' }))
  expect(await seen()).toEqual(ended('complained'))
})

test('a report about an address with letters beyond ASCII is read too', async () => {
  const { seen, returnPath } = await sentTo('zoë@bücher.example')
  await read(bounce({ to: returnPath, status: '5.1.1', isGlobal: true }))
  expect(await seen()).toEqual(ended('bounced'))
})

test.each([
  ['complained of after it came back for now', '4.2.2', (messageId: string) => complaint({ messageId }), 'complained'],
  ['complained of after it came back for good', '5.1.1', (messageId: string) => complaint({ messageId }), 'complained'],
  [
    'come back for good after it did for now',
    '4.2.2',
    (_: string, to: string) => bounce({ to, status: '5.1.1' }),
    'bounced',
  ],
] as const)('an email that has %s counts as that, and ends the subscription', async (_, status, second, report) => {
  const { seen, messageId, returnPath } = await sentTo('twice@example.org')
  await read(bounce({ to: returnPath, status }))
  expect(await seen()).toMatchObject({ is_active: status !== '5.1.1', bounced: 1, complained: 0 })
  await read(second(messageId, returnPath))
  const told = { ...ended(report), ended_by: status === '5.1.1' ? 'bounced' : report }
  expect(await seen()).toEqual(told)
  const kept = async () =>
    (await world.database.query<{ counts: object }>('select counts from newsletter_issues')).rows[0]!.counts
  expect(await kept()).toMatchObject({ bounced: told.bounced, complained: told.complained })
  // what says less than what is known changes nothing
  await read(
    bounce({ to: returnPath, status: '4.2.2' }),
    bounce({ to: returnPath, status: '5.1.1' }),
    second(messageId, returnPath),
  )
  expect(await seen()).toEqual(told)
  expect(await kept()).toMatchObject({ bounced: told.bounced, complained: told.complained })
})

test('a report that comes while the counts of its issue are made is counted', async () => {
  const { seen, returnPath } = await sentTo('just@example.org')
  const { rows } = await world.database.query<{ id: number }>(
    `update newsletter_issues set state = 'sending', counts = null, finished_at = null returning id`,
  )
  const [taken, going] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const report = world.database.transaction(async () => {
    const mark = returnPath.replace(/^bounces\+|@.*/g, '')
    await takeReport(world.context, { kind: 'bounced', marks: [mark], code: '5.1.1' })
    taken.resolve()
    await going.promise
  })
  await taken.promise
  const finished = finishIssue(world.context, rows[0]!.id)
  await Promise.race([finished, sleep(100)])
  going.resolve()
  await Promise.all([report, finished])
  expect(await seen()).toEqual(ended('bounced'))
})

test('what is forged, late, an answering machine, or somebody’s own words ends nothing', async () => {
  const { seen, returnPath, messageId } = await sentTo('fine@example.org')
  const forged = returnPath.replace(/[0-9a-f]{20}@/, `${'0'.repeat(20)}@`)
  await read(
    bounce({ to: forged, status: '5.1.1' }),
    bounce({ to: 'bounces@meals.example', status: '5.1.1' }),
    delay({ to: returnPath }),
    outOfOffice({ to: returnPath }),
    forwarded({ to: returnPath, messageId }),
    'no email at all',
    '',
  )
  expect(await seen()).toEqual(active)
  expect(await readReport(Buffer.from('\0'.repeat(5000)))).toEqual({ kind: 'none', marks: [], code: undefined })
})

test('whoever has asked for it again since then keeps it', async () => {
  const { seen, returnPath } = await sentTo('back@example.org')
  await world.database.query('update newsletter_subscribers set confirmed_at = $1', [
    new Date(world.clock.now.getTime() + 60_000),
  ])
  await read(bounce({ to: returnPath, status: '5.2.1' }))
  expect(await seen()).toEqual({ ...active, bounced: 1 })
})

test('the webhook believes what is signed with its secret just now, and nothing else', async () => {
  const { seen, messageId, returnPath } = await sentTo('hook@example.org')
  const event = JSON.stringify({ type: 'bounce', messageId: `<${messageId}>`, status: '5.1.1' })
  const post = (
    payload: string,
    { secret = webhookSecret, at = world.clock.now, type = 'application/json', over = payload } = {},
  ) => {
    const timestamp = String(Math.floor(at.getTime() / 1000))
    const signature = createHmac('sha256', secret).update(`msg_1.${timestamp}.${over}`).digest('base64')
    const signed = { 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
    const headers = { 'content-type': type, origin: 'https://provider.example', ...signed }
    return visitor(world.app).send({ method: 'POST', url: '/api/newsletter/reports', payload, headers })
  }
  const old = new Date(world.clock.now.getTime() - 6 * 60 * 1000)
  for (const refused of [{ secret: 'another secret' }, { at: old }, { over: event.replace('bounce', 'bouncf') }])
    expect((await post(event, refused)).statusCode).toBe(400)
  expect((await post('{"type":"opened"}')).statusCode).toBe(400)
  const foreign = await post(
    JSON.stringify({ type: 'complaint', returnPath: `bounces+${markOf('other', 1)}@meals.example` }),
  )
  expect([foreign.statusCode, foreign.json()]).toEqual([200, { taken: false }])
  expect(await seen()).toEqual(active)
  expect((await post(event)).json()).toEqual({ taken: true })
  expect((await post(event)).json()).toEqual({ taken: false })
  expect(await seen()).toEqual(ended('bounced'))

  const other = await sentTo('raw@example.org')
  expect((await post(bounce({ to: other.returnPath, status: '5.1.1' }), { type: 'message/rfc822' })).json()).toEqual({
    taken: true,
  })
  expect(returnPath).not.toBe(other.returnPath)

  const closed = await startApp({}, { database: world.database })
  const answer = await visitor(closed.app).send({ method: 'POST', url: '/api/newsletter/reports', payload: event })
  expect(answer.statusCode).toBe(404)
  await closed.close()
})

interface TestMailbox {
  readonly url: string
  put(...emails: string[]): void
  unread(): Promise<string[]>
  close(): Promise<void>
}

/** A real IMAP server on loopback. */
async function openTestMailbox(): Promise<TestMailbox> {
  const imap = hoodiecrow({ storage: { INBOX: { messages: [] } }, plugins: ['ID', 'UIDPLUS', 'ENABLE'] })
  await new Promise<void>((done) => imap.listen(0, '127.0.0.1', done))
  const { port } = imap.server.address() as AddressInfo
  return {
    url: `imap://testuser:testpass@127.0.0.1:${port}/INBOX`,
    put: (...emails) => {
      for (const raw of emails) imap.appendMessage('INBOX', [], new Date(), raw)
    },
    unread: async () =>
      imap
        .getMailbox('INBOX')
        .messages.filter(({ flags }) => !flags.includes('\\Seen'))
        .map(({ raw }) => raw),
    close: () => new Promise((done) => imap.close(done)),
  }
}
