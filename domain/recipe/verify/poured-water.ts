import { isA } from '#domain/food/food.ts'
import { toNumber } from '#domain/measure/amount.ts'
import { amountAt } from '#domain/measure/read-amount.ts'
import { unitNamed } from '#domain/measure/unit.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import type { Token } from '#domain/text/tokens.ts'

/** Water that steps add to what is listed: grams of what they measure, and whether they pour in some that they do not. */
interface PouredWater {
  grams: number
  isOpen: boolean
}

/**
 * Reads the water of the steps. A list that has water has all of it, and what is drained away thins nothing. Nothing but water is looked for:
 * broth that no line lists is salt that no line lists.
 */
export function pouredWater({ lines, steps }: Pick<ReadRecipe, 'lines' | 'steps'>): PouredWater {
  if (lines.some(({ foods }) => foods.some(isA('water')))) return { grams: 0, isOpen: false }
  let grams = 0
  let isSaid = false
  let isDrained = false
  for (const { words } of steps)
    for (const [at, { stem, word }] of words.entries()) {
      if (stem === 'water') {
        isSaid = true
        grams += gramsBefore(words, at)
      }
      if (isSaid && /^(?:drain|strain|discard)/.test(word)) isDrained = true
    }
  return isDrained ? { grams: 0, isOpen: isSaid } : { grams, isOpen: isSaid && grams === 0 }
}

/** '3 1/4 cups cold water': the measure stands at most so many words before it. */
function gramsBefore(words: readonly Token[], at: number): number {
  for (let back = 1; back <= longest; back += 1) {
    const token = words[at - back]
    if (!token || !/^[\s-]*$/.test(words[at - back + 1]?.gap ?? '')) return 0
    const unit = unitNamed(token.word)
    const amount = unit?.dimension === 'volume' ? amountAt(token.gap.trim(), 0) : undefined
    if (unit && amount) return toNumber(amount.amount) * unit.size
  }
  return 0
}
const longest = 4
