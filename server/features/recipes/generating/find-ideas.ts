import type { Output } from '#contract/endpoint.ts'
import { dishAddress } from '#contract/recipes/dish-address.ts'
import { GenerationRequest } from '#contract/recipes/generation.ts'
import { type recipes } from '#contract/recipes/recipes.ts'
import type { RecipeType } from '#domain/options/options.ts'
import type { Wish } from '#domain/options/wish.ts'
import { type Larder, mustBeBought } from '#domain/plan/tonight/missing-foods.ts'
import { lettersOfRecipe } from '#domain/recipe/texts/letters-of-recipe.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { eaterOf, words } from '#server/features/recipes/eater.ts'
import { makeWish } from '#server/features/recipes/generating/make-wish.ts'
import { lately } from '#server/features/recipes/generating/what-they-had.ts'
import { rowViews } from '#server/features/recipes/recipe-view.ts'
import { readInTurn } from '#server/features/recipes/search/read-in-turn.ts'
import { findRecipes, recipesWithFoods } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'> & { readonly left?: AbortSignal | undefined }
type Ideas = Output<typeof recipes.ideas>
type Own = Ideas['own'][number]
type Composed = Ideas['composed'][number]

const mostOwn = 20
/** So many of the nearest by their foods are read line by line. */
const looselyNearest = 60
/** As long as their lines have so many letters together, several times what sixty in print have. */
const mostLettersRead = 40_000
const mostIncluded = 8
/** A dish that is composed to use up what is there lacks no more foods than this; where every one does, the nearest stands alone. */
const mostMissingOfComposed = 4
/** So often another dish of a kind is tried, where one lacks more. */
const mostTurns = 3

/**
 * What can be made of what is there: own recipes that use some of it and lack no more than `mostMissing` foods, those that lack
 * the fewest first; then dishes composed to use it up. The same question has the same answer until something is cooked.
 */
export async function findIdeas(
  world: World,
  cook: UserRow,
  { ingredients, mostMissing }: { ingredients: string | readonly string[]; mostMissing: number },
): Promise<Ideas> {
  const have = (typeof ingredients === 'string' ? [ingredients] : ingredients).flatMap(words)
  const larder = await world.kitchen.ask('larderOf', have)
  const { understood, unknown } = larder
  if (larder.ids.size === 0) return { understood, unknown, own: [], composed: [] }
  const own = await ownIdeas(world, cook, larder, mostMissing)
  return { understood, unknown, own, composed: await composedIdeas(world, cook, larder) }
}

async function ownIdeas(world: World, cook: UserRow, larder: Larder, mostMissing: number): Promise<Own[]> {
  const { database, kitchen } = world
  const withSome = await readInTurn(world, cook.id, () => recipesWithFoods(database, cook.id, [...larder.ids]))
  const nearest = withSome
    .map(({ id, foods: listed }) => ({ id, lacks: listed.filter((food) => mustBeBought(food, larder)).length }))
    .toSorted((one, other) => one.lacks - other.lacks || other.id - one.id)
    .slice(0, looselyNearest)
  const found = await findRecipes(
    database,
    cook.id,
    nearest.map(({ id }) => id),
  )
  const byId = new Map(found.map((recipe) => [recipe.id, recipe]))
  const stored = readable(nearest.flatMap(({ id }) => byId.get(id) ?? []))
  const uses = await kitchen.ask(
    'usesOfRecipes',
    stored.map(({ ingredients }) => ingredients),
    larder,
  )
  const fitting = stored
    .map((recipe, at) => ({ recipe, ...uses[at]! }))
    .filter(({ uses, missing }) => uses.length > 0 && missing.length <= mostMissing)
    .toSorted(
      (one, other) =>
        one.missing.length - other.missing.length ||
        other.uses.length - one.uses.length ||
        other.recipe.id - one.recipe.id,
    )
    .slice(0, mostOwn)
  const rows = await rowViews(
    world,
    fitting.map(({ recipe }) => recipe),
    cook,
  )
  return rows.map((recipe, at) => ({ recipe, uses: fitting[at]!.uses, missing: fitting[at]!.missing }))
}

/** The first of these recipes, up to the bound of what is read line by line. */
function readable(recipes: readonly StoredRecipe[]): StoredRecipe[] {
  let letters = 0
  return recipes.filter(({ ingredients }) => {
    letters += lettersOfRecipe({ ingredients })
    return letters <= mostLettersRead
  })
}

/** One dish of any kind, and one of each of these. */
const kinds: readonly (RecipeType | undefined)[] = [undefined, 'Main Dish', 'Soup', 'Salad']

async function composedIdeas({ database, kitchen, now }: World, cook: UserRow, larder: Larder): Promise<Composed[]> {
  const { recent, tastes } = await lately(database, cook.id, now())
  const wishOf = (request: GenerationRequest): Wish => ({ ...makeWish(cook, request, recent), ...tastes })
  const base = GenerationRequest.parse({})
  const allowed = await kitchen.ask('allowedWants', wishOf(base), larder.understood.map(words))
  const include = allowed.map((at) => larder.understood[at]!).slice(0, mostIncluded)
  if (include.length === 0) return []
  const ideas = new Map<string, Composed>()
  for (const [at, recipeType] of kinds.entries()) {
    const request = { ...base, includeIngredients: include, ...(recipeType && { recipeType }) }
    const turns = Array.from({ length: mostTurns }, (_, turn) => at + 1 + turn * kinds.length)
    const found = await kitchen.ask('ideasFor', wishOf(request), turns, larder, eaterOf(cook), {
      known: [...ideas.keys()],
      mostMissing: mostMissingOfComposed,
    })
    for (const { dish, seed: idea, title, uses, missing, summary, pictured } of found) {
      const wish = { ...request, idea }
      ideas.set(dish, { title, uses, missing, summary, imageUrl: dishAddress({ title, ...pictured }), wish })
    }
  }
  const sorted = [...ideas.values()].toSorted(
    (one, other) => other.uses.length - one.uses.length || one.missing.length - other.missing.length,
  )
  const near = sorted.filter(({ missing }) => missing.length <= mostMissingOfComposed)
  return near.length > 0 ? near : sorted.toSorted((one, other) => one.missing.length - other.missing.length).slice(0, 1)
}
