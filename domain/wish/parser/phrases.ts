import type { Intents } from '#domain/wish/intents.ts'
import { replacing } from '#domain/wish/lexicon/heard-by-itself.ts'
import { chosenDiets } from '#domain/wish/lexicon/small-words.ts'
import type { Found } from '#domain/wish/lexicon/vocabulary.ts'
import type { Choice, Meaning } from '#domain/wish/meaning.ts'
import { takeChoice, takeDiet } from '#domain/wish/parser/choices.ts'
import { hearDish, namedBefore } from '#domain/wish/parser/dishes.ts'
import { hearOccasion } from '#domain/wish/parser/eaters.ts'
import { type Hearing, turn } from '#domain/wish/parser/hearing.ts'
import { freeOfAll, goOnRefusing, refuseBefore } from '#domain/wish/parser/refusals.ts'
import { badStates } from '#domain/wish/scope/list-rules.ts'
import { hearByRule } from '#domain/wish/scope/phrase-rules.ts'
import { meet } from '#domain/wish/scope/scope-rules.ts'

/** What a phrase says where it stands. False where it turns out to mean nothing there. */
export function hearPhrase(hearing: Hearing, found: Found, meaning: Meaning, at: number): boolean {
  const byRule = hearByRule(hearing, found, meaning, at)
  if (byRule !== undefined) return byRule
  const hear = usually[meaning.is] as Hear<Meaning['is']>
  return hear(hearing, found, meaning, at) !== false
}

/** False where the phrase means nothing. */
type Hear<Is> = (hearing: Hearing, found: Found, meaning: Extract<Meaning, { is: Is }>, at: number) => boolean | void

/** What a phrase of each kind says where no rule has it otherwise. */
const usually: { readonly [Is in Meaning['is']]: Hear<Is> } = {
  refuse: hearRefusal,
  want: hearWant,
  closed: ({ intents, scope }, _, { isCupboard, isLoose }) => {
    intents.closed ??= isCupboard ? 'cupboard' : isLoose ? 'several' : 'all'
    scope.put('wanted')
  },
  much: ({ marks }, { length }, _, at) => marks.say('much', at + length),
  little: (hearing, { length }, _, at) => turn(hearing, 'little', at + length),
  turn: (hearing, { length }, _, at) => turn(hearing, 'wanted', at + length),
  swap: (hearing, { length }, _, at) => {
    hearing.swap.begin('out')
    turn(hearing, 'refused', at + length)
  },
  substitute: (hearing, { length }, _, at) => {
    hearing.swap.begin('in')
    turn(hearing, 'wanted', at + length)
  },
  for: () => false,
  food: () => false,
  allergy: (hearing, { length }, _, at) => turn(hearing, 'aside', at + length),
  'refused before': (hearing, found, { tells }, at) => refuseBefore(hearing, found, tells, at),
  leftover: ({ marks }) => marks.hold('leftover'),
  nothing: ({ part }) => part.empty(),
  dish: (hearing, found, { dish }, at) => hearDish(hearing, found, dish, at),
  allergens: hearBound,
  banned: hearBound,
  diet: hearBound,
  occasion: hearOccasion,
  need: hearOccasion,
  mood: hearChoice,
  cuisine: hearChoice,
  method: hearChoice,
  meal: hearChoice,
  type: hearChoice,
  season: hearChoice,
  level: hearChoice,
  machine: hearChoice,
}

function hearRefusal(hearing: Hearing, found: Found, { tells }: Extract<Meaning, { is: 'refuse' }>, at: number): void {
  // what the dish is eaten with is no list of what nobody wants, and ends there
  if (at < hearing.marks.endOf('passing'))
    for (const reach of ['passing', 'beside'] as const) hearing.marks.say(reach, at)
  else hearing.scope.refuseEach()
  hearing.swap.replace(replacing.has(found.words))
  turn(hearing, 'refused', at + found.length)
  hearing.denial.begin(found, tells, at)
}

function hearWant(hearing: Hearing, { length }: Found, meaning: Extract<Meaning, { is: 'want' }>, at: number): void {
  const { marks, asked, scope } = hearing
  const to = at + length
  turn(hearing, 'wanted', to)
  if (meaning.owns) {
    // 'I have', before what is there or, as 'to use up', behind it
    marks.say('owned', to)
    const before = asked.last
    if (before?.to === at && before.foods.length) asked.becomeFoods(at, 0, scope.sentenceFrom)
  }
  if (meaning.much) marks.say('much', to)
  if (meaning.isExtra) marks.say('extra', to)
  if (meaning.alone) marks.say('alone', to)
}

/** A diet, an allergen or a way of life that binds the whole dish. */
function hearBound(
  hearing: Hearing,
  found: Found,
  meaning: Extract<Meaning, { is: 'allergens' | 'banned' | 'diet' }>,
  at: number,
): void {
  const { intents } = hearing
  freeOfAll(hearing, found, at)
  takeBound(intents, found.words, meaning, hearing.denial.isBareBefore(at))
  goOnRefusing(hearing, found, at)
}

function takeBound(
  intents: Intents,
  words: string,
  meaning: Extract<Meaning, { is: 'allergens' | 'banned' | 'diet' }>,
  isDenied: boolean,
): void {
  if (meaning.is === 'banned') {
    intents.keepsApart ||= /\bdairy\b|\bmilk and meat$/.test(words)
    intents.banned.push(...meaning.words)
  } else if (meaning.is === 'allergens') intents.allergens.push(...meaning.allergens)
  // only 'not vegan' and 'not a keto' are no diet: one too many does less harm than one too few
  else if (!isDenied || !chosenDiets.has(meaning.diet)) takeDiet(intents, meaning.diet)
}

/** A mood, a cuisine, a method and their like, wanted or not. */
function hearChoice(hearing: Hearing, found: Found, meaning: Choice, at: number): void {
  const { intents, scope, marks } = hearing
  const isSpared = meet(hearing, 'choice', { at, found })
  const not = scope.is('refused') && !isSpared
  // who hates boiled sausages has nothing against boiling
  if (not && badStates.has(found.words) && hearing.reading.phraseAt(at + found.length)?.foods?.length) return
  // 'just a grill' is a machine, 'grilled' a method
  const onGrill = marks.holds('only') && meaning.is === 'method' && meaning.method === 'Grilled'
  if (meaning.is === 'type') namedBefore(hearing, found.words, at)
  if (meaning.is === 'cuisine' && meaning.families.length > 0 && !not) intents.places.push(found.words)
  takeChoice(intents, onGrill ? { is: 'machine', machine: 'Grill' } : meaning, not, marks.holds('only'))
  if (onGrill || meaning.is === 'machine') marks.say('machine', at + found.length)
  scope.fill()
  // 'she cannot do spicy or garlic'
  if (meaning.is === 'mood' && meaning.mood !== 'one-pot') goOnRefusing(hearing, found, at)
  scope.choose(not && meaning.is === 'mood')
}
