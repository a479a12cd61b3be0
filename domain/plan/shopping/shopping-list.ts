import { foodOfSources } from '#domain/plan/shopping/food-of-sources.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { mergedFoods } from '#domain/plan/shopping/merged-foods.ts'
import { gramsOfParts, type WantedFood, wantedFoods } from '#domain/plan/shopping/wanted-food.ts'
import {
  readRecipe,
  type VerifiableIngredient,
  type VerifiableStep,
} from '#domain/recipe/verify/reading/read-recipe.ts'
import { stepsOfLines } from '#domain/recipe/verify/reading/steps-of-lines.ts'

/** A recipe to shop for. `servings` are those that its lines are written for. */
export interface RecipeToBuy {
  recipeId: number
  title: string
  servings?: number
  ingredients: readonly VerifiableIngredient[]
  instructions?: readonly VerifiableStep[]
}

/**
 * What must be bought to cook the recipes: one line a food, amounts merged by weight, packages as shops sell them. Headings, tools, tap
 * water and ice are left out; staples stand last. Lines for other servings are scaled before (domain/recipe/scaling/scale.ts). Never throws.
 */
export function shoppingListOf(recipes: readonly RecipeToBuy[]): ListedFood[] {
  return mergedFoods(recipes.flatMap(foodsOfRecipe))
}

function foodsOfRecipe({ recipeId, title, servings = 1, ingredients, instructions = [] }: RecipeToBuy): ListedFood[] {
  const recipe = readRecipe({ servings, ingredients, instructions })
  const steps = stepsOfLines(recipe)
  return recipe.lines.flatMap(({ line, heading, portions }, at) => {
    if (heading) return []
    const names = line.foods.map((named, index) => ({ named, weight: portions[index]?.weight }))
    return wantsOf(line, names).map(({ food, name, claim, parts }) =>
      foodOfSources(food?.id ?? null, claim + name, [
        {
          recipeId,
          title,
          text: line.text,
          grams: gramsOfParts(parts),
          steps: [...(steps[at] ?? [])],
          optional: line.optional,
        },
      ]),
    )
  })

  function wantsOf(...[line, names]: Parameters<typeof wantedFoods>): readonly WantedFood[] {
    if (names.length > 0 || line.text.trim() === '') return wantedFoods(line, names)
    return wantedFoods(line, [{ named: { words: line.text } }])
  }
}
