import { coveredSpans, findPhrases, type Span } from '#domain/food/allergens/allergen-words.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import { allergenName } from '#domain/food/allergens/allergens.ts'
import { findClearings, findClearingWords } from '#domain/food/allergens/clearing-words.ts'
import { spokenOf } from '#domain/food/line/words/line-places.ts'
import { foodCalled } from '#domain/food/match/find-food.ts'
import { readWords, type Word } from '#domain/food/match/word-keys.ts'
import { wordSet } from '#domain/plain-text.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { AllergenRow, Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { linesByWord } from '#domain/recipe/verify/reading/lines-by-word.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { rememberedForWords } from '#domain/recipe/verify/reading/read-step.ts'
import { denialsIn } from '#domain/text/negation.ts'
import { stemsOf, type Token } from '#domain/text/tokens.ts'

/** A term that only a step names ('parm', 'aioli'), and an allergen that it holds for certain. */
export interface StepTerm {
  words: string
  allergen: Allergen
  step: number
}

/**
 * The terms of the steps that no line explains. Foods of the table are left to `unlistedFoods`, and so is what a recipe makes
 * itself: a dough, a batter, a cake.
 */
export function stepTerms({ steps, lines }: ReadRecipe): readonly StepTerm[] {
  const listed = linesByWord(lines)
  return steps.flatMap((read, step) =>
    termsOf(read).flatMap(({ words, stems, allergens }) =>
      listed.withAll(stems).length > 0 ? [] : allergens.map((allergen) => ({ words, allergen, step })),
    ),
  )
}

/** What a text names by terms, whatever the lines are. */
const termsOf = rememberedForWords(({ text, words: spoken }) => {
  const words = readWords(text)
  const certain = certainIn(words).map((span) => {
    const said = text.slice(words[span.start]?.from, words[span.end - 1]?.to)
    return { span, said, stems: stemsOf(said) }
  })
  const strange = certain.filter(({ said, stems }) => !stems.some((stem) => made.has(stem)) && !foodCalled(said))
  if (strange.length === 0) return []
  const isMeant = meantIn(
    words,
    spoken,
    certain.map(({ span }) => span),
  )
  return strange.flatMap(({ span, said, stems }) => {
    const claims = span.phrase.allergens ?? []
    const allergens = claims.flatMap(({ allergen, certainty }) => (certainty === 'certain' ? [allergen] : []))
    return isMeant(span) ? [{ words: said, stems, allergens }] : []
  })
})

/** What a step adds clears nothing: 'not found' becomes 'unknown'. */
export function withStepTerms(rows: AllergenRow[], terms: readonly StepTerm[]): AllergenRow[] {
  if (terms.length === 0) return rows
  const named = new Set(terms.map(({ allergen }) => allergen))
  return rows.map((row) =>
    row.verdict === 'not_found' && named.has(row.allergen) ? { ...row, verdict: 'unknown' } : row,
  )
}

/** One finding for each term that holds what the eater may not have and no line holds. */
export function stepTermFindings(
  terms: readonly StepTerm[],
  rows: readonly AllergenRow[],
  eater: EaterProfile,
): Finding[] {
  const open = new Set(rows.filter(({ verdict }) => verdict === 'not_found').map(({ allergen }) => allergen))
  return terms
    .filter(({ allergen }) => open.has(allergen) && eater.allergens.includes(allergen))
    .map(({ words, allergen, step }) =>
      finding('unlisted_allergen', { food: words, allergen: allergenName(allergen) }, { step }),
    )
}

/** What the words name that holds an allergen for certain. */
function certainIn(words: readonly Word[]): readonly Span[] {
  const found = findPhrases(words)
  const covered = coveredSpans(found, 'allergens')
  return spokenOf(found, words, findClearingWords(words)).filter(
    (span) => !covered.has(span) && span.phrase.allergens?.some(({ certainty }) => certainty === 'certain'),
  )
}

/** Whether what is named is meant: neither cleared ('vegan') nor denied ('no butter'). */
function meantIn(words: readonly Word[], spoken: readonly Token[], certain: readonly Span[]): (span: Span) => boolean {
  const animals = certain.map((span) => ({
    ...span,
    claims: span.phrase.allergens ?? [],
    facts: span.phrase.facts ?? [],
  }))
  const cleared = coveredWords(findClearings(words, findClearingWords(words), certain, animals), words.length)
  const { things } = denialsIn(spoken)
  const denied = new Set(spoken.flatMap(({ at }, index) => (things[index] ? [at] : [])))
  return ({ start, end }) => cleared[end] === cleared[start] && !denied.has(words[end - 1]?.from ?? -1)
}

/** For each word how many before it lie within one of the spans; one more entry for all of them. */
function coveredWords(spans: readonly { start: number; end: number }[], words: number): readonly number[] {
  const reach = Array<number>(words + 1).fill(0)
  for (const { start, end } of spans) reach[start] = Math.max(reach[start]!, end)
  const counts = [0]
  let covered = 0
  for (let at = 0; at < words; at += 1) {
    covered = Math.max(covered, reach[at]!)
    counts.push(counts[at]! + (at < covered ? 1 : 0))
  }
  return counts
}
/** What cooks make of the lines, and words that are verbs more often than foods. */
const made = wordSet(
  `dough batter bread cake cookie biscuit muffin pancake waffle crepe crust pastry custard pudding roux gravy sauce noodle pasta
  meringue frosting icing filling roll bun loaf bake toast float flour floured butter buttered cream creamed meatball dumpling burger pie tart
  cheesecake brownie scone pizza omelette frittata quiche curd dressing mayonnaise soup stew shake smoothie pesto`,
)
