import type { Db } from '#server/db/database.ts'
import { cookingsFromHome } from '#server/features/at-home/store.ts'
import { cookedBetween } from '#server/features/cooked/store.ts'

/** A recipe, and how often it was cooked on a day, 'YYYY-MM-DD'. */
interface CookedOnDay {
  readonly recipeId: number
  readonly cookedOn: string
  readonly times: number
}

/**
 * What was cooked on these days, the first and the last among them: as the diary has it, which knows of a recipe once a day, or as often as
 * what it takes was taken from home.
 */
export async function cookingsBetween(db: Db, ownerId: string, first: string, last: string): Promise<CookedOnDay[]> {
  const found = new Map<string, CookedOnDay>()
  const keyOf = ({ recipeId, cookedOn }: Omit<CookedOnDay, 'times'>) => `${recipeId} ${cookedOn}`
  for (const { recipeId, cookedOn } of await cookingsFromHome(db, ownerId)) {
    if (cookedOn < first || cookedOn > last) continue
    const times = (found.get(keyOf({ recipeId, cookedOn }))?.times ?? 0) + 1
    found.set(keyOf({ recipeId, cookedOn }), { recipeId, cookedOn, times })
  }
  for (const noted of await cookedBetween(db, ownerId, first, last))
    if (!found.has(keyOf(noted))) found.set(keyOf(noted), { ...noted, times: 1 })
  return [...found.values()]
}
