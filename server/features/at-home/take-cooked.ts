import { AppError } from '#contract/errors.ts'
import type { AtHomeItem, Cooking, Taken } from '#contract/home/at-home.ts'
import { type HomeWant, takeFrom } from '#domain/plan/at-home/take.ts'
import type { PlannedDish } from '#domain/plan/meal-plan/calendar/cookings-of-plan.ts'
import type { AppContext } from '#server/context.ts'
import { lockUser } from '#server/features/accounts/store.ts'
import { itemView, sayOf } from '#server/features/at-home/item-view.ts'
import { undoable } from '#server/features/at-home/own-stock.ts'
import { recipesToBuy } from '#server/features/shopping/store.ts'
import {
  findCooking,
  insertCooking,
  lastDayOf,
  listAtHome,
  markUndone,
  putGramsBack,
  takeGrams,
} from '#server/features/stock/store.ts'
import type { StoredAtHome, TakenLot } from '#server/features/stock/tables.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>

/** What cooking a recipe would take of what is at home. Throws not_found. */
export async function wouldTake(
  world: World,
  ownerId: string,
  recipeId: number,
  servings: number | undefined,
): Promise<Taken[]> {
  const wants = await wantsOf(world, ownerId, recipeId, servings)
  return takenOf(await listAtHome(world.database, ownerId), wants)
}

/**
 * Takes it, and keeps what it took. Who cooks on two devices at once holds the member in turn, so that nothing is taken twice. `cookedOn`: the
 * day of the cook's own calendar. Throws not_found.
 */
export async function takeCooked(
  world: World,
  ownerId: string,
  {
    recipeId,
    servings,
    cookedOn,
    planned = null,
  }: { recipeId: number; servings: number; cookedOn?: string | undefined; planned?: PlannedDish | undefined | null },
): Promise<Cooking> {
  const { database, now } = world
  const wants = await wantsOf(world, ownerId, recipeId, servings)
  return database.transaction(async () => {
    await lockUser(database, ownerId)
    const items = await listAtHome(database, ownerId)
    const taken = takenOf(items, wants)
    if (taken.length === 0) return { cookingId: null, taken }
    const lots = lotsOf(items, taken)
    await takeGrams(database, ownerId, lots, now())
    const day = cookedOn ?? now().toISOString().slice(0, 10)
    const { id } = await insertCooking(database, ownerId, { recipeId, cookedOn: day, planned, taken: lots }, now())
    return { cookingId: id, taken }
  })
}

/** Puts back what a cooking took within the hour, once however often it is asked; answers what is there now. Throws not_found. */
export async function undoCooking({ database, now }: World, ownerId: string, cookingId: number): Promise<AtHomeItem[]> {
  const items = await database.transaction(async () => {
    await lockUser(database, ownerId)
    const cooking = await findCooking(database, ownerId, cookingId, new Date(now().getTime() - undoable))
    if (!cooking) throw new AppError('not_found', 'There’s nothing to undo from the last hour.')
    if (!cooking.undoneAt) {
      await putGramsBack(database, ownerId, cooking.taken)
      await markUndone(database, cooking.id, now())
    }
    return listAtHome(database, ownerId)
  })
  return items.map(itemView)
}

async function wantsOf(
  { database, kitchen }: World,
  ownerId: string,
  recipeId: number,
  wanted: number | undefined,
): Promise<HomeWant[]> {
  const [recipe] = await recipesToBuy(database, ownerId, [recipeId])
  if (!recipe) throw new AppError('not_found', 'We can’t find that recipe.')
  const { id, title, servings, ingredients, instructions } = recipe
  return kitchen.ask('wantsOfRecipe', { id, title, servings, ingredients, instructions, wanted: wanted ?? servings })
}

/** What has to go first goes first, also what should have gone already: whoever cooks has looked at it. */
function takenOf(items: readonly StoredAtHome[], wants: readonly HomeWant[]): Taken[] {
  const lots = items.flatMap(({ id, product, grams }) =>
    product !== null && grams !== null && grams > 0 ? [{ id, product, grams }] : [],
  )
  const sums = new Map<number, number>()
  for (const { lot, grams } of takeFrom(lots, wants).flat()) sums.set(lot, (sums.get(lot) ?? 0) + grams)
  return items.flatMap((item): Taken[] => {
    const sum = sums.get(item.id)
    if (sum === undefined) return []
    const grams = Math.round(sum * 100) / 100
    const rest = Math.round((item.grams! - grams) * 100) / 100
    const left = sayOf(item, rest)
    const words = rest > 0 ? [left.amount, left.unit].filter(Boolean).join(' ') : ''
    return [{ id: item.id, name: item.name, grams, ...sayOf(item, grams), left: words }]
  })
}

/** What is taken, as it lies there. */
function lotsOf(items: readonly StoredAtHome[], taken: readonly Taken[]): TakenLot[] {
  const grams = new Map(taken.map((one) => [one.id, one.grams]))
  return items.flatMap(({ id, food, product, name, useBy, addedAt, boughtFor }): TakenLot[] => {
    const each = grams.get(id)
    return each !== undefined && product !== null
      ? [{ item: id, grams: each, product, name, useBy: lastDayOf(food, useBy, addedAt), boughtFor }]
      : []
  })
}
