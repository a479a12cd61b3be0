import { correctedLine } from '#domain/food/corrections/corrected-line.ts'
import type { Corrections } from '#domain/food/corrections/correction.ts'
import { correctionsInForce, correctionsWithdrawn } from '#domain/food/kitchen-data.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { foodOfSources } from '#domain/plan/shopping/food-of-sources.ts'
import type { ListedFood, Source } from '#domain/plan/shopping/listed-food.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'
import { asLine, typedWants } from '#domain/plan/shopping/typed-words.ts'
import { gramsOfParts, type WantedFood, wantedOfText } from '#domain/plan/shopping/wanted-food.ts'

/**
 * A row of a list as corrections have its words now: rows are kept as they were read when they were made, also by a correction that was taken
 * back since. The row itself where none speaks of it. What it warned of stays; where it has several sources, or its words ask for several
 * foods, what corrections add is warned of too.
 */
export function correctedRow(row: ListedFood): ListedFood {
  if (isNone(correctionsInForce()) && isNone(correctionsWithdrawn())) return row
  if (!row.sources.some(isSpokenOf)) return row
  const [source, ...more] = row.sources
  const wants = source && more.length === 0 ? wantsOf(source) : []
  const [want] = wants
  if (source && want?.food && wants.length === 1)
    return foodOfSources(want.food.id, want.claim + want.name, [{ ...source, grams: gramsOfParts(want.parts) }], [row])
  if (source && want && row.food !== null && more.length === 0 && (isTyped(source) || wants.length === 1))
    return unknownAgain(row, source, want)
  const { warnings } = foodOfSources(row.food, row.name, row.sources, [row])
  return warnings.length === row.warnings.length && warnings.every(isIn(row)) ? row : { ...row, warnings }
}

/** What no food is read of any longer, with all that it warned of. */
function unknownAgain({ warnings }: ListedFood, source: Source, { claim, name, parts }: WantedFood): ListedFood {
  if (!isTyped(source)) {
    const sources = [{ ...source, grams: gramsOfParts(parts) }]
    return foodOfSources(null, claim + name, sources, [{ ...nothingKnown, warnings }])
  }
  const typed = typedItem(source.text)
  return foodOfSources(null, typed.name, typed.sources, [{ ...typed, warnings: [...typed.warnings, ...warnings] }])
}
const nothingKnown = { category: 'Other', estimatedPrice: 0, usedPrice: 0 } as const

const isTyped = ({ recipeId }: Source) => recipeId === null
const wantsOf = (source: Source) => (isTyped(source) ? typedWants(source.text) : wantedOfText(source.text))
const isNone = ({ foods, grams }: Corrections) => foods.size + grams.size === 0
/** By a correction that is in force, or by one that was. */
function isSpokenOf(source: Source): boolean {
  const line = readIngredientLine(isTyped(source) ? asLine(source.text) : source.text)
  return line.asRead !== undefined || correctedLine(line, correctionsWithdrawn()) !== line
}
const isIn =
  ({ warnings }: ListedFood) =>
  (one: ListedFood['warnings'][number]) =>
    warnings.some(({ allergen, verdict }) => allergen === one.allergen && verdict === one.verdict)
