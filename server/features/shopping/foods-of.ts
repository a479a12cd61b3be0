import type { ListedFood } from '#domain/plan/listed-food.ts'
import { shoppingListOf } from '#domain/plan/shopping-list.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import { scaleLine } from '#domain/recipe/scale.ts'
import type { RecipeToBuy } from '#server/features/shopping/store.ts'

/** What has to be bought for so many servings of a recipe, a line a food. Recipes of long ago have texts for ingredients. */
export function foodsOf(recipe: RecipeToBuy, servings: number): ListedFood[] {
  const { id, title, ingredients, instructions } = recipe
  const scaled = ingredients.map((ingredient: Ingredient | string) =>
    scaleLine(typeof ingredient === 'string' ? ingredientOfLine(ingredient) : ingredient, servings / recipe.servings),
  )
  return shoppingListOf([{ recipeId: id, title, servings, ingredients: scaled, instructions }])
}
