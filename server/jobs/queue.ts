import { randomUUID } from 'node:crypto'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database, DatabaseLog } from '#server/db/database.ts'
import { resumeCutOff } from '#server/jobs/cut-off.ts'
import { type JobName, jobTable, schedule } from '#server/jobs/job-table.ts'
import { type JobHandlers, type Jobs, LostCause } from '#server/jobs/jobs.ts'
import { isJobName, policies, secondsBetweenHeartbeats } from '#server/jobs/policies.ts'
import {
  countDone,
  countFailed,
  dismissFailed,
  kindsOf,
  makeRoomForCounts,
  namesDue,
  newestOf,
  retryFailed,
  tidyCounts,
  troubledOf,
  troubleOf,
} from '#server/jobs/queue-state.ts'

/** The queue of one process. */
export interface Queue {
  readonly jobs: Jobs
  /** Does the jobs from now on, as they come, and puts those on the clock that come by it. */
  work(handlers: JobHandlers): Promise<void>
  /**
   * Does what is due now, once, the oldest first, and what that adds; answers what failed. With `early` also what waits
   * for its time.
   */
  runDue(handlers: JobHandlers, options?: { early?: boolean }): Promise<readonly JobFailure[]>
  /** A job that is running has ten seconds to finish; it is tried again otherwise. */
  close(): Promise<void>
}

export interface JobFailure {
  readonly name: JobName
  readonly id: string
  readonly error: unknown
}

type Row = JobWithMetadata<Record<string, unknown>>

/** The library that queues, and the database that it queues in. */
interface Place {
  readonly boss: PgBoss
  readonly database: Database
}

interface Options {
  /** False for a process that adds jobs and leaves them to another. */
  readonly works: boolean
  /** How long it waits before it looks again, as a part of what is usual. */
  readonly pace?: number
}

/** Opens the queue that lives in the database, in a schema of its own. Takes about 0.1 s. */
export async function openQueue(database: Database, log: DatabaseLog, { works, pace = 1 }: Options): Promise<Queue> {
  const look = Math.max(1, (database.kind === 'embedded' ? 6 : 3) * pace)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(database, text, values) },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: look,
    monitorIntervalSeconds: look,
    maintenanceIntervalSeconds: 600,
    cronWorkerIntervalSeconds: 15,
    // two features of pg-boss that nothing here uses
    flowIntervalSeconds: 600,
    bamIntervalSeconds: 600,
    reindex: database.kind === 'postgres',
    monitorVacuum: database.kind === 'postgres',
  })
  boss.on('error', (error) => log.error({ reason: error.message }, 'The job queue ran into an error.'))
  await boss.start()
  await declareQueues(boss)
  await makeRoomForCounts(database, schema)
  const looking = works && setInterval(() => void resumeCutOff(database, schema).catch(() => undefined), look * 1000)
  return {
    jobs: jobsOn(boss, database),
    work: (handlers) => work({ boss, database }, handlers, log, database.kind === 'embedded' ? 2 * pace : pace),
    runDue: (handlers, options) => runDue({ boss, database }, handlers, options?.early ?? false),
    close: () => {
      if (looking) clearInterval(looking)
      return boss.stop({ graceful: true, timeout: 10_000, close: false })
    },
  }
}

const schema = 'jobs'
const names = Object.keys(jobTable) as JobName[]

/**
 * On the running transaction, if there is one. What brings its own transaction gets a connection of its own, which is
 * dropped when it fails: nobody else may be handed one that is stuck half-way.
 */
async function execute(database: Database, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  if (!/^\s*BEGIN;/i.test(text)) return database.query(text, values)
  const client = await database.pool.connect()
  let unusable = true
  try {
    const result = await client.query(text)
    unusable = false
    return result
  } finally {
    client.release(unusable)
  }
}

async function declareQueues(boss: PgBoss): Promise<void> {
  const known = new Map((await boss.getQueues(names)).map((queue) => [queue.name, queue]))
  for (const name of names) {
    const found = known.get(name)
    const options = policies[name].queue
    // of jobs with the same key one waits at a time
    if (!found) await boss.createQueue(name, { ...options, policy: 'short' })
    else if (Object.entries(options).some(([key, value]) => found[key as keyof typeof options] !== value))
      await boss.updateQueue(name, options)
  }
}

