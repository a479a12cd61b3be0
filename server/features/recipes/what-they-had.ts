import type { Db } from '#server/db/database.ts'
import { recentDishes, tastesOf } from '#server/features/recipes/kept-recipes.ts'

const recentDays = 30

/** A cook's dishes of the last 30 days, not to be written again so soon, and what they liked and did not. */
export async function lately(db: Db, ownerId: string, now: Date) {
  const since = new Date(now.getTime() - recentDays * 24 * 60 * 60 * 1000)
  const [recent, tastes] = await Promise.all([recentDishes(db, ownerId, since), tastesOf(db, ownerId)])
  return { recent, tastes }
}
