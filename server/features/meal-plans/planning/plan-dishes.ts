import type { Eater } from '#domain/plan/meal-plan/meal-plan.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import type { PlannedRecipe } from '#server/features/meal-plans/planned-recipes.ts'
import { authorOf, eaterOf, findRecipe } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import { keptAnswers, keyOf } from '#server/kept-answers.ts'
import type { Tasks } from '#server/kitchen/tasks.ts'

/** A recipe as a plan weighs it, and the eaters who may not have it as it is written. */
export type DishOfPlan = ReturnType<Tasks['dishOfPlan']>

type World = Pick<AppContext, 'database' | 'kitchen'>

const remembered = keptAnswers<DishOfPlan>(24_000_000)

/** Those who eat, as verification knows them: each with their own diet, allergies and dislikes, and all with the member's kitchen. */
export function profilesOf(eaters: readonly Eater[], member: UserRow): EaterProfile[] {
  return eaters.map(({ diet, allergies, dislikes }) =>
    eaterOf({ ...member, dietaryPreference: diet, allergies, foodDislikes: dislikes }),
  )
}

/**
 * What each of the recipes is in a plan for these eaters, by the recipe's id; remembered while neither words nor kitchen change. One that
 * is deleted meanwhile is missing.
 */
export async function dishesOfRecipes(
  world: World,
  recipes: readonly PlannedRecipe[],
  eaters: readonly EaterProfile[],
): Promise<Map<number, DishOfPlan>> {
  const forEaters = keyOf(eaters)
  const dishes = new Map<number, DishOfPlan>()
  await wordsInTurn(recipes, async (recipe) => {
    const { kitchen } = world
    const keyFor = ({ id, userId, updatedAt }: Pick<PlannedRecipe, 'id' | 'userId' | 'updatedAt'>) =>
      keyOf(`${userId} ${id} ${updatedAt.getTime()}`, kitchen.version, forEaters)
    const known = remembered.get(keyFor(recipe))
    const stored = known ? undefined : await findRecipe(world.database, recipe.userId, recipe.id)
    const dish = known ?? (stored && (await weighed(kitchen, stored, eaters)))
    if (stored && dish) remembered.set(keyFor(stored), dish)
    if (dish) dishes.set(recipe.id, dish)
  })
  return dishes
}

function weighed(kitchen: World['kitchen'], stored: StoredRecipe, eaters: readonly EaterProfile[]) {
  const { id, title, servings, ingredients, instructions, recipeType, tags, dish, cuisine } = stored
  const words = { id, title, servings, ingredients, instructions, recipeType, tags, dish, cuisine }
  return kitchen.ask('dishOfPlan', words, eaters, authorOf(stored))
}

/**
 * Does something with each recipe of a plan, a few at a time: what it reads of their words is never in the server's loop at once, and others
 * have their turn in the kitchen between them.
 */
export async function wordsInTurn<Recipe>(
  recipes: readonly Recipe[],
  work: (recipe: Recipe) => Promise<void>,
): Promise<void> {
  const left = [...recipes]
  const next = async () => {
    for (let recipe = left.shift(); recipe !== undefined; recipe = left.shift()) await work(recipe)
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, next))
  } finally {
    // of what has failed, nothing more is begun
    left.length = 0
  }
}
const atOnce = 3
