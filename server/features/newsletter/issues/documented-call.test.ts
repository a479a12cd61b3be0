import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, visitor } from '#server/test-world/browser.ts'
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

const read = (id: number) => api().read({ params: { id } })

test('the documented call answers 202, and the same key sends nothing twice', async () => {
  await readers(3)
  const call = (payload: object, key?: string) =>
    boss.send({
      method: 'POST',
      url: '/api/admin/send-newsletter',
      payload,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
  const first = await call(words, 'monday')
  expect([first.statusCode, first.json()]).toEqual([202, { id: expect.any(Number) as number, recipients: 3 }])
  const again = await Promise.all([call(words, 'monday'), call(words, 'monday')])
  for (const answer of again) expect([answer.statusCode, answer.json()]).toEqual([202, first.json()])
  expect((await call({ ...words, subject: 'Other' }, 'monday')).statusCode).toBe(400)
  await world.jobs.run()
  expect(world.letters).toHaveLength(3)
  for (const wrong of [
    {},
    { subject: 'x' },
    { ...words, to: 'all' },
    { ...words, scheduledAt: 'soon' },
    { ...words, subject: ' ' },
  ])
    expect((await call(wrong)).statusCode).toBe(400)
  const entries = await world.database.query<{ action: string }>(
    `select action from audit_log where action like '%newsletter' order by id desc limit 1`,
  )
  expect(entries.rows).toEqual([{ action: 'send-newsletter' }])
})

test('the documented call without a key sends the same once in ten minutes, and what was taken back again', async () => {
  await readers(2)
  const call = async (more: object = {}) => {
    const payload = { ...words, ...more }
    const answer = await boss.send({ method: 'POST', url: '/api/admin/send-newsletter', payload })
    expect(answer.statusCode).toBe(202)
    return answer.json<{ id: number; recipients: number }>()
  }
  const [first, second] = await Promise.all([call(), call()])
  expect(second).toEqual(first)
  await world.jobs.run()
  expect(await call()).toEqual(first)
  await world.jobs.run()
  expect(world.letters).toHaveLength(2)
  expect((await call({ subject: 'Other' })).id).not.toBe(first.id)
  const soon = { scheduledAt: new Date(world.clock.now.getTime() + 60 * minute).toISOString() }
  const scheduled = await call(soon)
  expect(await call(soon)).toEqual(scheduled)
  await api().stop({ params: { id: scheduled.id }, body: undefined })
  expect((await call(soon)).id).not.toBe(scheduled.id)
  world.clock.now = new Date(world.clock.now.getTime() + 11 * minute)
  expect((await call()).id).not.toBe(first.id)
  // a test is sent each time
  const tests = [await call({ testTo: 'boss@example.org' }), await call({ testTo: 'boss@example.org' })]
  expect(tests[0]!.id).not.toBe(tests[1]!.id)
})

test('words that were changed in the page since are no longer what the call asked for', async () => {
  await readers(1)
  const soon = { ...words, scheduledAt: new Date(world.clock.now.getTime() + 60 * minute).toISOString() }
  const { id } = await api().sendNewsletter({ body: soon })
  const { changedAt } = await api().stop({ params: { id }, body: undefined })
  const other = { ...words, subject: 'Bread weather' }
  const issue = await api().change({ params: { id }, body: { ...other, changedAt } })
  await api().send({ params: { id }, body: { changedAt: issue.changedAt, scheduledAt: soon.scheduledAt } })
  const again = await api().sendNewsletter({ body: soon })
  expect(again.id).not.toBe(id)
  expect(await read(again.id)).toMatchObject({ state: 'scheduled', subject: words.subject })
})

test('the sixth test in an hour is refused with a sentence, and one whose address has had enough goes out later', async () => {
  await world.database.query('delete from rate_limits')
  const strict = await startApp({ rateLimitFactor: 1 }, { database: world.database })
  const busy = visitor(strict.app)
  busy.cookies = { ...boss.cookies }
  const testTo = 'night@example.org'
  const payload = { ...words, testTo }
  const send = () => busy.send({ method: 'POST', url: '/api/admin/send-newsletter', payload })
  const answers = [await send(), await send(), await send(), await send(), await send(), await send()]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202, 429])
  expect(answers[5]!.json<{ message: string }>().message).toContain('Please wait')
  expect(await strict.jobs.run()).toEqual([])
  // of whoever else asks for one
  await strict.jobs.add('test-newsletter', {
    userId: 'other',
    issueId: answers[0]!.json<{ id: number }>().id,
    email: testTo,
  })
  expect(await strict.jobs.run({ failing: 'allowed' })).toHaveLength(1)
  expect(strict.letters).toHaveLength(5)
  await world.database.query('delete from rate_limits')
  await strict.jobs.run({ early: true })
  expect(strict.letters).toHaveLength(6)
  await strict.close()
})

test('a test goes to one address, and to nobody else', async () => {
  await readers(2)
  const answer = await api().sendNewsletter({ body: { ...words, testTo: 'boss@example.org' } })
  expect(answer).toMatchObject({ recipients: 1 })
  await api().test({ params: { id: answer.id }, body: undefined })
  await world.jobs.run()
  expect(world.letters.map(({ to, subject, unsubscribe }) => [to, subject, unsubscribe])).toEqual([
    ['boss@example.org', '[Test] Soup weather', undefined],
    ['boss@example.org', '[Test] Soup weather', undefined],
  ])
  expect(await read(answer.id)).toMatchObject({ state: 'draft', counts: { sent: 0 } })
})
