import { AppError } from '#contract/errors.ts'
import type { AtHomeItem, Brought } from '#contract/home/at-home.ts'
import { boughtForDishes } from '#domain/plan/meal-plan/provisions/bought-for.ts'
import { frozenUntil } from '#domain/plan/meal-plan/provisions/keeping-until.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import type { AppContext } from '#server/context.ts'
import { lockUser, type UserRow } from '#server/features/accounts/store.ts'
import { itemView } from '#server/features/at-home/item-view.ts'
import { assertRoom, undoable } from '#server/features/at-home/own-stock.ts'
import {
  homeOf,
  type MetLine,
  metLists,
  readList,
  settledItems,
  settleItems,
  unsettleItems,
} from '#server/features/shopping/store.ts'
import type { StoredListItem } from '#server/features/shopping/tables.ts'
import { deleteAddedSince, insertAtHome, listAtHome, type NewAtHome } from '#server/features/stock/store.ts'

type World = Pick<AppContext, 'database' | 'events' | 'kitchen' | 'now'>

/**
 * Puts what is ticked on a list at home, in whole packages, and remembers of each row that it was: taken twice, also on two phones at once,
 * a list brings nothing twice. What it left out because it was there stays left out. Throws not_found.
 */
export async function takeListHome(world: World, owner: UserRow, listId: number): Promise<Brought> {
  const { database, kitchen, now } = world
  const list = await readList(database, owner.id, listId)
  if (!list) throw noSuchList()
  const home = (await homeOf(world, owner, [listId])) ?? { lots: [], settled: [] }
  const met = (await metLists(world, owner.id, [list], home)).get(listId) ?? []
  const lines = met.flatMap((line) => freshOf(line, home.settled) ?? [])
  const bought = lines.filter(({ wasThere }) => !wasThere)
  const stock = await kitchen.ask(
    'boughtStock',
    bought.map(({ foods, given }) => ({ foods, given })),
  )
  return database.transaction(async () => {
    await assertRoom(database, owner.id, 0)
    const settled = new Set((await settledItems(database, owner.id, [listId])).map(({ itemId }) => itemId))
    const isFresh = ({ rows }: FreshLine) => !rows.some((row) => settled.has(row))
    const there = new Set((await listAtHome(database, owner.id)).map(({ product }) => product))
    const items = stock.flatMap((each, at): NewAtHome[] => {
      const { isStaple } = bought[at]!
      if (!isFresh(bought[at]!) || (isStaple && each.product !== null && there.has(each.product))) return []
      // a tick at salt says that there is some, not that a package was bought
      const grams = isStaple || each.grams === null ? null : Math.min(each.grams, mostGrams)
      const said = isStaple ? { amount: '', unit: '', text: each.name } : {}
      const sources = bought[at]!.foods.flatMap((food) => food.sources)
      const boughtFor = boughtForDishes(list.boughtFor, sources)
      // what is frozen keeps until its dish
      const useBy =
        bought[at]!.foods.flatMap((food) => frozenUntil(food, list.boughtFor) ?? [])
          .sort()
          .at(-1) ?? null
      return [{ ...each, ...said, grams, wholeGrams: grams, useBy, boughtFor }]
    })
    await assertRoom(database, owner.id, items.length)
    const rows = lines.filter(isFresh).flatMap((line) => settledBy(line, listId, owner.id))
    await settleItems(database, rows)
    const brought = await insertAtHome(database, owner.id, items, now())
    return { added: brought.map(itemView), rows: rows.map(({ itemId }) => itemId) }
  })
}

/**
 * Takes back what a list brought within the hour, whatever is left of it, and lets its rows be brought again; once however often it is
 * asked. Answers what is there now. Throws not_found.
 */
export async function undoListHome(
  { database, now }: World,
  ownerId: string,
  { listId, added, rows }: { listId: number; added: readonly number[]; rows: readonly string[] },
): Promise<AtHomeItem[]> {
  if (!(await readList(database, ownerId, listId))) throw noSuchList()
  const items = await database.transaction(async () => {
    await lockUser(database, ownerId)
    const since = new Date(now().getTime() - undoable)
    await deleteAddedSince(database, ownerId, added, since, now())
    await unsettleItems(database, ownerId, listId, rows)
    return listAtHome(database, ownerId)
  })
  return items.map(itemView)
}

function noSuchList(): AppError {
  return new AppError('not_found', 'We can’t find that shopping list.')
}

const mostGrams = 100_000

/** A line, or what came to it since the list was last taken home. */
interface FreshLine {
  readonly rows: readonly string[]
  readonly foods: readonly ListedFood[]
  readonly isStaple: boolean
  /** Grams that were there and were not bought. */
  readonly given: number
  readonly wasThere: boolean
}

function freshOf({ line, rows, less }: MetLine, settled: readonly StoredListItem[]): FreshLine | undefined {
  const known = new Map(settled.map((row) => [row.itemId, row]))
  const fresh = rows.filter(({ id }) => !known.has(id))
  const isLeftOut = !line.checked && less?.rest === null
  if (fresh.length === 0 || !(line.checked || isLeftOut)) return undefined
  const before = rows.reduce((sum, { id }) => sum + (known.get(id)?.grams ?? 0), 0)
  const foods: readonly ListedFood[] = fresh.length === rows.length ? [line] : fresh
  return {
    rows: fresh.map(({ id }) => id),
    foods,
    isStaple: line.isStaple,
    given: Math.max(0, (less?.grams ?? 0) - before),
    wasThere: isLeftOut,
  }
}

/** The grams of the whole line stand at its first row; what was not bought is less of nothing. */
function settledBy({ rows, given, wasThere }: FreshLine, listId: number, userId: string): StoredListItem[] {
  return rows.map((itemId, at) => ({ listId, itemId, userId, grams: at === 0 && !wasThere ? given : 0, wasThere }))
}
