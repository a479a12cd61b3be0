import { allergenName } from '#domain/food/allergens/allergens.ts'
import { lineNotes } from '#domain/food/line/evidence/line-notes.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { AllergenRow, DietRow, Finding } from '#domain/recipe/verification.ts'
import type { Unlisted } from '#domain/recipe/verify/claims/unlisted-foods.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { isDisliked } from '#domain/recipe/verify/eater/dislikes.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

/** Who wrote the recipe: in a cook's own, what is not known warns; in one written for a cook, it blocks. */
export type Author = 'cook' | 'writer'

interface Judged {
  recipe: ReadRecipe
  eater: EaterProfile
  author: Author
  allergens: readonly AllergenRow[]
  diets: readonly DietRow[]
  needed: readonly { name: string; steps: number[] }[]
  missing: readonly string[]
}

/** What stands between this recipe and this eater: their allergies, their diet, what they will not have, what their kitchen lacks. */
export function eaterFindings(judged: Judged): Finding[] {
  return [
    ...allergyFindings(judged),
    ...allergyNotes(judged),
    ...dietFindings(judged),
    ...dislikeFindings(judged),
    ...equipmentFindings(judged),
  ]
}

const phrases = {
  contains: 'contains',
  usually_contains: 'usually contains',
  unknown: 'isn’t clear enough to rule out',
} as const

/** Every line with its own verdict, not only the worst: a line that may hold an allergen hides behind no other. */
function allergyFindings({ recipe, eater, author }: Judged): Finding[] {
  return [...new Set(eater.allergens)].flatMap((allergen) =>
    recipe.lines.flatMap((line, index) => {
      const verdict = verdictOf(line, allergen)
      if (!verdict) return []
      const severity = author === 'cook' && verdict === 'unknown' ? 'warns' : 'blocks'
      const words = { verdict: phrases[verdict], allergen: allergenName(allergen) }
      return [finding('allergen', words, { line: index, name: line.name }, severity)]
    }),
  )
}

/** What the law does not count and the body may: coconut for those who declare tree nuts. */
function allergyNotes({ recipe, eater }: Judged): Finding[] {
  if (eater.allergens.length === 0) return []
  return recipe.lines.flatMap(({ line, name }, index) =>
    lineNotes(line)
      .filter(({ allergen }) => eater.allergens.includes(allergen))
      .map(({ because, note }) => finding('allergen_note', { food: because, note }, { line: index, name })),
  )
}

function verdictOf(line: ReadLine, allergen: AllergenRow['allergen']): keyof typeof phrases | undefined {
  const found = line.allergens.filter((one) => one.allergen === allergen)
  if (found.some(({ certainty }) => certainty === 'certain')) return 'contains'
  if (found.length > 0) return 'usually_contains'
  return line.known ? undefined : 'unknown'
}

function dietFindings({ eater, diets, author }: Judged): Finding[] {
  const kept = diets.filter(({ diet }) => diet === eater.diet || eater.alsoDiets?.includes(diet))
  return kept.flatMap((row) => {
    if (row.verdict === 'fits') return []
    const words = { diet: allergenName(row.diet), reason: row.reason ?? '' }
    const [line] = row.lines
    if (row.verdict === 'breaks') return [finding('diet', words, { line })]
    const blocks = author === 'writer' && row.lines.length > 0
    return [finding('diet_unknown', words, { line }, blocks ? 'blocks' : 'warns')]
  })
}

function dislikeFindings({ recipe, eater }: Judged): Finding[] {
  return eater.dislikes.flatMap((food) =>
    recipe.lines.flatMap((line, index) =>
      isDisliked(line, food) ? [finding('disliked', { food: food.trim() }, { line: index, name: line.name })] : [],
    ),
  )
}

function equipmentFindings({ needed, missing }: Judged): Finding[] {
  return needed
    .filter(({ name }) => missing.includes(name))
    .map(({ name, steps }) =>
      finding(
        'missing_equipment',
        { machine: `${/^[AO]/.test(name) ? 'an' : 'a'} ${name.toLowerCase()}` },
        { step: steps[0] },
      ),
    )
}

/**
 * A food that only a step names is as real as a listed one: what the eater may not have blocks there too, and so does a written
 * recipe whose title promises it: 'Peanut Noodles' without a peanut in the list was not thought through.
 */
export function unlistedFindings(unlisted: readonly Unlisted[], eater: EaterProfile, author: Author): Finding[] {
  return unlisted.map(({ mention, food, step, place }) => {
    const allergen = eater.allergens.find((one) => food.allergens.certain.includes(one))
    if (place !== undefined) {
      const blocks = place === 'title' && allergen !== undefined && author === 'writer'
      return finding('claimed_food', { place, food: mention.said }, {}, blocks ? 'blocks' : 'warns')
    }
    return allergen
      ? finding('unlisted_allergen', { food: mention.said, allergen: allergenName(allergen) }, { step })
      : finding('unlisted_food', { food: mention.said }, { step })
  })
}
