import type { ShoppingList, ShoppingListItem } from '#contract/shopping/shopping.ts'
import type { LessOfLine, LineToMeet } from '#domain/plan/at-home/less-at-home.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import { type Home, settledItems } from '#server/features/shopping/home-of-lists.ts'
import { linesOf, type ReadItem, type ReadList } from '#server/features/shopping/rows/list-lines.ts'
import { readLists } from '#server/features/shopping/rows/read-lists.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** A line of a list as it was wanted, the rows that it is, and what of it is at home. */
export interface MetLine {
  readonly line: ShoppingListItem
  readonly rows: readonly ReadItem[]
  readonly less: LessOfLine | undefined
}

/**
 * What is wanted of each list, line by line, beside what lies at home; by the id of the list. Of open lists the oldest comes first: what it
 * counts on is not there for the next, until it is taken home, deleted or four weeks old.
 */
export async function metLists(
  world: Pick<AppContext, 'database' | 'kitchen' | 'now'>,
  ownerId: string,
  lists: readonly ReadList[],
  home: Home,
): Promise<ReadonlyMap<number, MetLine[]>> {
  const { database, kitchen, now } = world
  const wanted = new Set(lists.map(({ id }) => id))
  const since = new Date(now().getTime() - holding)
  const older = home.lots.length === 0 ? [] : await olderThan(database, ownerId, Math.max(...wanted))
  const first = older.filter(({ id, createdAt }) => !wanted.has(id) && createdAt > since)
  const ofFirst =
    first.length === 0
      ? []
      : await settledItems(
          database,
          ownerId,
          first.map(({ id }) => id),
        )
  const settled = [...home.settled, ...ofFirst]
  const inTurn = [...first, ...lists].toSorted((one, other) => one.id - other.id)
  const wants = await Promise.all(inTurn.map((list) => wantsOf(kitchen, list, settled)))
  const less = await kitchen.ask(
    'lessOfLists',
    wants.map((lines, at) => ({
      title: inTurn[at]!.title,
      lines: lines.map(({ toMeet }) => toMeet),
      isHolding: inTurn[at]!.createdAt > since,
    })),
    home.lots,
  )
  return new Map(
    inTurn.map(({ id }, of) => [id, wants[of]!.map(({ line, rows }, at) => ({ line, rows, less: less[of]![at] }))]),
  )
}

/** Milliseconds for which an open list counts on what is at home before others do. */
const holding = 28 * 24 * 60 * 60 * 1000

async function olderThan(db: Db, ownerId: string, id: number): Promise<ReadList[]> {
  return (await readLists(db, ownerId, { limit: 50, before: id })).lists
}

async function wantsOf(kitchen: Kitchen, list: ReadList, settledItems: Home['settled']) {
  const lines = await linesOf(kitchen, list)
  const byId = new Map(list.items.map((item) => [item.id, item]))
  const settled = new Map(settledItems.flatMap((row) => (row.listId === list.id ? [[row.itemId, row] as const] : [])))
  return lines.map((line) => {
    const rows = line.id.split('.').map((part) => byId.get(part)!)
    return { line, rows, toMeet: toMeet(line, rows, settled) }
  })
}

/** What is still to be bought, and what is not because it is there. */
export function parted(met: readonly MetLine[]): {
  items: ShoppingListItem[]
  atHome: NonNullable<ShoppingList['atHome']>
} {
  const items = met.flatMap(({ line, less }): ShoppingListItem[] => {
    if (!less) return [line]
    if (!less.rest) return []
    const { rest, grams, said, heldBy } = less
    const there = {
      ...(grams > 0 && { fromHome: { grams, ...said } }),
      ...(heldBy.length > 0 && { heldBy: [...heldBy] }),
    }
    return [{ ...line, ...rest, ...there }]
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
