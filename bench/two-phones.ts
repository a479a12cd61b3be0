import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseConfig } from '#server/config.ts'
import { startServer } from '../tools/running/running-server.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { withDatabases } from './servers/databases.ts'
import { type Diner, newDiner } from './servers/diner.ts'

/**
 * `node bench/two-phones.ts [households]`: in each household one phone ticks items of a list, twice a second, and the other one
 * shows the list. From before the tick is sent until the other phone has the list with the tick, over real HTTP: on PostgreSQL
 * the two phones talk to two instances. Fails where a tick is not seen within a second.
 */
const households = Number(process.argv[2] ?? 40)
const ticksEach = 50
const itemsEach = 20
const secret = 'a secret for measuring, known to both servers'

const rows: string[][] = []
await withDatabases(async (databases) => {
  await measure('embedded', databases.embedded(), 1)
  await measure('PostgreSQL, two instances', await databases.postgres(), 2)
})
printTable(['a tick on the other phone', 'households', 'ticks', 'p50 ms', 'p99 ms', 'longest ms'], rows)

async function measure(name: string, database: DatabaseConfig, instances: number): Promise<void> {
  const servers = []
  for (let index = 0; index < instances; index += 1)
    servers.push(await startServer(database, { SESSION_SECRET: secret }))
  const [here, there = here!] = servers.map(({ address }) => address)
  const members: Diner[] = []
  for (let index = 0; index < households; index += 1) members.push(await newDiner(here!, 'premium'))
  const times = (await Promise.all(members.map((member) => household(member, here!, there)))).flat()
  times.sort((one, other) => one - other)
  const part = (share: number) => String(Math.round(times[Math.ceil(times.length * share) - 1]!))
  rows.push([name, String(households), String(times.length), part(0.5), part(0.99), part(1)])
  if (times.at(-1)! > 1000) process.exitCode = overBound
  for (const server of servers) await server.end()
}

/** Milliseconds of each tick. */
async function household(member: Diner, here: string, there: string): Promise<number[]> {
  const { shopping } = member.at(here)
  const { id } = await shopping.create({ body: {} })
  const changes = Array.from({ length: itemsEach }, (_, item) => ({
    kind: 'add' as const,
    item: `item-number-${item}`,
    text: `thing ${item}`,
  }))
  let { version } = await shopping.update({ params: { id }, body: { changes } })
  const other = await follow(`${there}/api/shopping-lists/${id}/events`, member.cookie)
  await other.hears(version)
  const times: number[] = []
  for (let tick = 0; tick < ticksEach; tick += 1) {
    await sleep(Math.random() * 1000)
    const item = `item-number-${tick % itemsEach}`
    const checked = Math.floor(tick / itemsEach) % 2 === 0
    const before = performance.now()
    const [sent] = await Promise.all([
      shopping.update({ params: { id }, body: { changes: [{ kind: 'tick', item, checked }] } }),
      other.hears(version + 1),
    ])
    const seen = await member.at(there).shopping.get({ params: { id } })
    times.push(performance.now() - before)
    const line = seen.items.find(({ id: rows }) => rows.split('.').includes(item))
    if (line?.checked !== checked) throw new Error('A tick was not seen.')
    version = sent.version
  }
  other.leave()
  return times
}

/** What the other phone hears. */
async function follow(url: string, cookie: string) {
  const leaving = new AbortController()
  const response = await fetch(url, { headers: { cookie }, signal: leaving.signal })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  return {
    leave: () => leaving.abort(),
    async hears(version: number): Promise<void> {
      for (let heard = ''; !heard.includes(`"version":${version}}`); ) {
        const { done, value } = await reader.read()
        if (done) throw new Error('The other phone hears no more.')
        heard += value
      }
    },
  }
}
