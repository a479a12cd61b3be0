import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { optionKey, recipeTypes } from '#domain/options/options.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import type { PicturedRecipe } from '#server/ports/images/drawn-dish/composing/dish.ts'

/**
 * What is asked for: the foods of the recipe as the kitchen names them, the weightiest first, and what kind of dish it is. No word
 * that anybody wrote stands in it. Undefined where no food is known.
 */
export function paintingPrompt({ ingredients, recipeType }: PicturedRecipe): string | undefined {
  const foods = ingredients.flatMap((ingredient) => {
    const line = readIngredientLine(ingredientText(ingredient))
    return line.foods.flatMap((named) =>
      named.food ? [{ name: named.food.name, grams: weigh(line, named)?.grams ?? 0 }] : [],
    )
  })
  if (foods.length === 0) return undefined
  const names = foods.sort((one, other) => other.grams - one.grams).map(({ name }) => name)
  const kind = recipeTypes.find((type) => optionKey(type) === optionKey(recipeType)) ?? 'Main Dish'
  return [
    `One finished ${kind.toLowerCase()} for one person, seen from straight above, served on plain stoneware on a linen cloth in soft daylight.`,
    `It is made of these foods and no others: ${[...new Set(names)].slice(0, 20).join(', ')}.`,
    'No text, no labels, no packaging, no hands, no people.',
  ].join(' ')
}
