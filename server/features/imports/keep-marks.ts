import { z } from 'zod'
import { mostCooked } from '#contract/home/cooked.ts'
import { Day } from '#contract/planning/plan-wish.ts'
import { CollectionName, mostCollections, mostInCollection } from '#contract/recipes/collections.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { listed } from '#domain/plan/week/words/wished-rules.ts'
import type { BroughtMarks } from '#domain/recipe/import/fitted-recipe.ts'
import { punctuatedInside } from '#domain/text/quotes.ts'
import type { AppContext } from '#server/context.ts'
import { lockUser } from '#server/features/accounts/store.ts'
import { fileUnder } from '#server/features/collections/store.ts'
import { countCooked, noteCooked, rateRecipe, toggleFavorite } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

/**
 * Sets on a recipe that came in what its cook had set on it elsewhere. What is no name and no day is left away: the recipe counts. Answers the names of the
 * collections that had no room for it.
 */
export async function keepMarks(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  ownerId: string,
  recipe: StoredRecipe,
  { isFavorite, rating, collections, lastCooked }: BroughtMarks,
): Promise<string[]> {
  const { id } = recipe
  if (isFavorite) await toggleFavorite(database, ownerId, id)
  if (rating !== null) await rateRecipe(database, ownerId, id, rating)
  const at = now()
  const places = collections.slice(0, mostCollections).flatMap(({ name, nth, since }) => {
    const { data } = CollectionName.safeParse(name)
    return data === undefined ? [] : [{ name: data, nth, since: pastMoment(since, at) }]
  })
  const left = await fileUnder(database, ownerId, id, places, at)
  await noteLastCooked({ database, now }, ownerId, recipe, lastCooked)
  return left
}

/** The moment that a text tells; now where it tells none, or one that has not come. */
function pastMoment(text: string, now: Date): Date {
  const { data } = z.iso.datetime().safeParse(text)
  const moment = data === undefined ? now : new Date(data)
  return moment < now ? moment : now
}

/** The recipes of one import that could not be put into all of their collections. */
export class Unfiled {
  recipes = 0
  readonly #names = new Set<string>()
  #hasMore = false

  add(names: readonly string[]): void {
    if (names.length > 0) this.recipes += 1
    for (const name of names) {
      if (this.#names.size < mostNamed) this.#names.add(name)
      else this.#hasMore ||= !this.#names.has(name)
    }
  }

  sentence(): string {
    const named = [...this.#names].map((name) => `“${name}”`)
    const places = listed(this.#hasMore ? [...named, 'others'] : named)
    const many = this.recipes === 1 ? '1 recipe' : `${this.recipes.toLocaleString('en-US')} recipes`
    return punctuatedInside(`${fullWords} ${many} couldn’t be added to ${places}.`)
  }
}

/** Collections of a sentence. */
const mostNamed = 5

/** Why there may be no room for a collection, or for a recipe in one. */
export const fullWords = `You can have at most ${mostCollections} collections, with up to ${mostInCollection.toLocaleString('en-US')} recipes in each.`

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
