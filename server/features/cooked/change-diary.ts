import { AppError } from '#contract/errors.ts'
import { mostCooked } from '#contract/home/cooked.ts'
import { restorableHours } from '#contract/how-long.ts'
import type { PlannedDish } from '#domain/plan/meal-plan/calendar/cookings-of-plan.ts'
import type { AppContext } from '#server/context.ts'
import { assertDayCame } from '#server/day-came.ts'
import type { Db } from '#server/db/database.ts'
import { lockUser } from '#server/features/accounts/store.ts'
import {
  countCooked,
  entryOfDay,
  findCooked,
  findRecipe,
  findRestorableCooked,
  noteCooked,
  rateRecipe,
  restoreCooked,
  updateCooked,
} from '#server/features/recipes/store.ts'

type World = Pick<AppContext, 'database' | 'now'>

interface HowItWas {
  readonly cookedOn?: string | undefined
  readonly servings?: number | undefined
  readonly rating?: 1 | -1 | null | undefined
  readonly note?: string | undefined
}

/** Writes down that a recipe was cooked; a thumb given with it is the recipe's too. Throws not_found. */
export async function cookRecipe(
  { database, now }: World,
  ownerId: string,
  {
    recipeId,
    planned,
    ...how
  }: HowItWas & {
    recipeId: number
    cookedOn: string
    servings: number
    planned?: PlannedDish | undefined
  },
): Promise<{ id: number; isNew: boolean }> {
  assertDayCame('cookedOn', how.cookedOn, now())
  return database.transaction(async () => {
    await lockUser(database, ownerId)
    const recipe = await findRecipe(database, ownerId, recipeId)
    if (!recipe) throw new AppError('not_found', 'We can’t find that recipe.')
    const dish = { recipeId, cookedOn: how.cookedOn, entry: planned?.entry ?? null }
    const isNew = !(await entryOfDay(database, ownerId, dish))
    if (isNew) await assertRoom(database, ownerId)
    const said = { ...given(how), ...dish, planId: planned?.plan ?? null, title: recipe.title }
    const { id } = await noteCooked(database, ownerId, said, now())
    await rateWith(database, ownerId, recipeId, how.rating)
    return { id, isNew }
  })
}

/** Says of an entry otherwise when and how it was. Throws not_found, and where the recipe has an entry of that day. */
export async function changeCooked(
  { database, now }: World,
  ownerId: string,
  id: number,
  how: HowItWas,
): Promise<void> {
  if (how.cookedOn !== undefined) assertDayCame('cookedOn', how.cookedOn, now())
  await database.transaction(async () => {
    await lockUser(database, ownerId)
    const { recipeId, entry } = foundEntry(await findCooked(database, ownerId, id))
    const { cookedOn } = how
    const other =
      recipeId !== null &&
      cookedOn !== undefined &&
      (await entryOfDay(database, ownerId, { recipeId, cookedOn, entry }))
    if (other && other.id !== id)
      throw new AppError('invalid_input', 'This dish is already in your diary for that day.')
    await updateCooked(database, ownerId, id, given(how))
    if (recipeId !== null) await rateWith(database, ownerId, recipeId, how.rating)
  })
}

/** Undoes a deletion of the last hour. Answers the id of the entry that stands for that day. Throws not_found. */
export async function bringBack({ database, now }: World, ownerId: string, id: number): Promise<number> {
  const since = new Date(now().getTime() - restorable)
  return database.transaction(async () => {
    await lockUser(database, ownerId)
    const { recipeId, cookedOn, entry, deletedAt } = foundEntry(
      await findRestorableCooked(database, ownerId, id, since),
    )
    if (deletedAt === null) return id
    const other = recipeId === null ? undefined : await entryOfDay(database, ownerId, { recipeId, cookedOn, entry })
    if (other) return other.id
    await assertRoom(database, ownerId)
    await restoreCooked(database, ownerId, id)
    return id
  })
}

/** Milliseconds for which a deletion can be undone. */
export const restorable = restorableHours * 60 * 60 * 1000

export function foundEntry<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found', 'We can’t find that entry in your diary.')
  return value
}

async function assertRoom(db: Db, ownerId: string): Promise<void> {
  if ((await countCooked(db, ownerId)) >= mostCooked)
    throw new AppError(
      'invalid_input',
      `Your diary can have at most ${mostCooked.toLocaleString('en-US')} dishes. Please delete some that you no longer need.`,
    )
}

/** Taking a thumb back says nothing of the recipe. */
async function rateWith(db: Db, ownerId: string, recipeId: number, rating: HowItWas['rating']): Promise<void> {
  if (rating) await rateRecipe(db, ownerId, recipeId, rating)
}

/** What was said; two decimals are enough for people. */
function given<How extends HowItWas>(how: How): How {
  const { servings } = how
  return servings === undefined ? how : { ...how, servings: Math.round(servings * 100) / 100 }
}
