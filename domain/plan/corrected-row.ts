import { readIngredientLine } from '#domain/food/ingredient-line.ts'
import { correctionsInForce } from '#domain/food/kitchen-data.ts'
import { foodOfSources } from '#domain/plan/food-of-sources.ts'
import type { ListedFood, Source } from '#domain/plan/listed-food.ts'
import { asLine, typedWants } from '#domain/plan/typed-words.ts'
import { gramsOfParts, wantedOfText } from '#domain/plan/wanted-food.ts'

/**
 * A row of a list as corrections have its words now: rows are kept as they were read when they were made. The row itself where none speaks
 * of it. What it warned of stays; where it has several sources, or its words ask for several foods, what corrections add is warned of too.
 */
export function correctedRow(row: ListedFood): ListedFood {
  const { foods, grams } = correctionsInForce()
  if (foods.size + grams.size === 0 || !row.sources.some(isCorrected)) return row
  const [source, ...more] = row.sources
  const wants = source && more.length === 0 ? wantsOf(source) : []
  const [want] = wants
  if (source && want?.food && wants.length === 1)
    return foodOfSources(want.food.id, want.claim + want.name, [{ ...source, grams: gramsOfParts(want.parts) }], [row])
  const { warnings } = foodOfSources(row.food, row.name, row.sources, [row])
  return warnings.length === row.warnings.length && warnings.every(isIn(row)) ? row : { ...row, warnings }
}

const isTyped = ({ recipeId }: Source) => recipeId === null
const wantsOf = (source: Source) => (isTyped(source) ? typedWants(source.text) : wantedOfText(source.text))
const isCorrected = (source: Source) =>
  readIngredientLine(isTyped(source) ? asLine(source.text) : source.text).asRead !== undefined
const isIn =
  ({ warnings }: ListedFood) =>
  (one: ListedFood['warnings'][number]) =>
    warnings.some(({ allergen, verdict }) => allergen === one.allergen && verdict === one.verdict)
