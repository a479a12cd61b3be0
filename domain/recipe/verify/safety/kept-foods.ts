import { inTurn } from '#domain/plain-text.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import type { ReadRecipe } from '#domain/recipe/verify/read-recipe.ts'

/** What is kept too long where bacteria grow. */
export function keptFoods(recipe: ReadRecipe): Finding[] {
  return [...warmRice(recipe)]
}

/** Bacillus cereus grows in rice left warm: cool it within an hour, keep it cold (USDA: two hours at most; FSA: one). */
function warmRice({ steps }: ReadRecipe): Finding[] {
  return steps.flatMap(({ text }, step) => {
    const kept =
      /\b(?:fridge|refrigerat\w*|chill\w*|spread|within (?:an|one|1|two|2) hours?|vinegar|freez\w*|ice)\b/.test(text)
    return standing.test(text) && !kept && !/\brice (?:vinegar|noodles?|paper|flour|wine|pudding)\b/.test(text)
      ? [finding('rice_cooling', {}, { step })]
      : []
  })
}
const standing = inTurn(
  /\brice\b/,
  /\b(?:overnight|room temperature|for (?:several|a few|\d+) hours|cool completely|cool\b)/,
)
