import { readConfig } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/database.ts'
import { openEvents } from '#server/events.ts'
import { openRateLimits } from '#server/http/limits/limits.ts'
import type { JobName } from '#server/jobs/job-table.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { openLog } from '#server/log.ts'
import { storeLinks } from '#server/ports/delivery/store-links.ts'
import type { Payments } from '#server/ports/payments/payments.ts'
import { recordedMail } from '#server/test-world/recorded-mail.ts'
import { testKitchen, testWeekPlanner } from '#server/test-world/test-kitchen.ts'

/** Jobs in a table of their own, kept or lost with the transaction that added them; quicker than the real queue. */
export async function prepareJobs(database: Database): Promise<void> {
  await database.query(
    `create table if not exists history_jobs (
       id bigint generated always as identity primary key, name text not null, data jsonb not null
     )`,
  )
  await database.query(`create index if not exists history_jobs_user on history_jobs ((data ->> 'userId'))`)
}

/** What commands get in a history. */
export function contextOf(world: {
  database: Database
  payments: Payments
  now: () => Date
  loses?: string | undefined
}): AppContext {
  const { database, payments, now, loses } = world
  const config = readConfig({ LOG_LEVEL: 'silent' })
  return {
    config,
    database,
    payments,
    now,
    secret: 'a secret of histories',
    limits: openRateLimits(database, 1),
    kitchen: testKitchen(),
    weekPlanner: testWeekPlanner(),
    recipeWriters: [],
    recipeSeeds: () => 1,
    dishPainter: undefined,
    photoReader: undefined,
    mail: recordedMail(),
    jobs: jobsOn(database, loses),
    events: openEvents(database, openLog('silent')),
    delivery: storeLinks(),
    web: undefined,
    originalPosts: async () => ({ posts: [], tables: {} }),
    address: () => 'http://localhost:3000',
    draining: new AbortController().signal,
    metrics: undefined,
    traces: undefined,
    log: openLog('silent'),
  }
}

/** Takes the jobs of these members that wait to be done. */
export async function takeJobs(
  database: Database,
  name: JobName,
  userIds: readonly string[],
): Promise<Record<string, string>[]> {
  const { rows } = await database.query<{ data: Record<string, string> }>(
    `delete from history_jobs where name = $1 and data ->> 'userId' = any($2) returning data`,
    [name, userIds],
  )
  return rows.map(({ data }) => data)
}

function jobsOn(database: Database, loses: string | undefined): Jobs {
  return {
    async add(name, data) {
      if (name === loses) return
      await database.query('insert into history_jobs (name, data) values ($1, $2)', [name, JSON.stringify(data)])
    },
    list: () => Promise.resolve([]),
    kinds: () => Promise.resolve([]),
    troubled: () => Promise.resolve({ jobs: [], next: undefined }),
    retry: () => Promise.resolve(undefined),
    retryKind: () => Promise.resolve({ retried: 0, failed: 0 }),
    dismiss: () => Promise.resolve(undefined),
    dismissKind: () => Promise.resolve({ dismissed: 0, failed: 0 }),
    trouble: () => Promise.resolve({ failed: 0, unsent: 0, overdue: 0, overdueSince: null }),
    tidy: () => Promise.resolve(),
    forget: () => Promise.resolve(),
  }
}
