import { reactionAt } from '#domain/wish/allergies/reactions.ts'
import { unlabeledAllergens } from '#domain/wish/allergies/unlabeled-allergens.ts'
import { allergenWords } from '#domain/wish/lexicon/diet-words.ts'
import { type Found, foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import { takeOccasion } from '#domain/wish/parser/choices.ts'
import { hearLastOfList } from '#domain/wish/parser/doubtful-dish.ts'
import { type Hearing, turn } from '#domain/wish/parser/hearing.ts'
import { takeList } from '#domain/wish/parser/lists.ts'

/** 'peanuts make me itch', 'my throat closes up with walnuts': an allergy in all but the word. */
export function hearReaction(hearing: Hearing, at: number, end: number): number {
  const { reading, intents, asked, scope } = hearing
  const told = reactionAt(reading.words, at, end)
  if (!told) return 0
  // 'tree nuts and sesame = epipen'
  const isLast = at + told.length >= end && intents.foods.at(-1)?.to === at
  if (told.food === 'after' && !isLast) {
    turn(hearing, 'allergy', at + told.length)
    scope.endAtComma('reaction')
    return told.length
  }
  asked.becomeFoods(at, 4, scope.sentenceFrom)
  const before = intents.foods.at(-1)
  if (!before || before.from < scope.sentenceFrom || at - before.to > 4) return 0
  for (const { words } of takeList(hearing, 'allergy')) hearAllergy(hearing, words)
  return told.length
}

/** In an allergy the words for an allergen come before all others, in any tongue; 'corn allergy' is one of corn. */
export function allergenAt({ reading, scope }: Hearing, at: number): Found | undefined {
  const isTold = scope.is('allergy')
  if (!isTold && !unlabeledFirst.has(reading.word(at))) return undefined
  for (let length = Math.min(3, reading.partEnd(at) - at); length > 0; length--) {
    const words = reading.said(at, at + length)
    const isNamed = isTold
      ? allergenWords.has(words) || unlabeledAllergens.has(words)
      : unlabeledAllergens.has(words) && ill.test(reading.word(at + length))
    if (isNamed) return { words, length, foods: foodNamed(words) ?? [] }
  }
  return undefined
}

/** Allergens that are no foods of a kitchen: named alone they are told for the eater's sake. */
export function bareAllergenAt({ reading }: Hearing, at: number): Found | undefined {
  const word = reading.word(at)
  // in other tongues and before the word itself: 'Soja-Allergie'
  const next = reading.word(at + 1) === 'se' ? reading.word(at + 2) : reading.word(at + 1)
  const isTold = allergenWords.has(word) && ill.test(next)
  return noFoods.has(word) || isTold ? { words: word, length: 1, foods: [] } : undefined
}

/** 'allergic to nuts' and 'nut allergy'; 'no allergies' is a phrase of its own. */
export function openAllergies(hearing: Hearing, found: Found, at: number): void {
  const { reading, intents, asked, scope } = hearing
  const to = at + found.length
  const isForward = / (?:to|of|from|a|au|aux|al|gegen)$/.test(found.words)
  if (!isForward && reading.isJoined(at)) asked.becomeFoods(at, 0, scope.sentenceFrom)
  const before = intents.foods.at(-1)
  const backward = before && at - before.to <= 1 && !isForward
  if (backward) {
    for (const { words } of takeList(hearing, 'allergy')) hearAllergy(hearing, words)
  }
  if (backward && reading.word(to) !== 'to') return
  if (!backward && isAllergicBefore(hearing, to)) return
  const { foods, diets, allergens } = intents
  // 'no eggs, she is allergic' has said to what
  intents.openAllergy = !diets.length && !allergens.length && !foods.some(({ as }) => as !== 'wanted')
  turn(hearing, 'allergy', to)
}

/** What was named makes somebody ill: an allergy, or what is no food and refused for the body's sake, as in 'no MSG'. */
export function hearUnlabeled(hearing: Hearing, words: string, foods: readonly string[]): void {
  const isNoFood = hearing.scope.is('refused') && !foods.length && unlabeledAllergens.has(words) && words !== 'red meat'
  if (hearing.scope.is('allergy') || isNoFood) hearAllergy(hearing, words)
}

/** What a doctor forbids is refused for the body's sake; what may be the dish instead is asked about. */
export function bindRefused(hearing: Hearing): void {
  const { intents, reading } = hearing
  hearLastOfList(intents, reading.words, reading.tokens)
  if (!reading.words.some((word) => physicians.has(word))) return
  for (const food of intents.foods) {
    if (food.as !== 'refused' || food.passing || ownTaste.test(reading.said(food.from - 4, food.from))) continue
    food.as = 'allergy'
    hearAllergy(hearing, food.words)
  }
}

function hearAllergy({ intents }: Hearing, words: string): void {
  intents.allergens.push(...(allergenWords.get(words) ?? []))
  const unlabeled = unlabeledAllergens.get(words)
  if (unlabeled) takeOccasion(intents, unlabeled, words)
  intents.openAllergy = false
}

/** 'no eggs, she is allergic', 'loves shrimp but is allergic': nothing follows, so what was named is meant. */
function isAllergicBefore(hearing: Hearing, next: number): boolean {
  const { reading, intents, scope } = hearing
  const after = reading.tokens[next]?.after ?? 'stop'
  const mine = intents.foods.filter(({ from }) => from >= scope.sentenceFrom)
  const refused = mine.filter(({ as }) => as === 'refused')
  if (after !== 'stop' && !(after === 'comma' && refused.length)) return false
  const meant = refused.length ? refused : mine.length ? takeList(hearing, 'allergy') : []
  for (const food of meant) {
    food.as = 'allergy'
    hearAllergy(hearing, food.words)
  }
  return meant.length > 0
}

/** 'Dr says eat more, I don't eat red meat': what stands right before a food says that it is left on the plate, and the doctor did not forbid it. */
const ownTaste = /\b(?:i|we) (?:dont eat|do not eat|dont like|do not like|never eat|wont eat|hate)(?: \w+)?$/

const ill = /^(?:allerg|alerg|intoler|sensitiv)/
/** Words that the names of unlabeled allergens begin with: most words of a text are none of them. */
const unlabeledFirst: ReadonlySet<string> = new Set(
  [...unlabeledAllergens.keys()].map((name) => name.split(' ')[0] ?? ''),
)

const physicians: ReadonlySet<string> = new Set(
  'doctor doctors doc docs dr gp medical medically allergist dietitian diagnosed hospital pediatrician paediatrician'.split(
    ' ',
  ),
)
const noFoods: ReadonlySet<string> = new Set(
  'msg monosodium glutamate ajinomoto lupin lupine sulphite sulphites sulfite sulfites casein whey crustacean crustaceans mollusc molluscs mollusk mollusks'.split(
    ' ',
  ),
)
