import { countWord, joined } from '#domain/catalogue/writing/sentences.ts'
import { allergenName } from '#domain/food/allergens/allergens.ts'
import { hasPlates } from '#domain/recipe/plates-of-table.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** That what some at a table may not have is left out for everybody, where nothing is set beside for the others. */
export function tableNotes(draft: RecipeDraft, { intents }: HeardWish): string[] {
  const { table } = intents
  if (!table) return []
  const whole = table.some.filter(({ diets }) => diets.length > 0 && !hasPlates(draft))
  const diets = [...new Set(whole.flatMap((each) => each.diets))].map(allergenName)
  const allergic = table.some.filter(({ binds }) => binds === 'allergy')
  return [
    ...(diets.length ? [`All of it is ${joined(diets)}, because ${someOf(whole.map(({ count }) => count))}`] : []),
    ...(allergic.length
      ? [`Somebody at your table has an allergy, so we left ${joined(allergensOf(intents))} out for everyone`]
      : []),
  ]
}

/** What makes somebody ill, in the cook's words, or the allergens that their diet leaves out. */
function allergensOf({ foods }: HeardWish['intents']): readonly string[] {
  const named = foods.flatMap(({ as, words }) => (as === 'allergy' ? words.replace(counted, '$&s') : []))
  return named.length ? [...new Set(named)] : ['that food']
}

/** What is many: nuts, eggs and beans, where milk and fish are one. */
const counted = /(?:nut|egg|bean|seed|lentil|pea)$/

function someOf(counts: readonly (number | undefined)[]): string {
  const known = counts.filter((count) => count !== undefined && count >= 1)
  const sum = known.reduce((all: number, count = 0) => all + count, 0)
  if (known.length < counts.length) return 'some at your table need that'
  return sum === 1 ? 'one person at your table needs that' : `${countWord(sum)} people at your table need that`
}
