import { findClearingWords } from '#domain/food/allergens/clearing-words.ts'
import type { Food } from '#domain/food/food.ts'
import { readWords } from '#domain/food/match/word-keys.ts'

/**
 * 'gluten-free ', 'egg-free vegan ': all that makes another product of a food, `labels` and what else the words claim, unless the food's
 * name says it. What a line says of an allergen stands though the table knows of none: it speaks of traces too.
 */
export function claimOf(food: Food, words: string, labels: readonly string[]): string {
  const text = words.replace(/\([^()]*\b(?:any|other|substitute|regular)\b[^()]*\)/gi, ' ')
  const said = [...text.matchAll(claims)].map(([found]) => found)
  const fat = food.aisle === 'Dairy & Eggs' ? lean.exec(text)?.[1] : undefined
  const others = [...said, fat ?? strangeColor(food, text) ?? []].flat().map(written)
  const found = new Set([...labels, ...others].filter((claim) => !isSoByNature(food, claim)))
  return [...found]
    .filter((claim) => !saysItself(food.name, claim))
    .sort()
    .map((claim) => `${claim} `)
    .join('')
}

/** A name with the claims that it does not make itself: 'eggless mayonnaise' is egg-free. */
export function claimed(claim: string, name: string): string {
  const missing = claim.split(' ').filter((each) => each !== '' && !saysItself(name, each))
  return [...missing, name].join(' ')
}

const written = (found: string): string => {
  const claim = found.toLowerCase().replace(/\s+/g, '-')
  return claim === 'df' ? 'dairy-free' : claim
}
/** What says nothing of an allergen by law, and is bought apart all the same. */
const claims = /\b(?:lactose[- ]free|halal|bone-in|DF)\b/gi
const lean = /\b((?:low|reduced|fat)[- ](?:fat|free)|nonfat|light)\b/i
/** Yellow zucchini and salted peanuts: a word that no name of the food has, where one colour or the salt makes another product of it. */
function strangeColor(food: Food, text: string): string | undefined {
  const telling = food.aisle === 'Produce' ? colors : food.aisle === 'Nuts & Seeds' ? /\b(salted|smoked)\b/i : undefined
  const found = telling?.exec(text)?.[1]?.toLowerCase()
  return found === undefined ||
    [food.name, ...food.aliases].some((name) => telling?.exec(name)?.[1]?.toLowerCase() === found)
    ? undefined
    : found
}
const colors = /\b(red|green|orange|purple|black|golden|brown|white|yellow)\b/i

/** Whether a name makes a claim, in these words or in others: what is vegan is without egg, and vegetarian. */
function saysItself(name: string, claim: string): boolean {
  if (`-${name.toLowerCase().replace(/\s+/g, '-')}-`.includes(`-${claim}-`)) return true
  const own = meaningsOf(name)
  if (own.length === 0) return false
  return meaningsOf(claim).some(
    ({ clears, softens, facts, label }) =>
      own.some((one) => one.label === label) ||
      (clears.length + softens.length > 0 &&
        [...clears, ...softens].every((allergen) => own.some((one) => one.clears.includes(allergen))) &&
        facts.every((fact) => own.some((one) => one.facts.includes(fact)))),
  )
}

const meaningsOf = (text: string) => findClearingWords(readWords(text)).map(({ meaning }) => meaning)

/** Never of a claim that an allergen is not in it. */
function isSoByNature({ allergens: { certain, usual }, facts, name }: Food, claim: string): boolean {
  if (claim === 'bone-in') return /\bbone/.test(name) || !facts.has('meat')
  if (lean.test(claim)) return leanName.test(name) || facts.has('meat')
  const [meaning] = meaningsOf(claim)
  if (!meaning || meaning.clears.length > 0 || meaning.softens.length === 0) return false
  const isTelling =
    meaning.softens.some((allergen) => certain.includes(allergen) || usual.includes(allergen)) ||
    meaning.facts.some((fact) => facts.has(fact))
  return !isTelling
}
const leanName = /fat|light|skim|\d%/
