import { setImmediate as others } from 'node:timers/promises'
import type { Output } from '#contract/endpoint.ts'
import { GenerationRequest } from '#contract/generation.ts'
import { type recipes } from '#contract/recipes.ts'
import { foods } from '#domain/food/foods.ts'
import { askedFoods, type Larder, larderOf, missingFoods } from '#domain/plan/missing-foods.ts'
import { isCupboardFood } from '#domain/plan/staples.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { refusedWant } from '#domain/recipe/compose/contradiction.ts'
import type { RecipeType } from '#domain/recipe/options.ts'
import { recipeFacts, summaryFor } from '#domain/recipe/verify/summary.ts'
import type { Wish } from '#domain/recipe/wish.ts'
import type { Db } from '#server/db/database.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { eaterOf, words } from '#server/features/recipes/eater.ts'
import { makeWish } from '#server/features/recipes/make-wish.ts'
import { rowViews } from '#server/features/recipes/recipe-view.ts'
import { findRecipes, recipesWithFoods } from '#server/features/recipes/store.ts'
import { lately } from '#server/features/recipes/what-she-had.ts'

type Ideas = Output<typeof recipes.ideas>
type Own = Ideas['own'][number]
type Composed = Ideas['composed'][number]

const mostOwn = 20
/** So many of the nearest by their foods are read line by line. */
const looselyNearest = 60
const mostIncluded = 8

/**
 * What can be made of what is there: own recipes that use some of it and lack no more than `mostMissing` foods, those that lack
 * the fewest first; then dishes composed to use it up. The same question has the same answer until something is cooked.
 */
export async function findIdeas(
  db: Db,
  cook: UserRow,
  { ingredients, mostMissing }: { ingredients: string | readonly string[]; mostMissing: number },
  now: Date,
): Promise<Ideas> {
  const larder = larderOf((typeof ingredients === 'string' ? [ingredients] : ingredients).flatMap(words))
  const { understood, unknown } = larder
  if (larder.ids.size === 0) return { understood, unknown, own: [], composed: [] }
  const own = await ownIdeas(db, cook, larder, mostMissing)
  return { understood, unknown, own, composed: await composedIdeas(db, cook, larder, now) }
}

async function ownIdeas(db: Db, cook: UserRow, larder: Larder, mostMissing: number): Promise<Own[]> {
  const found = await recipesWithFoods(db, cook.id, [...larder.ids])
  const nearest = found
    .map(({ id, foods: listed }) => ({ id, lacks: listed.filter((food) => mustBeThere(food, larder)).length }))
    .toSorted((one, other) => one.lacks - other.lacks || other.id - one.id)
    .slice(0, looselyNearest)
  const stored = await findRecipes(
    db,
    cook.id,
    nearest.map(({ id }) => id),
  )
  const fitting = stored
    .map((recipe) => ({ recipe, ...missingFoods(askedFoods(recipe.ingredients), larder) }))
    .filter(({ uses, missing }) => uses.length > 0 && missing.length <= mostMissing)
    .toSorted(
      (one, other) =>
        one.missing.length - other.missing.length ||
        other.uses.length - one.uses.length ||
        other.recipe.id - one.recipe.id,
    )
    .slice(0, mostOwn)
  const rows = await rowViews(
    db,
    fitting.map(({ recipe }) => recipe),
    cook,
  )
  return rows.map((recipe, at) => ({ recipe, uses: fitting[at]!.uses, missing: fitting[at]!.missing }))
}

/** A food of an older kitchen may be gone from the table. */
function mustBeThere(id: string, larder: Larder): boolean {
  const food = foods.get(id)
  return !larder.ids.has(id) && !(food && isCupboardFood(food))
}

/** One dish of any kind, and one of each of these. */
const kinds: readonly (RecipeType | undefined)[] = [undefined, 'Main Dish', 'Soup', 'Salad']

async function composedIdeas(db: Db, cook: UserRow, larder: Larder, now: Date): Promise<Composed[]> {
  const { recent, tastes } = await lately(db, cook.id, now)
  const wishOf = (request: GenerationRequest): Wish => ({ ...makeWish(cook, request, recent), ...tastes })
  const base = GenerationRequest.parse({})
  // what she may not have is in the house for somebody else
  const include = larder.understood
    .filter((food) => !refusedWant(wishOf({ ...base, includeIngredients: [food] })))
    .slice(0, mostIncluded)
  if (include.length === 0) return []
  const ideas = new Map<string, Composed>()
  for (const [at, recipeType] of kinds.entries()) {
    const request = { ...base, includeIngredients: include, idea: at + 1, ...(recipeType && { recipeType }) }
    const composed = compose(wishOf(request), request.idea)
    await others()
    if ('contradiction' in composed || ideas.has(composed.dish)) continue
    const { uses, missing } = missingFoods(askedFoods(composed.draft.ingredients), larder)
    if (uses.length === 0) continue
    ideas.set(composed.dish, {
      title: composed.draft.title,
      uses,
      missing,
      summary: summaryFor(recipeFacts(composed.verification), eaterOf(cook)),
      imageUrl: pictureOf([...uses, ...missing]),
      wish: request,
    })
  }
  return [...ideas.values()].toSorted(
    (one, other) => other.uses.length - one.uses.length || one.missing.length - other.missing.length,
  )
}

/** A plate of its first foods. */
function pictureOf(names: readonly string[]): string {
  return `/api/dish.svg?foods=${encodeURIComponent(names.slice(0, 8).join(',').slice(0, 190))}`
}
