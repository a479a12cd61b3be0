import { wordSet } from '#domain/plain-text.ts'
import { gerundOf, verbOf } from '#domain/text/verbs.ts'
import { fillers } from '#domain/wish/lexicon/small-words.ts'
import { phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import { type Hearing, turn } from '#domain/wish/parser/hearing.ts'
import { isOfDishes, isQuality, isTelling, workIn } from '#domain/wish/parser/qualities.ts'

/** Where a quality ends and begins, the food that it is said of, and what is not to be done to that. */
interface Said {
  to: number
  from: number
  of?: string | undefined
  work?: string
}

/** How a dish is to be, or not to be: 'something smoky', 'brown butter', 'no smell', 'needs no kneading'. */
export function hearQuality({ intents, reading, scope }: Hearing, word: string, at: number, said: Said): void {
  const { to, from, of, work } = said
  intents.qualities.push({
    word,
    words: reading.typed(from, to),
    to: at + 1,
    isDenied: scope.is('refused'),
    ...(of && { of }),
    ...(work && { work }),
  })
}

/** Whether another quality is heard: nobody asks for more, and hostile texts do. */
export function hasRoom({ intents }: Hearing): boolean {
  return intents.qualities.length < 8
}

/** A word that means nothing by itself may say how the dish is to be, or what is not to be in it or done for it. */
export function hearQualityWord(hearing: Hearing, word: string, at: number, isRightBehind: boolean): void {
  const { reading, scope, denial } = hearing
  if (isComponent(hearing, word, at)) return hearComponent(hearing, word, at)
  if (fillers.has(word) || !hasRoom(hearing)) return
  if (!(scope.is('wanted') || isRightBehind) || denial.isTold(at)) return
  const isDeniedThing = denial.isOfFoods && scope.turnedAt === at && isTelling(word)
  const isSaid =
    (isQuality(word) && !possessives.has(reading.word(at - 1))) ||
    (isRightBehind && (workIn(word) !== undefined || isDeniedThing))
  if (!isSaid) return
  const of = isRightBehind ? undefined : partBehind(hearing, at)
  hearQuality(hearing, word, at, { to: at + (of ? 2 : 1), from: isRightBehind ? denial.startFor(at) : at, of })
}

/**
 * 'Don't fry the eggplant' denies the frying, and who says so has an eggplant. Tells how many words that was, up to the food or with one that the named
 * dish has anyway.
 */
export function deniedWorkAt(hearing: Hearing, at: number, end: number): number {
  const { reading, scope, denial, intents } = hearing
  const { words } = reading
  if (!scope.is('refused') || scope.isFilled || !isRightBehindDenial(hearing, at)) return 0
  const from = /^(?:deep|pan|stir|shallow)$/.test(reading.word(at)) ? at + 1 : at
  const verb = verbOf(reading.tokens[from]?.word ?? '')
  if (verb?.kind !== 'handles' && verb?.base !== 'blend') return 0
  if (verb.form !== 'gerund' && !(verb.form === 'base' && doing.test(denial.words))) return 0
  // baking potatoes and cooking apples are foods
  if (phraseAt(words, at, end)?.foods?.length) return 0
  let to = from + 1
  while (to < end && fillers.has(reading.word(to))) to += 1
  const found = to < end ? phraseAt(words, to, end) : undefined
  if (!found?.foods || (to === from + 1 && !manners.has(verb.base))) return 0
  const length = to - at + (intents.dishes.length > 0 ? found.length : 0)
  const of = found.words.split(' ').at(-1)
  if (hasRoom(hearing)) hearQuality(hearing, gerundOf(verb.base), at, { to, from: at, of, work: verb.base })
  turn(hearing, 'wanted', to)
  return length
}

function isRightBehindDenial({ reading, scope }: Hearing, at: number): boolean {
  return at >= scope.turnedAt && reading.words.slice(scope.turnedAt, at).every((word) => fillers.has(word))
}

/** The sauce of 'with white sauce', of which nobody knows a food by that name. */
function isComponent({ reading, scope, intents }: Hearing, word: string, at: number): boolean {
  const before = reading.word(at - 1)
  const isSaid = scope.is('wanted') && components.has(word) && reading.isJoined(at)
  if (!isSaid || before.length < 3 || fillers.has(before) || possessives.has(before)) return false
  const named = intents.foods.at(-1)
  // a mushroom sauce has mushrooms, and a green sauce no greens
  return named?.to !== at || colors.has(named.words)
}

function hearComponent(hearing: Hearing, word: string, at: number): void {
  const { intents, reading } = hearing
  if (intents.foods.at(-1)?.to === at) intents.foods.pop()
  if (hasRoom(hearing)) hearQuality(hearing, reading.word(at - 1), at, { to: at + 1, from: at - 1, of: word })
}

/** The part of a dish that a quality is said of: the skin of 'crispy skin'. */
function partBehind({ reading }: Hearing, at: number): string | undefined {
  const word = reading.word(at + 1)
  const isPart =
    reading.tokens[at + 1]?.after === '' &&
    word.length > 3 &&
    !fillers.has(word) &&
    isOfDishes(word) &&
    !phraseAt(reading.words, at + 1)
  return isPart ? word : undefined
}

/** Ways of cooking, said of any food: who does not boil potatoes has some. Who does not cook pork has none, but who does not cook the tomatoes. */
const manners = wordSet(`
  bake barbecue blanch blend boil braise broil brown burn char chop freeze fry grate griddle grill marinate mash melt microwave overcook peel poach puree
  reheat roast saute sear simmer smoke soak steam stew toast`)
/** Denials of what is done. */
const doing = /(?:^|\b)(?:dont|do not|doesnt|does not|never|cant|cannot|can not|wont|will not|refuse to)$/
/** Parts of a dish that have a name of their own. */
const components = wordSet('sauce topping crust gravy glaze dressing filling frosting icing base batter')
const colors = wordSet('green red white brown yellow pink black golden')
/** 'In the pantry' is where something stands. */
const possessives = wordSet('the my our your their his her')
