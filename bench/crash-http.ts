import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseConfig } from '#server/config.ts'
import { type RunningServer, startServer } from '../tools/running/running-server.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { withDatabases } from './servers/databases.ts'
import { type Diner, newDiner, outcomeOf } from './servers/diner.ts'

/**
 * `node bench/crash-http.ts [times]`: an unlimited member generates recipes over HTTP, four at a time, and the server is
 * killed with kill -9 in the middle of it, each time at another moment. Every recipe that was answered must be there after
 * the next start, as it was answered.
 */
const times = Number(process.argv[2] ?? 30)
const atATime = 4

const rows: string[][] = []
await withDatabases(async (databases) => {
  await crash('embedded', databases.embedded())
  await crash('PostgreSQL', await databases.postgres())
})
printTable(
  ['kill -9 while generating', 'kills', 'answered', 'lost', 'unanswered but kept', 'ready again, ms (median)'],
  rows,
)

async function crash(name: string, database: DatabaseConfig): Promise<void> {
  const answered = new Map<number, string>()
  const startedIn: number[] = []
  let server = await startServer(database)
  const diner = await newDiner(server.address, 'premium')
  for (let kill = 0; kill < times; kill += 1) {
    await generateUntilKilled(server, diner, kill, answered)
    server = await startServer(database)
    startedIn.push(server.startedIn)
  }
  const kept = await everyTitle(diner, server)
  const lost = [...answered].filter(([id, title]) => kept.get(id) !== title).length
  if (lost > 0) process.exitCode = overBound
  const median = startedIn.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0
  console.error(`${lost === 0 ? '✓' : '✗'} ${name}: ${times} kills, ${answered.size} recipes answered, ${lost} lost`)
  rows.push([name, times, answered.size, lost, kept.size - answered.size, Math.round(median)].map(String))
  await server.end()
}

async function generateUntilKilled(
  server: RunningServer,
  diner: Diner,
  kill: number,
  answered: Map<number, string>,
): Promise<void> {
  const killed = new AbortController()
  let first: (() => void) | undefined
  const firstAnswer = new Promise<void>((done) => {
    first = done
  })
  const { recipes } = diner.at(server.address)
  const generating = Array.from({ length: atATime }, async () => {
    while (!killed.signal.aborted) {
      const outcome = await outcomeOf(recipes.generate({ body: {} }))
      if (!('result' in outcome)) {
        if (killed.signal.aborted) return
        throw new Error(`A generation was answered with ${outcome.status}.`)
      }
      answered.set(outcome.result.id, outcome.result.title)
      first?.()
    }
  })
  // The first one after a start takes longest; from then on something is being written at every moment.
  await Promise.race([firstAnswer, ...generating])
  await sleep((kill * 37) % 300)
  killed.abort()
  await server.kill()
  await Promise.all(generating)
}

async function everyTitle(diner: Diner, server: RunningServer): Promise<Map<number, string>> {
  const titles = new Map<number, string>()
  for (let next: string | undefined = '/api/recipes?limit=100'; next !== undefined; ) {
    const response: Response = await fetch(`${server.address}${next}`, { headers: { cookie: diner.cookie } })
    for (const { id, title } of (await response.json()) as { id: number; title: string }[]) titles.set(id, title)
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  }
  return titles
}
