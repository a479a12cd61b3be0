import { setTimeout as sleep } from 'node:timers/promises'
import { foods } from '#domain/food/foods.ts'
import type { Database } from '#server/db/database.ts'
import { withFilledServer } from './administration/filled-server.ts'
import { printTable } from './figures/print-table.ts'
import type { Diner } from './servers/diner.ts'

/**
 * `node bench/corrections.ts [recipes] [members]`: how soon a correction is in all that is stored, on PostgreSQL: of a food that hardly any recipe
 * has, and of one that nearly all have.
 */
const [recipes = 1_000_000, members = 10_000] = process.argv.slice(2).map(Number)
const patience = 60 * 60 * 1000

await withFilledServer(members, recipes, async ({ server, database, signedIn }) => {
  const figures = ['recipes that have it', 'ms to accept', 'minutes until the last is stored anew', 'recipes a second']
  printTable(['a food that is', 'which', ...figures], await corrections(database, signedIn, server.address))
})

/** Recipes of each food, and minutes until the last is stored anew. */
async function corrections(database: Database, boss: Diner, address: string): Promise<string[][]> {
  const { rows } = await database.query<{ food: string; recipes: number }>(
    'select food, count(*)::int as recipes from recipe_search, unnest(foods) food group by 1 order by 2, 1',
  )
  const table: string[][] = []
  for (const [name, { food, recipes }] of [['rare', rows[0]!] as const, ['common', rows.at(-1)!] as const]) {
    const { corrections: asked, correctionDesk } = boss.at(address)
    const line = `1 package ${foods.get(food)?.name ?? food}`
    const correction = { kind: 'weight', food, unit: 'package', grams: 333 } as const
    await asked.propose({ body: { line, correction } })
    const waiting = await correctionDesk.list({ query: {} })
    const before = performance.now()
    await correctionDesk.decide({ params: { id: waiting.at(-1)!.id }, body: { decision: 'accept', sentence: '' } })
    const answered = performance.now() - before
    await allStored(database)
    const seconds = (performance.now() - before) / 1000
    const figures = [recipes, answered.toFixed(0), (seconds / 60).toFixed(2), Math.round(recipes / seconds)]
    table.push([name, food, ...figures.map(String)])
  }
  return table
}

async function allStored(database: Database): Promise<void> {
  const end = performance.now() + patience
  while (performance.now() < end) {
    const { rowCount } = await database.query(
      `select from instance_settings where key like 'recipes concerned by edition %'`,
    )
    if (rowCount === 0) return
    await sleep(100)
  }
  throw new Error('The figures are not stored anew in time.')
}
