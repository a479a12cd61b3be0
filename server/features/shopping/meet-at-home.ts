import type { ShoppingList, ShoppingListItem } from '#contract/shopping.ts'
import type { LessOfLine, LineToMeet } from '#domain/plan/at-home/less-at-home.ts'
import type { Home } from '#server/features/at-home/store.ts'
import { linesOf, type ReadItem, type ReadList } from '#server/features/shopping/list-lines.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** A line of a list as it was wanted, the rows that it is, and what of it is at home. */
export interface MetLine {
  readonly line: ShoppingListItem
  readonly rows: readonly ReadItem[]
  readonly less: LessOfLine | undefined
}

/** What is wanted, line by line, beside what lies at home. */
export async function metLines(kitchen: Kitchen, list: ReadList, home: Home): Promise<MetLine[]> {
  const lines = await linesOf(kitchen, list)
  if (lines.length === 0) return []
  const byId = new Map(list.items.map((item) => [item.id, item]))
  const rows = lines.map(({ id }) => id.split('.').map((part) => byId.get(part)!))
  const settled = new Map(home.settled.flatMap((row) => (row.listId === list.id ? [[row.itemId, row] as const] : [])))
  const less = await kitchen.ask(
    'lessAtHome',
    lines.map((line, at) => toMeet(line, rows[at]!, settled)),
    home.lots,
  )
  return lines.map((line, at) => ({ line, rows: rows[at]!, less: less[at] }))
}

/** What is still to be bought, and what is not because it is there. */
export function parted(met: readonly MetLine[]): {
  items: ShoppingListItem[]
  atHome: NonNullable<ShoppingList['atHome']>
} {
  const items = met.flatMap(({ line, less }): ShoppingListItem[] => {
    if (!less) return [line]
    if (!less.rest) return []
    return [{ ...line, ...less.rest, fromHome: { grams: less.grams, ...less.said } }]
  })
  const atHome = met.flatMap(({ line: { id, food, name, category }, less }) =>
    less?.rest === null ? [{ id, food, name, ...less.said, category, useBy: less.useBy }] : [],
  )
  return { items, atHome }
}

function toMeet(line: ShoppingListItem, rows: readonly ReadItem[], settled: ReadonlyMap<string, Settled>): LineToMeet {
  const { checked, grams } = line
  const buysAnyway = rows.some(({ edits }) => edits.staple?.isStaple === false)
  // what was carried home once and is wanted again is looked for there like anything else
  const isTaken = ({ id }: ReadItem) => checked && settled.has(id)
  const open = buysAnyway
    ? []
    : rows.filter((row) => !isTaken(row)).flatMap(({ sources }) => sources.filter(isOfRecipe))
  const isAllOpen = open.length === rows.reduce((sum, { sources }) => sum + sources.length, 0)
  const wanted = open.reduce((sum, source) => sum + (source.grams ?? 0), 0)
  return {
    food: line,
    checked,
    open: open.length === 0 ? 0 : isAllOpen ? (grams ?? 1) : Math.min(grams ?? 1, wanted || 1),
    given: checked ? rows.reduce((sum, { id }) => sum + (settled.get(id)?.grams ?? 0), 0) : 0,
    wasThere: !buysAnyway && rows.every(({ id }) => settled.get(id)?.wasThere === true),
  }
}

type Settled = Home['settled'][number]
const isOfRecipe = ({ recipeId }: { recipeId: number | null }) => recipeId !== null
