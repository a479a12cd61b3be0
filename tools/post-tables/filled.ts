import type { PostTable } from '#contract/blog/post-head.ts'
import { foodById, foods } from '#domain/food/foods.ts'
import { filledIn } from '#server/kitchen/post-text.ts'
import { batchCooking } from './batch-cooking.ts'
import { mediterraneanDinners } from './mediterranean-dinners.ts'
import { oneList } from './one-list.ts'
import { monthName } from './post-table.ts'
import { proteinForADollar } from './protein-for-a-dollar.ts'
import { weekAt40 } from './week-at-40.ts'
import { whatALabelHides } from './what-a-label-hides.ts'

const tables: Readonly<Record<string, () => PostTable>> = {
  'week-at-40': weekAt40,
  'one-list': oneList,
  'protein-for-a-dollar': proteinForADollar,
  'what-a-label-hides': whatALabelHides,
  'mediterranean-dinners': mediterraneanDinners,
  'batch-cooking': batchCooking,
  prices: () => ({
    table: '',
    figures: {
      month: monthName(foodById('egg').tablePrice.month),
      bls: String([...foods.values()].filter(({ tablePrice }) => tablePrice.source.startsWith('BLS')).length),
    },
  }),
}
const known = new Map<string, PostTable>()

/**
 * Markdown with what the kitchen works out for it: `<!-- table: week-at-40 -->` becomes that table and `{{week-at-40.total}}` that
 * figure. Each table is worked out once in a process. Throws for one that nobody knows.
 */
export function filled(markdown: string): string {
  return filledIn(markdown, tableOf, (place) => {
    throw new Error(`A post asks for '${place}', which is not there.`)
  })
}

/** All of them, for whoever writes a post on a running server. */
export function allTables(): Readonly<Record<string, PostTable>> {
  return Object.fromEntries(Object.keys(tables).map((name) => [name, tableOf(name)!]))
}

function tableOf(name: string): PostTable | undefined {
  const made = known.get(name) ?? tables[name]?.()
  if (made) known.set(name, made)
  return made
}
