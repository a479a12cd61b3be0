import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** Foods that the wish or its notes name and no line of the recipe has, in the cook's words. */
export function missingWants({ ingredients }: Pick<RecipeDraft, 'ingredients'>, wish: HeardWish): string[] {
  const listed = new Set(
    ingredients.flatMap((ingredient) =>
      readIngredientLine(ingredientText(ingredient)).foods.flatMap(({ food }) => (food ? [food.id] : [])),
    ),
  )
  return readWish(wish)
    .wanted.filter(({ anyOf }) => !anyOf.some((id) => listed.has(id)))
    .map(({ words }) => words)
}
