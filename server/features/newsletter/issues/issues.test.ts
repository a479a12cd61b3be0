import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WrittenIssue } from '#contract/newsletter/newsletter-issues.ts'
import { placeholderIssue } from '#contract/newsletter/placeholder-issue.ts'
import { sendIssues } from '#server/features/newsletter/issues/send-issues.ts'
import type { Offered } from '#server/ports/mail/mail.ts'
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
  world.letters.length = 0
  world.mail.mood = 'takes'
  world.mail.answer = undefined
})

const words = { subject: 'Soup weather', markdown: '# Soup\n\nHot *soup*, and [a post](/blog/4).\n\n- leek\n- potato' }
const api = () => boss.api.newsletterIssues
const minute = 60 * 1000

/** Subscribers who have confirmed, and one each who has not, has left, and never was asked. */
async function readers(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, place) => `reader${place}@example.org`)
  for (const email of emails)
    await world.database.query('insert into newsletter_subscribers (email, confirmed_at) values ($1, now())', [email])
  await world.database.query(`insert into newsletter_subscribers (email) values ('silent@example.org')`)
  await world.database.query(
    `insert into newsletter_subscribers (email, confirmed_at, is_active) values ('gone@example.org', now(), false)`,
  )
  return emails
}

const sentTo = () => world.letters.map(({ to }) => to).toSorted()
const send = async ({ id, changedAt }: WrittenIssue, scheduledAt?: string) =>
  api().send({ params: { id }, body: { changedAt, ...(scheduledAt !== undefined && { scheduledAt }) } })
const read = (id: number) => api().read({ params: { id } })
/** What the mail server says to each email in turn; then it takes. */
function answers(...said: Offered[]): void {
  world.mail.answer = () => said.shift()
}

async function later(minutes: number): Promise<void> {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * minute)
  await world.jobs.add('send-newsletter', {})
  await world.jobs.run()
}

