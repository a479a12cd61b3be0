import { daysBetween } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { NamedRecipe } from '#domain/plan/meal-plan/planning/meals-of-recipe.ts'
import type { KnownDish } from '#domain/plan/tonight/tonight.ts'
import { leastOfMeal } from '#domain/plan/week/dishes/enough-for-a-meal.ts'
import type { Db } from '#server/db/database.ts'
import { and, desc, eq, gte, isNull, ne, or, sql } from '#server/db/drizzle.ts'
import { lastCookedOf } from '#server/features/recipes/store.ts'
import { recipeSearchTable, recipesTable } from '#server/features/recipes/tables.ts'

/** The newest so many are looked through. */
const most = 300

/** A dish, and what says at which meals it is eaten. */
export type OwnDish = KnownDish & { readonly named: NamedRecipe }

/**
 * Own dishes that make a dinner and were not disliked, with what speaks for each on a day, 'YYYY-MM-DD'. Those whose kind nobody said may be
 * dinners; what is too little for one is none.
 */
export async function dinnersOf(db: Db, ownerId: string, date: string, now: Date): Promise<OwnDish[]> {
  const recipes = recipesTable
  const lastCooked = await lastCookedOf(db, ownerId)
  const rows = await db.db
    .select({
      id: recipes.id,
      title: recipes.title,
      recipeType: recipes.recipeType,
      tags: recipes.tags,
      dish: recipes.dish,
      foods: recipeSearchTable.foods,
      minutes: sql<number>`(${recipes.facts}->>'totalMinutes')::float8`,
      isFavorite: recipes.isFavorite,
      rating: recipes.userRating,
      updatedAt: recipes.updatedAt,
    })
    .from(recipes)
    .innerJoin(recipeSearchTable, eq(recipeSearchTable.recipeId, recipes.id))
    .where(
      and(
        eq(recipes.userId, ownerId),
        isNull(recipes.deletedAt),
        sql`${recipes.recipeType} in ('Main Dish', 'Soup', '')`,
        // beyond every limit where too little is known
        gte(recipeSearchTable.calories, leastOfMeal),
        or(isNull(recipes.userRating), ne(recipes.userRating, -1)),
      ),
    )
    .orderBy(desc(recipes.id))
    .limit(most)
  return rows.map(({ rating, updatedAt, title, recipeType, tags, dish, ...known }) => {
    const day = lastCooked.get(known.id)
    const sinceWritten = (now.getTime() - updatedAt.getTime()) / (24 * 60 * 60 * 1000)
    return {
      ...known,
      named: { title, recipeType, tags, dish },
      isLiked: rating === 1,
      wasCooked: day !== undefined,
      daysAgo: Math.max(0, day === undefined ? sinceWritten : daysBetween(day, date)),
    }
  })
}
