import type { Eater } from '#domain/plan/meal-plan/meal-plan.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { authorOf, eaterOf } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import { keptAnswers, keyOf } from '#server/kept-answers.ts'
import type { Tasks } from '#server/kitchen/tasks.ts'

/** A recipe as a plan weighs it, and the eaters who may not have it as it is written. */
export type DishOfPlan = ReturnType<Tasks['dishOfPlan']>

const remembered = keptAnswers<DishOfPlan>(24_000_000)

/** Those who eat, as verification knows them: each with their own diet, allergies and dislikes, and all with the member's kitchen. */
export function profilesOf(eaters: readonly Eater[], member: UserRow): EaterProfile[] {
  return eaters.map(({ diet, allergies, dislikes }) =>
    eaterOf({ ...member, dietaryPreference: diet, allergies, foodDislikes: dislikes }),
  )
}

/** What each of the recipes is in a plan for these eaters, by the recipe's id; remembered while neither words nor kitchen change. */
export async function dishesOfRecipes(
  { kitchen }: Pick<AppContext, 'kitchen'>,
  recipes: readonly StoredRecipe[],
  eaters: readonly EaterProfile[],
): Promise<Map<number, DishOfPlan>> {
  const dishes = await Promise.all(
    recipes.map(async (stored) => {
      const { id, userId, updatedAt, title, servings, ingredients, instructions, recipeType, tags, dish, cuisine } =
        stored
      const key = keyOf(`${userId} ${id} ${updatedAt.getTime()}`, kitchen.version, eaters)
      const known = remembered.get(key)
      if (known) return [id, known] as const
      const words = { id, title, servings, ingredients, instructions, recipeType, tags, dish, cuisine }
      const weighed = await kitchen.ask('dishOfPlan', words, eaters, authorOf(stored))
      remembered.set(key, weighed)
      return [id, weighed] as const
    }),
  )
  return new Map(dishes)
}
