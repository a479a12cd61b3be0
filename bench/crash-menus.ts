import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseConfig } from '#server/config.ts'
import { type RunningServer, startServer } from '../tools/running/running-server.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { withDatabases } from './servers/databases.ts'
import { type Diner, newDiner, outcomeOf } from './servers/diner.ts'

/**
 * `node bench/crash-menus.ts [times]`: a member has menus and plans made over HTTP, and the server is killed with kill -9 in their middle,
 * each time at another moment. Afterwards there is nothing but whole menus and plans, each recipe of them counted once.
 */
const times = Number(process.argv[2] ?? 20)
const week = {
  startDate: '2026-11-23',
  endDate: '2026-11-25',
  seconds: 1,
  eaters: [{ id: 'eater-ada', name: 'Ada' }],
  rules: {
    meals: [{ meal: 'dinner' as const, at: '18:30', weekdays: [0, 1, 2, 3, 4, 5, 6] }],
    minutes: [null, null, null, null, null, null, null],
    leftovers: false,
  },
}

const rows: string[][] = []
await withDatabases(async (databases) => {
  await crash('embedded', databases.embedded())
  await crash('PostgreSQL', await databases.postgres())
})
printTable(
  [
    'kill -9 in the middle of menus and plans',
    'kills',
    'whole menus',
    'whole plans',
    'recipes in them',
    'recipes kept',
    'counted',
    'answered but lost',
  ],
  rows,
)

async function crash(name: string, database: DatabaseConfig): Promise<void> {
  const answered = new Set<string>()
  let server = await startServer(database)
  const diner = await newDiner(server.address, 'premium')
  for (let kill = 0; kill < times; kill += 1) {
    await makeUntilKilled(server, diner, kill, answered)
    server = await startServer(database)
  }
  const kept = await whatIsKept(diner, server)
  const lost = [...answered].filter((made) => !kept.made.has(made)).length
  const isWhole = kept.inThem === kept.recipes && kept.counted === kept.recipes && kept.missing === 0
  if (lost > 0 || !isWhole) process.exitCode = overBound
  console.error(
    `${lost === 0 && isWhole ? '✓' : '✗'} ${name}: ${JSON.stringify({ ...kept, made: kept.made.size, lost })}`,
  )
  rows.push([name, times, kept.menus, kept.plans, kept.inThem, kept.recipes, kept.counted, lost].map(String))
  await server.end()
}

async function makeUntilKilled(
  server: RunningServer,
  diner: Diner,
  kill: number,
  answered: Set<string>,
): Promise<void> {
  const killed = new AbortController()
  const first = Promise.withResolvers<void>()
  const { menus, mealPlans } = diner.at(server.address)
  const menu = () =>
    outcomeOf(menus.generate({ body: { mealType: 'dinner', recipeCount: 4 } }).then((made) => `menu ${made.menu.id}`))
  const plan = () => outcomeOf(mealPlans.generate({ body: week }).then(({ id }) => `plan ${id}`))
  const making = [menu, plan].map(async (make) => {
    while (!killed.signal.aborted) {
      const outcome = await make()
      if ('result' in outcome) {
        answered.add(outcome.result)
        first.resolve()
      } else if (!killed.signal.aborted) throw new Error(`A menu or plan was answered with ${outcome.status}.`)
    }
  })
  // the first one after a start takes longest; from then on something is being made at every moment
  await Promise.race([first.promise, ...making])
  await sleep((kill * 373) % 6000)
  killed.abort()
  await server.kill()
  await Promise.all(making)
}

/** Every menu, plan and recipe, and what the account says that it has counted. */
async function whatIsKept(diner: Diner, server: RunningServer) {
  const menus = await all<{ id: number; recipeIds: number[] }>(diner, server, '/api/menus?limit=100')
  const plans = await all<{ id: number; recipeIds: number[] }>(diner, server, '/api/meal-plans?limit=100')
  const recipes = await all<{ id: number }>(diner, server, '/api/recipes?limit=100')
  const { generationsUsed } = await diner.at(server.address).accounts.currentUser({})
  const named = new Set([...menus, ...plans].flatMap(({ recipeIds }) => recipeIds))
  const known = new Set(recipes.map(({ id }) => id))
  return {
    menus: menus.length,
    plans: plans.length,
    made: new Set([...menus.map(({ id }) => `menu ${id}`), ...plans.map(({ id }) => `plan ${id}`)]),
    inThem: named.size,
    missing: [...named].filter((id) => !known.has(id)).length,
    recipes: recipes.length,
    counted: generationsUsed,
  }
}

async function all<Row>(diner: Diner, server: RunningServer, first: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let next: string | undefined = first; next !== undefined; ) {
    const response: Response = await fetch(`${server.address}${next}`, { headers: { cookie: diner.cookie } })
    rows.push(...((await response.json()) as Row[]))
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  }
  return rows
}
