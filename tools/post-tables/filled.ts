import { foodById, foods } from '#domain/food/foods.ts'
import { batchCooking } from './batch-cooking.ts'
import { mediterraneanDinners } from './mediterranean-dinners.ts'
import { oneList } from './one-list.ts'
import { monthName, type PostTable } from './post-table.ts'
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
      month: monthName(foodById('egg').price.month),
      bls: String([...foods.values()].filter(({ price }) => price.source.startsWith('BLS')).length),
    },
  }),
}
const known = new Map<string, PostTable>()

/**
 * Markdown with what the kitchen works out for it: `<!-- table: week-at-40 -->` becomes that table and `{{week-at-40.total}}` that
 * figure. Each table is worked out once in a process. Throws for one that nobody knows.
 */
export function filled(markdown: string): string {
  return markdown
    .replaceAll(/<!-- table: ([\w-]+) -->/g, (_, name: string) => tableOf(name).table)
    .replaceAll(/\{\{([\w-]+)\.(\w+)\}\}/g, (_, name: string, figure: string) => {
      const told = tableOf(name).figures[figure]
      if (told === undefined) throw new Error(`A post asks for the figure '${name}.${figure}', which is not there.`)
      return told
    })
}

function tableOf(name: string): PostTable {
  const made = known.get(name) ?? tables[name]?.()
  if (!made) throw new Error(`A post asks for the table '${name}', which is not there.`)
  known.set(name, made)
  return made
}
