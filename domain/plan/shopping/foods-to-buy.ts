import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { shoppingListOf } from '#domain/plan/shopping/shopping-list.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import { scaleLine } from '#domain/recipe/scaling/scale.ts'
import type { VerifiableStep } from '#domain/recipe/verify/reading/read-recipe.ts'

/** A recipe as it is kept, and for how many it is bought. Recipes of long ago have texts for ingredients. */
export interface RecipeWanted {
  readonly id: number
  readonly title: string
  readonly servings: number
  readonly ingredients: readonly (Ingredient | string)[]
  readonly instructions: readonly VerifiableStep[]
  readonly wanted: number
}

/** What has to be bought for each recipe, a line a food. */
export function foodsToBuy(recipes: readonly RecipeWanted[]): ListedFood[][] {
  return recipes.map(({ id, title, servings, ingredients, instructions, wanted }) => {
    const scaled = ingredients.map((ingredient) =>
      scaleLine(typeof ingredient === 'string' ? ingredientOfLine(ingredient) : ingredient, wanted / servings),
    )
    return shoppingListOf([{ recipeId: id, title, servings: wanted, ingredients: scaled, instructions }])
  })
}
