import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const start = new Date('2026-11-20T12:00:00Z')
const minute = 60 * 1000
const hour = 60 * minute

let world: TestApp
let boss: Browser
beforeAll(async () => {
  world = await startApp({ adminEmails: ['boss@example.org', 'night@example.org'] })
  boss = visitor(world.app)
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'Grace', lastName: 'Boss', password: 'cardamom pods' },
  })
  await world.jobs.run()
})
afterEach(async () => {
  world.clock.now = start
  world.letters.splice(0)
  await world.database.query('delete from alerts')
  await world.database.query('update users set is_admin = email = $1', ['boss@example.org'])
  await forgetWaiting()
})
afterAll(() => world.close())

const lookAfter = async () => {
  await world.jobs.add('look-after', {})
  await world.jobs.run()
}
const open = async () => (await boss.api.operations.alerts({})).map(({ cause, count }) => [cause, count])

async function forgetWaiting(): Promise<void> {
  for (const table of ['newsletter_issues', 'community_reports', 'food_corrections', 'contact_messages'])
    await world.database.query(`delete from ${table}`)
}

/** What the kitchen composes on Thursdays. */
const composed = () =>
  world.database.query(
    "insert into newsletter_issues (author, subject, markdown, created_at, changed_at) values ('kitchen', 'Leeks', 'Leeks', $1, $1)",
    [start],
  )

test('an administrator with a confirmed address whom the settings do not name is told as well, each once', async () => {
  const [ada, ben, cleo] = [await cook(world.app), await cook(world.app), await cook(world.app)]
  await world.database.query('update users set is_admin = true where id = any($1)', [[ada.user.id, ben.user.id]])
  await world.database.query('update users set email_confirmed_at = now() where id = any($1) or email = $2', [
    [ada.user.id, cleo.user.id],
    'boss@example.org',
  ])
  await world.database.query(
    "insert into newsletter_issues (author, state, trouble, scheduled_at, subject, markdown, created_at, changed_at) values ('administrator', 'sending', '421', $2, 'Leeks', 'Leeks', $1, $1)",
    [start, new Date(start.getTime() + hour)],
  )
  await world.jobs.run()
  world.letters.splice(0)
  await lookAfter()
  const told = world.letters.map(({ to }) => to).toSorted()
  expect(told).toEqual(['boss@example.org', 'night@example.org', ada.user.email].toSorted())
})

test('what waits is told on the page one by one, and by one email a day together', async () => {
  const ada = await cook(world.app)
  await world.database.query('update users set email_confirmed_at = now()')
  await ada.api.community.saveProfile({ body: { handle: 'ada' } })
  await boss.api.community.saveProfile({ body: { handle: 'grace' } })
  await boss.api.community.report({ body: { about: { kind: 'cook', handle: 'ada' }, reason: 'spam' } })
  const correction = { kind: 'food', words: 'Morgenstern', food: 'oat-milk' } as const
  await ada.api.corrections.propose({ body: { line: '1 cup Morgenstern', correction } })
  for (const email of ['one@example.org', 'two@example.org'])
    await visitor(world.app).api.contact.send({ body: { email, name: 'A', subject: 'Salt', message: 'Too much.' } })
  await world.jobs.run()
  world.letters.splice(0)
  await lookAfter()
  const waiting = [
    ['open-reports', 1],
    ['unanswered-messages', 2],
    ['waiting-corrections', 1],
  ]
  expect(await open()).toEqual(waiting)
  const letters = () => world.letters.filter(({ subject }) => /something for you to review/.test(subject))
  expect(
    letters()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(['boss@example.org', 'night@example.org'])
  expect(letters()[0]!.text).toMatch(/1 report is waiting.*2 messages are waiting.*1 suggested correction is waiting/s)
  expect(letters()[0]!.text).toContain('/admin-analytics')

  // another thing within the day is on the page alone
  world.clock.now = new Date(start.getTime() + 20 * hour)
  await composed()
  await lookAfter()
  expect(await open()).toEqual([...waiting, ['issue-waiting', 1]])
  expect(letters()).toHaveLength(2)
  world.clock.now = new Date(start.getTime() + 24 * hour)
  await lookAfter()
  expect(letters()).toHaveLength(4)
  expect(letters()[2]!.text).toContain('1 newsletter is waiting for approval.')

  await forgetWaiting()
  await lookAfter()
  expect(await open()).toEqual([])
})

test('a newsletter that its mail server has interrupted is told of, and one that ended with emails nobody knows of', async () => {
  const issue = (more: string) =>
    world.database.query(
      `insert into newsletter_issues (author, subject, markdown, created_at, changed_at, ${more.split(' = ')[0]!})
       values ('administrator', 'Leeks', 'Leeks', $1, $1, ${more.split(' = ')[1]!}) returning id`,
      [start],
    )
  const soon = "timestamptz '2026-11-20T12:30:00Z'"
  await issue(`state, trouble, scheduled_at = 'sending', '421', ${soon}`)
  // one email of it waits for its next try, as happens
  await issue(`state, trouble, scheduled_at = 'sending', 'later', ${soon}`)
  const { rows: ended } = await issue(`state, finished_at = 'sent', timestamptz '2026-11-20T11:00:00Z'`)
  await world.database.query(
    `with reader as (
       insert into newsletter_subscribers (email) values ('a@example.org'), ('b@example.org'), ('c@example.org') returning id)
     insert into newsletter_deliveries (issue_id, subscriber_id, state)
     select $1, id, case when row_number() over () < 3 then 'unknown' else 'sent' end from reader`,
    [(ended[0] as { id: number }).id],
  )
  await lookAfter()
  expect(await open()).toEqual([
    ['newsletter-interrupted', 1],
    ['newsletter-unknown', 2],
  ])
  expect(world.letters.map(({ text }) => text).join()).toMatch(/2 emails from newsletters .* We won’t resend them/)
  // until the next try has had its minute
  world.clock.now = new Date(start.getTime() + 31 * minute)
  await lookAfter()
  expect(await open()).toContainEqual(['newsletter-interrupted', 1])
  world.clock.now = new Date(start.getTime() + 33 * minute)
  await lookAfter()
  expect(await open()).toEqual([['newsletter-unknown', 2]])
  world.clock.now = new Date(start.getTime() + 24 * hour)
  await lookAfter()
  expect(await open()).toEqual([])
})
