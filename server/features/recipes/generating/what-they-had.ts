import type { Db } from '#server/db/database.ts'
import { dishesCooked } from '#server/features/recipes/cooked-dishes.ts'
import { recentDishes, tastesOf } from '#server/features/recipes/keeping/kept-recipes.ts'

const recentDays = 30

/** The dishes written or cooked in the last 30 days, not to be written again so soon; what the cook liked or cooks often, and what they did not like. */
export async function lately(db: Db, ownerId: string, now: Date) {
  const since = new Date(now.getTime() - recentDays * 24 * 60 * 60 * 1000)
  const [written, tastes, cooked] = await Promise.all([
    recentDishes(db, ownerId, since),
    tastesOf(db, ownerId),
    dishesCooked(db, ownerId, since.toISOString().slice(0, 10)),
  ])
  const often = cooked.often.filter((dish) => !tastes.disliked.includes(dish))
  return {
    recent: [...new Set([...cooked.recent, ...written])],
    tastes: { ...tastes, liked: [...new Set([...tastes.liked, ...often])] },
  }
}
