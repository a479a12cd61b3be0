import { CollectionName, mostCollections } from '#contract/collections.ts'
import { mostCooked } from '#contract/cooked.ts'
import { Day } from '#contract/plan-wish.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar-days.ts'
import type { BroughtMarks } from '#domain/recipe/import/fitted-recipe.ts'
import type { AppContext } from '#server/context.ts'
import { lockUser } from '#server/features/accounts/store.ts'
import { fileUnder } from '#server/features/collections/store.ts'
import { countCooked, noteCooked } from '#server/features/cooked/store.ts'
import { rateRecipe, toggleFavorite } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

/** Sets on a recipe that came in what its cook had set on it elsewhere. What there is no room for, or is no name and no day, is left away: the recipe counts. */
export async function keepMarks(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  ownerId: string,
  recipe: StoredRecipe,
  { isFavorite, rating, collections, lastCooked }: BroughtMarks,
): Promise<void> {
  const { id } = recipe
  if (isFavorite) await toggleFavorite(database, ownerId, id)
  if (rating !== null) await rateRecipe(database, ownerId, id, rating)
  const names = collections.slice(0, mostCollections).flatMap((name) => CollectionName.safeParse(name).data ?? [])
  await fileUnder(database, ownerId, id, new Set(names), now())
  await noteLastCooked({ database, now }, ownerId, recipe, lastCooked)
}

async function noteLastCooked(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  ownerId: string,
  { id: recipeId, title, servings }: StoredRecipe,
  day: string,
): Promise<void> {
  const { data: cookedOn } = Day.safeParse(day)
  // a calendar is at most a day ahead of ours
  if (cookedOn === undefined || cookedOn > dayAfter(now().toISOString().slice(0, 10), 1)) return
  await database.transaction(async () => {
    await lockUser(database, ownerId)
    if ((await countCooked(database, ownerId)) >= mostCooked) return
    await noteCooked(database, ownerId, { recipeId, title, servings, cookedOn, entry: null }, now())
  })
}
