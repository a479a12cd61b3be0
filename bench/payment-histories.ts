import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { startDatabaseThread } from '#server/db/embedded/database-thread.ts'
import { databaseOn } from '#server/db/embedded/open-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { counted } from '#server/test-world/payment-histories/history.ts'
import { runHistories, type Verdict } from '#server/test-world/payment-histories/many-histories.ts'
import { plants } from '#server/test-world/payment-histories/plants.ts'
import { plainLog } from '../tools/plain-log.ts'
import { withDatabases } from './databases.ts'
import { printTable } from './print-table.ts'

/**
 * `node bench/payment-histories.ts [how many] [--plant]`: random histories of two members and a payment provider, half of them
 * on each database: they buy, cancel, resume and change plans, cards fail and recover, an administrator grants; notices come
 * twice, out of order, late or never, forged ones among them; the provider does not answer, and our process breaks at any
 * statement. Each has to end in the provider's state. `--plant` breaks the product in every way of plants.ts instead, and
 * wants each to be noticed.
 */
const given = process.argv.slice(2)
const workers = Array.from({ length: availableParallelism() }, (_, index) => index)
if (process.send) await part()
else
  await withDatabases(async (databases) => {
    const urls = await Promise.all(workers.map(async () => (await databases.postgres()).url))
    await (given.includes('--plant') ? planted : all)(urls)
  })

interface Task {
  readonly url: string | undefined
  readonly from: number
  readonly count: number
  readonly plant?: string
}

/** A process of its own does one task. */
async function part(): Promise<void> {
  const [task] = (await once(process, 'message')) as [Task]
  const { url, plant, ...range } = task
  const database =
    url === undefined
      ? databaseOn(await startDatabaseThread({ dataDir: 'memory://histories' }))
      : await openPostgres(url, plainLog)
  await migrate(database)
  const fault = plant === undefined ? {} : plants[plant]
  const verdict = await runHistories(database, {
    ...range,
    ...(fault && { plant: fault }),
    ...(plant !== undefined && { patience: 1 }),
  })
  await database.close()
  await new Promise((sent) => process.send?.(verdict, sent))
  process.disconnect()
}

async function handOut(task: Task): Promise<Verdict> {
  const child = fork(import.meta.filename, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const answer = once(child, 'message') as Promise<[Verdict]>
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A part ended with ${String(code)}.`)
  })
  child.send(task)
  const [verdict] = await Promise.race([answer, ended])
  ended.catch(() => undefined)
  return verdict
}

async function all(urls: readonly string[]): Promise<void> {
  const total = Number(given[0] ?? 10_000)
  const share = Math.ceil(total / 2 / workers.length)
  const rows: string[][] = []
  let seed = 1
  for (const [name, places] of [
    ['embedded', urls.map(() => undefined)],
    ['PostgreSQL', urls],
  ] as const) {
    const before = performance.now()
    const tasks = places.map((url) => ({ url, from: (seed += share) - share, count: share }))
    const verdicts = await Promise.all(tasks.map(handOut))
    const wrong = verdicts.flatMap((verdict) => verdict.wrong)
    for (const { seed: at, findings } of wrong) console.error(`seed ${at}: ${findings.join('; ')}`)
    const sums = counted.map((column) => verdicts.reduce((sum, { counts }) => sum + counts[column], 0))
    const seconds = Math.round((performance.now() - before) / 1000)
    rows.push([name, ...sums.map(String), String(wrong.length), `${seconds} s`])
    if (wrong.length > 0) process.exitCode = 1
  }
  printTable(['database', ...counted, 'wrong in the end', 'time'], rows)
}

/** Every plant, until it is noticed; where transactions run side by side, so that locks are missed too. */
async function planted(urls: readonly string[]): Promise<void> {
  const most = Number(given.find((word) => /^\d+$/.test(word)) ?? 400)
  const waiting = Object.keys(plants)
  const rows: string[][] = []
  await Promise.all(
    urls.map(async (url) => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        const { counts, wrong } = await handOut({ url, from: 1, count: most, plant: name })
        const [first] = wrong
        if (!first) process.exitCode = 1
        const row = [
          name,
          first ? `history ${counts.histories}` : `NOT in ${counts.histories}`,
          first?.findings[0] ?? '',
        ]
        console.error(row.join(' | '))
        rows.push(row)
      }
    }),
  )
  printTable(['planted', 'noticed by', 'as'], rows)
}
