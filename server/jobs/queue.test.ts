import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { jobTable, schedule } from '#server/jobs/job-table.ts'
import { type JobHandlers, LostCause } from '#server/jobs/jobs.ts'
import { openQueue, type Queue } from '#server/jobs/queue.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'
import { keptLog, quietLog } from '#server/test-world/log.ts'

const database = await freshDatabase()
const queue = await openQueue(database, quietLog, { works: false })
afterAll(() => queue.close())
afterEach(() => database.query('delete from jobs.job'))

const letter = (userId: string) => ({ userId, kind: 'welcome' }) as const
const states = async () => (await queue.jobs.list(100)).map(({ state }) => state)

/** Handlers that write down whose emails they sent; the rest does nothing. */
function handlers(send: JobHandlers['send-letter'] = () => Promise.resolve()): JobHandlers & { sent: string[] } {
  const sent: string[] = []
  const nothing = () => Promise.resolve()
  return {
    ...(Object.fromEntries(Object.keys(jobTable).map((name) => [name, nothing])) as unknown as JobHandlers),
    sent,
    'send-letter': async (data, id) => {
      sent.push(data.userId ?? 'nobody')
      await send(data, id)
    },
  }
}

test('a job is kept with its transaction or not at all', async () => {
  const failing = database.transaction(async () => {
    await queue.jobs.add('send-letter', letter('lost'))
    throw new Error('spilled')
  })
  await expect(failing).rejects.toThrow('spilled')
  await database.transaction(() => queue.jobs.add('send-letter', letter('kept')))
  const doing = handlers()
  expect(await queue.runDue(doing)).toEqual([])
  expect(doing.sent).toEqual(['kept'])
})

test('what is done leaves nothing behind', async () => {
  await queue.jobs.add('send-letter', letter('nora'))
  await queue.runDue(handlers())
  const { rows } = await database.query("select data from jobs.job where name = 'send-letter'")
  expect(rows).toEqual([])
})

test('of jobs with one key one waits at a time', async () => {
  for (let i = 0; i < 3; i += 1) await queue.jobs.add('send-letter', letter('nora'), { key: 'welcome nora' })
  await queue.jobs.add('send-letter', letter('otto'), { key: 'welcome otto' })
  const doing = handlers()
  await queue.runDue(doing)
  expect(new Set(doing.sent)).toEqual(new Set(['nora', 'otto']))
  expect(doing.sent).toHaveLength(2)
})

test('a job that is for later waits', async () => {
  await queue.jobs.add('send-letter', letter('nora'), { after: 3600 })
  const doing = handlers()
  await queue.runDue(doing)
  expect(doing.sent).toEqual([])
  await queue.runDue(doing, { early: true })
  expect(doing.sent).toEqual(['nora'])
})

test('a job that fails waits for its next try, and says why without the words of the error', async () => {
  await queue.jobs.add('send-letter', letter('nora'))
  const doing = handlers(() => Promise.reject(Object.assign(new Error('nora@example.org'), { code: 'EAWAY' })))
  const [failure] = await queue.runDue(doing)
  expect(failure?.error).toMatchObject({ code: 'EAWAY' })
  expect(await queue.jobs.list(10)).toMatchObject([{ state: 'retry', failure: 'Error (EAWAY)' }])
  expect(await queue.runDue(doing)).toEqual([])
})

test('what a user leaves behind in the queue can be removed', async () => {
  await queue.jobs.add('send-letter', letter('nora'), { after: 3600 })
  await queue.jobs.add('send-letter', letter('otto'), { after: 3600 })
  await queue.jobs.forget('nora')
  const doing = handlers()
  await queue.runDue(doing, { early: true })
  expect(doing.sent).toEqual(['otto'])
})

test('a job whose data is none of ours is given to nobody', async () => {
  await queue.jobs.add('send-letter', letter('nora'))
  await database.query(`update jobs.job set data = '{"userId": 7}' where name = 'send-letter'`)
  const doing = handlers()
  const [failure] = await queue.runDue(doing)
  expect(failure?.error).toBeInstanceOf(LostCause)
  expect(doing.sent).toEqual([])
  await expect(
    queue.jobs.add('send-letter', { userId: 'nora', kind: 'love-letter' as 'welcome' }),
  ).rejects.toMatchObject({
    issues: [{ path: ['kind'] }],
  })
})

