import { readIngredientLine } from '#domain/food/ingredient-line.ts'
import { correctionsInForce } from '#domain/food/kitchen-data.ts'
import { foodOfSources } from '#domain/plan/food-of-sources.ts'
import type { ListedFood } from '#domain/plan/listed-food.ts'
import { asLine, typedWants } from '#domain/plan/typed-words.ts'
import { gramsOfParts, wantedOfText } from '#domain/plan/wanted-food.ts'

/**
 * A row of a list as corrections have its words now: rows are kept as they were read when they were made. The row itself where none speaks
 * of it, or where its words ask for several foods.
 */
export function correctedRow(row: ListedFood): ListedFood {
  const { foods, grams } = correctionsInForce()
  const [source] = row.sources
  if (foods.size + grams.size === 0 || !source || row.sources.length > 1) return row
  const isTyped = source.recipeId === null
  if (!readIngredientLine(isTyped ? asLine(source.text) : source.text).asRead) return row
  const [want, ...others] = isTyped ? typedWants(source.text) : wantedOfText(source.text)
  if (!want?.food || others.length > 0) return row
  return foodOfSources(want.food.id, want.claim + want.name, [{ ...source, grams: gramsOfParts(want.parts) }])
}
