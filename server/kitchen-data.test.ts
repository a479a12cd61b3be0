import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import type { KitchenData } from '#domain/food/kitchen-data.ts'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { type Events, openEvents } from '#server/events.ts'
import { inNextEdition } from '#server/kitchen/editions.ts'
import { followKitchenData } from '#server/kitchen-data.ts'
import { openLog } from '#server/log.ts'
import { freshDatabase, freshPostgresUrl } from '#server/test-world/fresh-database.ts'
import { quietLog } from '#server/test-world/log.ts'

/** An instance that follows what is set: the edition that it works by, and how to end it. */
async function instance(database: Database, events: Pick<Events, 'subscribe' | 'isUpToDate'>) {
  const taken: number[] = []
  const kitchen = { take: ({ edition }: KitchenData) => void taken.push(edition) }
  const log = openLog('silent')
  const leave = await followKitchenData({ database, events, kitchen, log, weekPlanner: kitchen })
  return { edition: () => taken.at(-1), leave }
}

/** Another instance sets something; with `events` it says so. */
const setElsewhere = (database: Database, events: Pick<Events, 'publish'> = { publish: () => undefined }) =>
  inNextEdition(
    { database, events, jobs: { add: async () => undefined }, kitchen: { reached: async () => undefined } },
    async () => [],
  )

test('an instance that may have missed something looks each second, and one that hears the others does not', async () => {
  const database = await freshDatabase()
  let isUpToDate = true
  let looks = 0
  const watched: Database = Object.defineProperty({ ...database }, 'db', {
    get: () => {
      looks += 1
      return database.db
    },
  })
  const deaf = await instance(watched, { subscribe: async () => () => undefined, isUpToDate: () => isUpToDate })
  await setElsewhere(database)
  const before = looks
  await sleep(1500)
  expect([deaf.edition(), looks]).toEqual([0, before])
  isUpToDate = false
  await expect.poll(deaf.edition, { timeout: 5000 }).toBe(1)
  await deaf.leave()
})

test('what is set holds within seconds where the connection that listens is cut off, or stands still', async () => {
  if (inject('databaseKind') === 'embedded') return
  const database = await openPostgres(await freshPostgresUrl(), quietLog)
  // the connections of its pool are there, and none that listens can be made any more
  const options = { connectionString: 'postgres://nobody@127.0.0.1:1/nowhere' }
  const cutOff = openEvents({ ...database, pool: { options } as Database['pool'] }, quietLog)
  const still = openEvents(database, quietLog)
  const [one, other] = [await instance(database, cutOff), await instance(database, still)]
  const { rows } = await database.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'mealcrafter events' and datname = current_database()",
  )
  expect(rows).toHaveLength(1)
  process.kill(rows[0]!.pid, 'SIGSTOP')
  try {
    const events = openEvents(database, quietLog)
    await setElsewhere(database, events)
    await expect.poll(() => [one.edition(), other.edition()], { timeout: 10_000 }).toEqual([1, 1])
    await events.close()
  } finally {
    process.kill(rows[0]!.pid, 'SIGCONT')
  }
  for (const { leave } of [one, other]) await leave()
  for (const events of [cutOff, still]) await events.close()
  await database.close()
})