test('a worker does what comes, tries again what fails, and gives up what is lost', async () => {
  const log = keptLog()
  const worker = await openQueue(database, log, { works: true, pace: 0.1 })
  const tries = new Map<string | null, string[]>()
  const doing = handlers((data, id) => {
    tries.set(data.userId, [...(tries.get(data.userId) ?? []), id])
    if (data.userId === 'lost') return Promise.reject(new LostCause('nobody lives there'))
    if (data.userId === 'unlucky' && tries.get('unlucky')?.length === 1) return Promise.reject(new Error('away'))
    return Promise.resolve()
  })
  await queue.jobs.add('send-letter', letter('lost'))
  await queue.jobs.add('send-letter', letter('unlucky'))
  await worker.work(doing)
  await until(async () => (await states()).toSorted().join() === 'failed,retry')
  await database.query("update jobs.job set start_after = now() where state = 'retry'")
  await until(async () => (await states()).join() === 'failed')
  expect(new Set(tries.get('unlucky')).size).toBe(1)
  expect(tries.get('unlucky')).toHaveLength(2)
  expect(await queue.jobs.list(10)).toMatchObject([{ state: 'failed', tries: 0, failure: 'nobody lives there' }])
  expect(log.sentences.toSorted()).toEqual(['A job failed for good.', 'A job failed.'])
  await worker.close()
})

test('a job that died with its process is done by another', async () => {
  await queue.jobs.add('send-letter', letter('nora'))
  await database.query(
    "update jobs.job set state = 'active', started_on = now() - interval '10 minutes' where name = 'send-letter'",
  )
  const worker = await openQueue(database, quietLog, { works: true, pace: 0.1 })
  const doing = handlers()
  await worker.work(doing)
  await until(async () => (await states()).join() === 'retry')
  await database.query("update jobs.job set start_after = now() where state = 'retry'")
  await until(() => Promise.resolve(doing.sent.length === 1))
  expect(doing.sent).toEqual(['nora'])
  await worker.close()
})

test('an email that was cut off by a kill goes out within seconds', async () => {
  await queue.jobs.add('send-letter', letter('nora'))
  await database.query(
    // the queue itself would try it again in hours: whoever is waited for here is not it
    `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '11 seconds',
       retry_delay = 36000, retry_delay_max = 36000
     where name = 'send-letter'`,
  )
  const worker = await openQueue(database, quietLog, { works: true, pace: 0.1 })
  const doing = handlers()
  await worker.work(doing)
  await expect.poll(() => doing.sent.length).toBe(1)
  await until(async () => (await states()).length === 0)
  expect(doing.sent).toEqual(['nora'])
  await worker.close()
})

test('a worker that is asked to end lets a running job finish', async () => {
  const worker = await openQueue(database, quietLog, { works: true, pace: 0.1 })
  const started = Promise.withResolvers<void>()
  let finished = false
  await worker.work(
    handlers(async () => {
      started.resolve()
      await sleep(300)
      finished = true
    }),
  )
  await queue.jobs.add('send-letter', letter('nora'))
  await started.promise
  await worker.close()
  expect(finished).toBe(true)
  expect(await states()).toEqual([])
})

test('jobs that come by the clock are on it once, however many workers start', async () => {
  const workers: Queue[] = []
  for (let i = 0; i < 2; i += 1) workers.push(await openQueue(database, quietLog, { works: true, pace: 0.1 }))
  await Promise.all(workers.map((worker) => worker.work(handlers())))
  const { rows } = await database.query('select name, cron from jobs.schedule order by name')
  const byClock = Object.entries(schedule).map(([name, cron]) => ({ name, cron }))
  expect(byClock.map(({ name }) => name)).toContain('delete-accounts')
  expect(rows).toEqual(byClock.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
  await Promise.all(workers.map((worker) => worker.close()))
})

async function until(done: () => Promise<boolean>): Promise<void> {
  await expect.poll(done).toBe(true)
}