function jobsOn(boss: PgBoss, database: Database): Jobs {
  return {
    async add(name, data, { after, key } = {}) {
      const parsed = jobTable[name].parse(data)
      await boss.send(name, parsed, {
        singletonKey: key ?? randomUUID(),
        ...(after !== undefined && { startAfter: after }),
      })
    },
    list: (limit) => newestOf(database, schema, names, limit),
    kinds: () => kindsOf(database, schema, names),
    troubled: (limit, after) => troubledOf(database, schema, names, limit, after),
    retry: async (id) => (await retryFailed(database, schema, names, { id, limit: 1 }))[0],
    async retryKind(name, limit) {
      const retried = await retryFailed(database, schema, [name], { limit })
      return { retried: retried.length, failed: await countFailed(database, schema, name) }
    },
    dismiss: async (id) => (await dismissFailed(database, schema, names, { id, limit: 1 }))[0],
    async dismissKind(name, limit) {
      const dismissed = await dismissFailed(database, schema, [name], { limit })
      return { dismissed: dismissed.length, failed: await countFailed(database, schema, name) }
    },
    trouble: () => troubleOf(database, schema, names),
    tidy: () => tidyCounts(database, schema),
    async forget(userId) {
      await database.query(`delete from ${schema}.job where data->>'userId' = $1`, [userId])
    },
  }
}

/** Half as eager on the embedded database, which has one connection for everybody. */
async function work(on: Place, handlers: JobHandlers, log: DatabaseLog, pace: number): Promise<void> {
  const { boss } = on
  for (const name of names) {
    const { polling, batch } = policies[name]
    const options = {
      pollingIntervalSeconds: Math.max(0.5, polling * pace),
      batchSize: batch,
      burstWhenBatchFull: batch > 1,
      heartbeatRefreshSeconds: secondsBetweenHeartbeats,
      includeMetadata: true,
      perJobResults: true,
    } as const
    await boss.work<Row['data'], unknown, typeof options>(name, options, (rows) =>
      Promise.all(
        rows.map(async (row) => {
          const failure = await attempt(on, handlers, row)
          if (!failure) return { id: row.id, status: 'completed' as const }
          const isLost = failure.error instanceof LostCause
          const tries = row.retryCount + 1
          log.warn(
            { job: name, id: row.id, tries, err: failure.error },
            isLost ? 'A job failed for good.' : 'A job failed.',
          )
          return {
            id: row.id,
            status: isLost ? ('deadletter' as const) : ('failed' as const),
            output: { message: sentenceOf(failure.error) },
          }
        }),
      ),
    )
    const cron = schedule[name]
    // a laptop that slept through the night does at noon what was due at three
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once', singletonKey: name })
  }
}

async function runDue(on: Place, handlers: JobHandlers, early: boolean): Promise<readonly JobFailure[]> {
  const { boss, database } = on
  const failures: JobFailure[] = []
  for (;;) {
    const due = await namesDue(database, schema, names, early)
    const fetched = await Promise.all(
      due.map((name) =>
        boss.fetch<Row['data']>(name, { batchSize: 100, includeMetadata: true, ignoreStartAfter: early }),
      ),
    )
    // what failed in this call waits for its next try, however early
    const rows = fetched.flat().sort((one, other) => one.createdOn.getTime() - other.createdOn.getTime())
    const fresh = rows.filter(({ id }) => failures.every((failure) => failure.id !== id))
    for (const row of fresh) {
      const failure = await attempt(on, handlers, row)
      if (!failure) continue
      failures.push(failure)
      await boss.fail(row.name, row.id, { message: sentenceOf(failure.error) })
    }
    for (const row of rows.filter((each) => !fresh.includes(each))) await boss.fail(row.name, row.id)
    if (fresh.length === 0) return failures
  }
}

/** A job that is done goes at once, with the personal data that it may carry. */
async function attempt({ database }: Place, handlers: JobHandlers, row: Row): Promise<JobFailure | undefined> {
  const name = row.name
  if (!isJobName(name)) throw new Error(`There is no job called ${name}.`)
  try {
    await perform(handlers, name, row)
    await countDone(database, schema, name, row.id)
    return undefined
  } catch (error) {
    return { name, id: row.id, error }
  }
}

async function perform(handlers: JobHandlers, name: JobName, row: Row): Promise<void> {
  const parsed = jobTable[name].safeParse(row.data)
  if (!parsed.success) throw new LostCause('The job’s data cannot be read.')
  const handle = handlers[name] as (data: unknown, id: string, isLastTry: boolean) => Promise<void>
  await handle(parsed.data, row.id, row.retryCount >= row.retryLimit)
}

/** For administrators; an error's own words may quote an address or a statement. */
function sentenceOf(error: unknown): string {
  if (error instanceof LostCause) return error.message
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as Error & { code?: unknown }
  return typeof code === 'string' ? `${error.name} (${code})` : error.name
}
