import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { counted } from '#server/test-world/payment-histories/history.ts'
import { runHistories, type Verdict } from '#server/test-world/payment-histories/many-histories.ts'
import { openNearDatabase } from '#server/test-world/payment-histories/near-database.ts'
import { plants } from '#server/test-world/payment-histories/plants.ts'
import { plainLog } from '../tools/running/plain-log.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { withDatabases } from './servers/databases.ts'

/**
 * `node bench/payment-histories.ts [how many] [how many on PostgreSQL]`, 10,000 and 1,000: random histories of two members and a
 * payment provider. They buy, cancel, resume and change plans, cards fail and recover, an administrator grants; all of it
 * several at a time, while notices come twice, out of order, late or never, forged ones among them, the provider does not
 * answer, and statements or the whole process break off. Each has to end in the provider's state. With `--plant` the product
 * is broken in every way of plants.ts instead, and each has to be noticed within so many histories, 600.
 */
const isPlanted = process.argv.includes('--plant')
const numbers = process.argv.slice(2).flatMap((word) => (/^\d+$/.test(word) ? Number(word) : []))
const workers = Array.from({ length: availableParallelism() }, (_, index) => index)
if (process.send) await part()
else
  await withDatabases(async (databases) => {
    const urls = await Promise.all(workers.map(async () => (await databases.postgres()).url))
    await (isPlanted ? planted : all)(urls)
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
  const database = url === undefined ? await openNearDatabase() : await openPostgres(url, plainLog)
  if (url !== undefined) await migrate(database)
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
  ended.catch(() => undefined)
  child.send(task)
  const [verdict] = await Promise.race([answer, ended])
  return verdict
}

async function all(urls: readonly string[]): Promise<void> {
  const [total = 10_000, onPostgres = Math.ceil(total / 10)] = numbers
  const rows: string[][] = []
  let seed = 1
  for (const [name, wanted, places] of [
    ['embedded', total, urls.map(() => undefined)],
    ['PostgreSQL', onPostgres, urls],
  ] as const) {
    const share = Math.ceil(wanted / workers.length)
    const before = performance.now()
    const tasks = places.map((url) => ({ url, from: (seed += share) - share, count: share }))
    const verdicts = await Promise.all(tasks.map(handOut))
    const wrong = verdicts.flatMap((verdict) => verdict.wrong)
    for (const { seed: at, findings } of wrong) console.error(`seed ${at}: ${findings.join('; ')}`)
    const sums = counted.map((column) => verdicts.reduce((sum, { counts }) => sum + counts[column], 0))
    const seconds = Math.round((performance.now() - before) / 1000)
    rows.push([name, ...sums.map(String), String(wrong.length), `${seconds} s`])
    if (wrong.length > 0) process.exitCode = overBound
  }
  printTable(['database', ...counted, 'wrong in the end', 'time'], rows)
}

/** Every plant on each database, until it is noticed. What only transactions side by side show cannot be seen on one connection. */
async function planted(urls: readonly string[]): Promise<void> {
  const [most = 600] = numbers
  const waiting = Object.keys(plants).flatMap((plant) => [undefined, 'PostgreSQL'].map((place) => ({ plant, place })))
  const found = new Map<string, string>()
  await Promise.all(
    urls.map(async (url) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { plant, place } = next
        const isUnseen = place === undefined && plants[plant]?.isOfManyConnections === true
        const { counts, wrong } = await handOut({ url: place && url, from: 1, count: isUnseen ? 0 : most, plant })
        const noticed = wrong[0] ? `history ${counts.histories}: ${wrong[0].findings[0]}` : `NOT in ${counts.histories}`
        if (!wrong[0] && !isUnseen) process.exitCode = overBound
        found.set(`${plant} ${place}`, isUnseen ? 'one connection: cannot happen' : noticed)
        console.error(`${plant}, ${place ?? 'embedded'}: ${found.get(`${plant} ${place}`)}`)
      }
    }),
  )
  printTable(
    ['planted', 'noticed on embedded by', 'on PostgreSQL by'],
    Object.keys(plants).map((plant) => [
      plant,
      found.get(`${plant} undefined`) ?? '',
      found.get(`${plant} PostgreSQL`) ?? '',
    ]),
  )
}
