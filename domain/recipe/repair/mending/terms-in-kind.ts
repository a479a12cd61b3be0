import type { Allergen } from '#domain/food/allergens/allergens.ts'
import { escaped } from '#domain/food/mentions/rename-food.ts'
import { plain } from '#domain/plain-text.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Mended } from '#domain/recipe/repair/swapping/swap-line.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { stepTerms } from '#domain/recipe/verify/reading/step-terms.ts'

/** Each way to mend as it is, and with what the steps make of it in a kind for the eater: of gluten-free flour comes a gluten-free béchamel. */
export function* withTermsInKind(ways: Iterable<Mended>, eater: EaterProfile): Generator<Mended> {
  for (const mended of ways) {
    yield mended
    const draft = termsInKind(mended.draft, eater)
    if (draft) yield { ...mended, draft }
  }
}

/** A term that only a step names, in such a kind, with nothing else changed. */
export function* mendsOfTerms(draft: RecipeDraft, step: number | undefined, eater: EaterProfile): Generator<Mended> {
  const named = termsInKind(draft, eater)
  const [old, fresh] = [draft, named].map((one) => one?.instructions[step ?? 0]?.description)
  if (!named || old === undefined || fresh === undefined || fresh === old) return
  const reason = `step ${(step ?? 0) + 1} used something the list doesn’t mention`
  yield { draft: named, change: { line: 0, from: old, to: fresh, reason } }
}

/** The steps with 'gluten-free' and the like before every term that no line explains; undefined where there is none, or no kind for it. */
function termsInKind(draft: RecipeDraft, { allergens }: EaterProfile): RecipeDraft | undefined {
  if (!allergens.some((one) => kinds[one])) return undefined
  const kindsOf = new Map<string, Set<string>>()
  for (const { words, allergen } of stepTerms(readRecipe(draft))) {
    const kind = allergens.includes(allergen) ? kinds[allergen] : undefined
    const term = words.toLowerCase()
    if (kind) kindsOf.set(term, (kindsOf.get(term) ?? new Set()).add(kind))
  }
  if (kindsOf.size === 0) return undefined
  const terms = [...kindsOf.keys()].toSorted((one, other) => other.length - one.length).map(escaped)
  const pattern = new RegExp(String.raw`(?<![\p{L}-])(an )?(${terms.join('|')})(?![\p{L}-])`, 'giu')
  const named = (text: string) => {
    // terms are without the accents of the text
    const read = plain(text)
    if (read.length !== text.length) return text
    let [from, said] = [0, '']
    for (const { index, 1: article = '', 2: term = '' } of read.matchAll(pattern)) {
      const kind = [...(kindsOf.get(term.toLowerCase()) ?? [])].join(' and ')
      said += `${text.slice(from, index)}${article && `${text.charAt(index)} `}${kind} `
      from = index + article.length
    }
    return said + text.slice(from)
  }
  const instructions = draft.instructions.map((one) => ({ ...one, description: named(one.description) }))
  return instructions.some(({ description }) => description.length > 2000) ? undefined : { ...draft, instructions }
}

/** Kinds in which a shop sells, or a kitchen makes, what usually holds the allergen. */
const kinds: Readonly<Partial<Record<Allergen, string>>> = {
  milk: 'dairy-free',
  wheat: 'gluten-free',
  gluten: 'gluten-free',
}