test('an issue goes once to everybody who has confirmed, each with a way out of their own, and stands in the archive', async () => {
  const emails = await readers(7)
  const draft = await api().write({ body: words })
  expect(draft).toMatchObject({ state: 'draft', number: null, recipients: 7, author: 'administrator' })
  await send(draft)
  await world.jobs.run()
  expect(sentTo()).toEqual(emails)
  const sent = await read(draft.id)
  expect(sent).toMatchObject({ state: 'sent', number: 1, recipients: 7, counts: { sent: 7, waiting: 0, unknown: 0 } })
  expect(new Set(world.letters.map(({ unsubscribe }) => unsubscribe)).size).toBe(7)
  expect(new Set(world.letters.map(({ id }) => id)).size).toBe(7)
  const [letter] = world.letters
  expect(letter).toMatchObject({ subject: 'Soup weather', name: '', list: 'newsletter.localhost' })
  expect(letter!.text).toContain('a post (http://localhost:3000/blog/4)')
  expect(letter!.text).toContain('Read it on the web: http://localhost:3000/newsletter/1')
  // the link of one ends the subscription of that one
  const url = new URL(letter!.unsubscribe!)
  await visitor(world.app).send({ method: 'POST', url: url.pathname + url.search })
  expect((await api().write({ body: words })).recipients).toBe(6)
  // once and never again, however often somebody asks
  await expect(send(draft)).rejects.toMatchObject({ status: 409, code: 'already_sent' })
  await later(5)
  expect(world.letters).toHaveLength(7)

  const archive = await visitor(world.app).api.newsletter.archive({})
  expect(archive).toEqual([
    { number: 1, subject: 'Soup weather', sentOn: '2026-11-20', excerpt: 'Hot soup, and a post.' },
  ])
  const issue = await visitor(world.app).api.newsletter.issue({ params: { number: 1 } })
  expect(JSON.stringify(issue.text)).toContain('"href":"/blog/4"')
  await expect(visitor(world.app).api.newsletter.issue({ params: { number: 2 } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a scheduled issue waits for its time, goes to whoever has confirmed by then, and can be taken back until then', async () => {
  const begun = world.clock.now
  await readers(1)
  const at = new Date(begun.getTime() + 30 * minute).toISOString()
  const draft = await send(await api().write({ body: words }), at)
  expect(draft).toMatchObject({ state: 'scheduled', scheduledAt: at })
  await later(29)
  expect(world.letters).toEqual([])
  const taken = await api().stop({ params: { id: draft.id }, body: undefined })
  expect(taken).toMatchObject({ state: 'draft', scheduledAt: null })
  await later(5)
  expect(world.letters).toEqual([])
  await send(taken, new Date(begun.getTime() + 60 * minute).toISOString())
  await world.database.query(
    `insert into newsletter_subscribers (email, confirmed_at) values ('late@example.org', now())`,
  )
  await later(30)
  expect(sentTo()).toEqual(['late@example.org', 'reader0@example.org'])
  for (const wrong of [-60 * minute, 100 * 24 * 60 * minute]) {
    const scheduledAt = new Date(world.clock.now.getTime() + wrong).toISOString()
    await expect(api().sendNewsletter({ body: { ...words, scheduledAt } })).rejects.toMatchObject({ status: 400 })
  }
  world.clock.now = begun
})

test('what was handed over when a process ended is told as unknown, counted, and sent by nobody', async () => {
  const emails = await readers(5)
  const draft = await send(await api().write({ body: words }))
  // the process ends while the mail server has two of them: they are claimed, and nobody has heard
  let given = 0
  world.mail.answer = () => {
    given += 1
    if (given > 2) throw new Error('killed')
    return undefined
  }
  await world.jobs.run({ failing: 'allowed' })
  world.mail.answer = undefined
  await later(1)
  const { counts, state } = await read(draft.id)
  expect(state).toBe('sent')
  expect(counts.unknown).toBeGreaterThan(0)
  expect(counts.sent + counts.unknown).toBe(5)
  expect(sentTo()).toHaveLength(counts.sent)
  expect(new Set(sentTo()).size).toBe(counts.sent)
  expect(emails).toEqual(expect.arrayContaining(sentTo()))
})

test('refused for good, asked to wait, cut off in the middle: each is counted as what it was', async () => {
  const begun = world.clock.now
  await readers(6)
  answers(
    { kind: 'refused', code: '550', refusal: 'mailbox' },
    { kind: 'later', code: '451', isOurs: false },
    { kind: 'unknown', code: 'ECONNECTION' },
  )
  const draft = await send(await api().write({ body: words }))
  await world.jobs.run()
  expect(await read(draft.id)).toMatchObject({
    state: 'sending',
    trouble: 'later',
    counts: { sent: 3, refused: 1, waiting: 1, unknown: 1 },
  })
  await later(6)
  expect(await read(draft.id)).toMatchObject({ state: 'sent', counts: { sent: 4, refused: 1, waiting: 0, unknown: 1 } })
  expect(new Set(sentTo()).size).toBe(4)
  world.clock.now = begun
})

test('a mail server in trouble is waited for: nobody is given up, and hardly anybody is in doubt', async () => {
  const begun = world.clock.now
  await readers(40)
  world.mail.mood = 'is away'
  const draft = await send(await api().write({ body: words }))
  await world.jobs.run()
  expect(await read(draft.id)).toMatchObject({ state: 'sending', trouble: 'ECONNECTION', counts: { waiting: 40 } })
  world.mail.mood = 'hangs up'
  await later(3)
  const { counts } = await read(draft.id)
  expect(counts.unknown).toBeLessThanOrEqual(3 + 4)
  expect(counts.unknown + counts.waiting).toBe(40)
  world.mail.mood = 'takes'
  await later(30)
  expect((await read(draft.id)).counts).toEqual(counts)
  await later(40)
  expect(await read(draft.id)).toMatchObject({
    state: 'sent',
    trouble: null,
    counts: { waiting: 0, unknown: counts.unknown },
  })
  expect(new Set(sentTo()).size).toBe(40)
  expect(world.letters).toHaveLength(40)
  world.clock.now = begun
})

test('whoever leaves while it is sent gets nothing more, and one that is stopped ends', async () => {
  await readers(30)
  let [given, givenAtStop] = [0, 0]
  const stopped = Promise.withResolvers<void>()
  world.mail.answer = async () => {
    // several are handed over at once: which one this is stands before anything is waited for
    const turn = ++given
    if (turn === 5)
      await world.database.query(
        `update newsletter_subscribers set is_active = false where email = 'reader29@example.org'`,
      )
    if (turn === 6)
      await world.database.query(`delete from newsletter_subscribers where email = 'reader28@example.org'`)
    if (turn === 8) {
      await api().stop({ params: { id: draft.id }, body: undefined })
      givenAtStop = given
      stopped.resolve()
    }
    // nobody overtakes the stop
    if (turn > 8) await stopped.promise
    return undefined
  }
  const draft = await send(await api().write({ body: words }))
  await world.jobs.run()
  world.mail.answer = undefined
  const { state, counts } = await read(draft.id)
  expect(state).toBe('stopped')
  // those that were claimed before still arrive
  expect(counts.sent).toBeLessThanOrEqual(givenAtStop + 4)
  expect(counts.stopped).toBeGreaterThan(0)
  expect(counts.sent + counts.left + counts.stopped + counts.gone).toBe(30)
  expect(counts.gone).toBe(1)
  await later(5)
  expect(world.letters).toHaveLength(counts.sent)

  world.letters.length = 0
  await send(await api().write({ body: words }))
  await world.database.query(`update newsletter_subscribers set is_active = false where email = 'reader3@example.org'`)
  await world.jobs.run()
  expect(sentTo()).not.toContain('reader3@example.org')
})

test('two senders at once send each email once', async () => {
  await readers(25)
  await send(await api().write({ body: words }))
  await Promise.all([sendIssues(world.context), sendIssues(world.context), sendIssues(world.context)])
  expect(new Set(sentTo()).size).toBe(25)
  expect(world.letters).toHaveLength(25)
})

test('a draft is changed by one at a time, and what has left is changed by nobody', async () => {
  const draft = await api().write({ body: words })
  const change = (changedAt: string) =>
    api().change({ params: { id: draft.id }, body: { subject: 'Stew weather', markdown: 'Stew.', changedAt } })
  world.clock.now = new Date(world.clock.now.getTime() + 1000)
  const changed = await change(draft.changedAt)
  expect(changed).toMatchObject({ subject: 'Stew weather', text: [{ tag: 'p', children: ['Stew.'] }] })
  // with what whoever wants theirs kept has to have seen
  const details = { changedAt: changed.changedAt }
  await expect(change(draft.changedAt)).rejects.toMatchObject({ status: 409, code: 'changed_elsewhere', details })
  await expect(send(draft)).rejects.toMatchObject({ status: 409, code: 'changed_elsewhere' })
  await send(changed)
  await expect(change(changed.changedAt)).rejects.toMatchObject({ status: 409, code: 'already_sent' })
  await expect(api().discard({ params: { id: draft.id }, body: undefined })).rejects.toMatchObject({ status: 409 })
  const other = await api().write({ body: words })
  expect(await api().discard({ params: { id: other.id }, body: undefined })).toEqual({ success: true })
  await expect(read(other.id)).rejects.toMatchObject({ status: 404 })
  await expect((await cook(world.app)).api.newsletterIssues.list({})).rejects.toMatchObject({ status: 403 })
})

test('nothing that a new issue begins with is sent, now or later', async () => {
  await readers(1)
  const refused = { status: 400, code: 'invalid_input' }
  for (const left of [placeholderIssue, { ...placeholderIssue, subject: 'Soup' }, { ...words, subject: 'New issue' }]) {
    const draft = await api().write({ body: left })
    await expect(send(draft)).rejects.toMatchObject(refused)
    await expect(send(draft, new Date(world.clock.now.getTime() + 30 * minute).toISOString())).rejects.toMatchObject(
      refused,
    )
    expect(await read(draft.id)).toMatchObject({ state: 'draft', scheduledAt: null })
    await expect(api().sendNewsletter({ body: left })).rejects.toMatchObject(refused)
  }
  await world.jobs.run()
  expect(sentTo()).not.toContain('reader0@example.org')
})
