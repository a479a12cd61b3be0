import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendIssues } from '#server/features/newsletter/issues/send-issues.ts'
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
})

const api = () => boss.api.newsletterIssues
const readers = (count: number) =>
  world.database.query(
    `insert into newsletter_subscribers (email, confirmed_at)
     select 'reader' || n || '@example.org', now() from generate_series(0, $1::int - 1) n`,
    [count],
  )

test('the kitchen composes the week’s issue for whoever reads, and it waits for an administrator', async () => {
  await world.jobs.add('compose-newsletter', {})
  await world.jobs.run()
  expect(await api().list({})).toEqual([])
  await readers(1)
  await world.jobs.add('compose-newsletter', {})
  await world.jobs.run()
  const [waiting] = await api().list({})
  expect(waiting).toMatchObject({
    author: 'kitchen',
    state: 'draft',
    subject: expect.stringMatching(/^Seven dinners/) as string,
  })
  // one that nobody has touched makes place for the next
  const again = await api().compose({ body: undefined })
  expect((await api().list({})).map(({ id }) => id)).toEqual([again.id])
  expect(JSON.stringify(again.text)).toContain('"tag":"table"')
  await world.jobs.add('send-newsletter', {})
  await world.jobs.run()
  expect(world.letters).toEqual([])
  await api().send({ params: { id: again.id }, body: { changedAt: again.changedAt } })
  await world.jobs.run()
  expect(world.letters.map(({ to }) => to)).toEqual(['reader0@example.org'])
})

test('emails leave at the rate of the setting', async () => {
  await readers(11)
  await api().sendNewsletter({ body: { subject: 'Soup', markdown: 'Soup.' } })
  const slow = { ...world.context.config, newsletter: { ...world.context.config.newsletter, perSecond: 20 } }
  const begun = performance.now()
  await sendIssues({ ...world.context, config: slow })
  expect(world.letters).toHaveLength(11)
  expect(performance.now() - begun).toBeGreaterThan(500 - 20)
})

test('a sending that was cut off goes on no sooner than the setting allows', async () => {
  await readers(2)
  await api().sendNewsletter({ body: { subject: 'Soup', markdown: 'Soup.' } })
  const slow = { ...world.context.config, newsletter: { ...world.context.config.newsletter, perSecond: 2 } }
  const cut = new AbortController()
  const offeredAt: number[] = []
  world.mail.answer = () => {
    offeredAt.push(performance.now())
    cut.abort()
    return undefined
  }
  await sendIssues({ ...world.context, config: slow, draining: cut.signal })
  expect(world.letters).toHaveLength(1)
  await sendIssues({ ...world.context, config: slow })
  world.mail.answer = undefined
  expect(world.letters).toHaveLength(2)
  expect(offeredAt[1]! - offeredAt[0]!).toBeGreaterThan(500 - 20)
})
