import { householdCategory } from '#domain/plan/products/household-things.ts'
import { ownWords } from '#domain/plan/products/own-words.ts'
import { foodOfSources } from '#domain/plan/shopping/food-of-sources.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { marketAisle } from '#domain/plan/shopping/market-aisle.ts'
import { typedLine, typedWants } from '#domain/plan/shopping/typed-words.ts'
import { gramsOfParts } from '#domain/plan/shopping/wanted-food.ts'

/**
 * What somebody typed onto a list: '2 milk', 'milk x2', '1 kg potatoes', 'kitchen paper'. Never a staple: whoever typed it
 * wants it bought. What the kitchen does not know keeps its words; of several foods in one line the words are kept, and their prices
 * added up.
 */
export function typedItem(text: string): ListedFood {
  const said = text.replace(/\s+/g, ' ').trim()
  const wants = typedWants(said)
  const [first] = wants
  const source = { recipeId: null, title: '', text: said, steps: [], optional: false }
  if (first?.food && wants.length === 1) {
    const item = foodOfSources(first.food.id, first.claim + first.name, [
      { ...source, grams: gramsOfParts(first.parts) },
    ])
    return item
  }
  const line = typedLine(said)
  const parts = wants.flatMap(({ food, parts: own }) => (food ? [typedItemOf(food.id, said, own)] : []))
  const category = householdCategory(said) ?? (first?.food && wants.length > 1 ? marketAisle(first.food, '') : 'Other')
  const price = (field: 'estimatedPrice' | 'usedPrice') =>
    Math.round(parts.reduce((sum, part) => sum + part[field] * 100, 0)) / 100
  const [warnings] = parts.map((part) => part.warnings)
  return foodOfSources(
    null,
    wants.length === 1 ? ownWords(said) : line.asTyped(line.marked),
    [{ ...source, grams: null }],
    [{ category, estimatedPrice: price('estimatedPrice'), usedPrice: price('usedPrice'), warnings: warnings ?? [] }],
  )

  function typedItemOf(id: string, words: string, own: Parameters<typeof gramsOfParts>[0]): ListedFood {
    return foodOfSources(id, words, [{ ...source, text: words, grams: gramsOfParts(own) }])
  }
}
