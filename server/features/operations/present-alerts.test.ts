import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { lookAfter } from '#server/features/operations/look-after.ts'
import { type Browser, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

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
  vi.restoreAllMocks()
  await world.database.query('delete from jobs.job')
  await world.database.query('delete from alerts')
})
afterAll(() => world.close())

const open = async () => (await boss.api.operations.alerts({})).map(({ cause, count }) => [cause, count])

/** An email that failed for good, as the queue keeps it. */
async function failedLetter(): Promise<string> {
  await world.jobs.add('send-letter', { userId: null, kind: 'welcome' })
  const { rows } = await world.database.query<{ id: string }>(
    "update jobs.job set state = 'failed', completed_on = now(), retry_count = retry_limit where name = 'send-letter' returning id",
  )
  return rows[0]!.id
}

test('what a person has done is asked for no more, before anything looks again', async () => {
  const id = await failedLetter()
  // it stays until somebody has decided
  await world.database.query("update jobs.job set completed_on = now() - interval '3 days'")
  await lookAfter(world.context)
  expect(await open()).toEqual([['failed-jobs', 1]])
  const dismiss = () => boss.api.operations.dismissJob({ params: { id }, body: {} })
  expect((await Promise.all([dismiss(), dismiss()])).filter(({ isDismissed }) => isDismissed)).toHaveLength(1)
  expect(await open()).toEqual([])
  expect((await boss.api.operations.queue({})).troubled).toEqual([])
  expect(await boss.api.admin.audit({ query: { action: 'dismiss-job' } })).toMatchObject([
    { subject: { id: 'job send-letter' }, before: { state: 'failed' }, after: { state: 'dismissed' } },
  ])

  await visitor(world.app).api.contact.send({
    body: { email: 'one@example.org', name: 'A', subject: 'Salt', message: 'Too much.' },
  })
  await failedLetter()
  await lookAfter(world.context)
  expect(await open()).toEqual([
    ['failed-jobs', 1],
    ['unanswered-messages', 1],
  ])
  const [message] = await boss.api.inbox.list({})
  await boss.api.inbox.answer({ params: { id: message!.id }, body: { text: 'Halve it.' } })
  expect(await open()).toEqual([['failed-jobs', 1]])
  const dismissAll = (name = 'send-letter') => boss.api.operations.dismissKind({ params: { name }, body: {} })
  expect([await dismissAll(), await dismissAll()]).toEqual([
    { dismissed: 1, failed: 0 },
    { dismissed: 0, failed: 0 },
  ])
  expect(await open()).toEqual([])
  await expect(dismissAll('wash-dishes')).rejects.toMatchObject({ status: 404 })
  await world.database.query('delete from contact_messages')
})

test('that the queue stands still is told by whoever asks, as nothing looks then', async () => {
  const uptime = vi.spyOn(process, 'uptime').mockReturnValue(601)
  await cook(world.app)
  await world.database.query('delete from jobs.done_by_hour')
  const wait = (of: string, minutes: number) =>
    world.database.query(`update jobs.job set start_after = now() - $1 * interval '1 minute' ${of}`, [minutes])
  await wait('', 9)
  expect(await open()).toEqual([])
  await wait('', 11)
  expect(await boss.api.operations.alerts({})).toMatchObject([{ cause: 'queue-stalled', count: 2 }])
  const [{ since } = { since: '' }] = await boss.api.operations.alerts({})
  expect(Math.round((Date.now() - Date.parse(since)) / 60_000)).toBe(11)
  // a process that has just begun takes up what waited for it
  uptime.mockReturnValue(599)
  expect(await open()).toEqual([])
  uptime.mockReturnValue(601)
  // many that wait their turn behind one that is being done, or was done a moment ago, are none that nobody does
  await world.database.query(
    "update jobs.job set state = 'active', started_on = now() - interval '1 hour', heartbeat_on = now() where id = (select min(id::text)::uuid from jobs.job)",
  )
  expect(await open()).toEqual([])
  await world.database.query("update jobs.job set heartbeat_on = now() - interval '11 minutes' where state = 'active'")
  expect(await open()).toEqual([['queue-stalled', 1]])
  await world.database.query(
    "insert into jobs.done_by_hour values ('send-letter', date_trunc('hour', now()), 1, now() - interval '9 minutes')",
  )
  expect(await open()).toEqual([])
  await world.database.query('delete from jobs.done_by_hour')
  // one kind that nobody does is told of by whoever does the others, by email too
  await lookAfter(world.context)
  expect(await open()).toEqual([['queue-stalled', 1]])
  const { rows: told } = await world.database.query("select from jobs.job where data->>'cause' = 'queue-stalled'")
  expect(told).toHaveLength(2)
})
