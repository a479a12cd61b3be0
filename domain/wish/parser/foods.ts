import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { verbOf } from '#domain/text/verbs.ts'
import { type Found, foodNamed, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import { hearAmountBefore, hearShareBefore, isBought } from '#domain/wish/parser/amounts.ts'
import { takeNoSalt } from '#domain/wish/parser/choices.ts'
import { isCut, isNoMeat } from '#domain/wish/parser/flesh.ts'
import type { Hearing } from '#domain/wish/parser/hearing.ts'
import { hearQuality } from '#domain/wish/parser/qualities-said.ts'
import { meet } from '#domain/wish/scope/scope-rules.ts'

/** A food that was named: how it is meant, and all that is said of it. 'Brown butter' is butter, and browned. */
export function hearFood(hearing: Hearing, found: Found, at: number): void {
  const { intents, marks, list, denial, scope } = hearing
  if (isCutOf(hearing, found, at))
    return hearQuality(hearing, found.words, at, { to: at + found.length, from: intents.foods.at(-1)?.from ?? at })
  intents.qualities = intents.qualities.filter(({ to, isDenied, of }) => !isDenied || of !== undefined || to !== at)
  if (marks.holds('leftover') && (list.isBehindComma || list.isJoined) && isBought(hearing, found, at))
    marks.hold('leftover', false)
  denial.food()
  takeFood(hearing, found, at)
  if (!scope.is('wanted')) return
  hearShareBefore(hearing, found, at)
  hearAmountBefore(hearing, found, at)
  hearWorkBefore(hearing, found, at)
}

/** The foods that a name is made of: 'a stir fry with shrimp and broccoli' is one with both. */
export function hearFoodsWithin(hearing: Hearing, { length }: Found, from: number): void {
  const { words } = hearing.reading
  for (let at = from; at < from + length; ) {
    const found = at === from ? undefined : phraseAt(words, at, from + length)
    const part = found ?? phraseAt(words, at, from + length - 1)
    if (part?.foods) hearFood(hearing, part, at)
    at += part?.length ?? 1
  }
}

function takeFood(hearing: Hearing, found: Found, at: number): void {
  const { words, length, foods = [] } = found
  const { intents, marks, list, scope, swap } = hearing
  const { isMuch, isExtra } = goOnSaying(hearing, at, at + length)
  intents.onlyHas ||= marks.isSaidOf('alone', at)
  meet(hearing, 'food', { at, found })
  list.takeJoint()
  if (words === 'salt') return takeSalt(hearing)
  const isRefused = scope.is('refused')
  intents.foods.push({
    words,
    anyOf: cannedAt(hearing, words, at) ?? (foods.length ? foods : foodOfPart(words)),
    as: scope.mode,
    from: at,
    to: at + length,
    either: list.isEither && intents.foods.length > 0,
    leftover: marks.holds('leftover') && !(intents.foods.at(-1)?.leftover && isKeptRaw(foods)),
    ...(isMuch && { much: true }),
    ...(isExtra && { extra: true }),
    ...(isRefused && swap.isReplacing && { replaced: true }),
    ...(isRefused && at < marks.endOf('passing') && { passing: true }),
    ...(isRefused && at < marks.endOf('beside') && { isBeside: true as const }),
  })
  if (scope.is('wanted') && plantMeat.test(words))
    intents.diets.push(words.startsWith('vegan') ? 'vegan' : 'vegetarian')
  list.member()
  scope.fill()
  scope.endAtComma(undefined)
}
/** What a tin of tomatoes holds; undefined where nothing is counted in tins, or nothing is sold in them. */
function cannedAt({ reading, scope }: Hearing, words: string, at: number): readonly string[] | undefined {
  if (!scope.is('wanted') || !/\b(?:can|tin)s? of$/.test(reading.said(at - 3, at))) return undefined
  const canned = foodNamed(`canned ${words}`) ?? []
  return canned.length > 0 ? canned : undefined
}

/** Whoever has sausages without meat has no beef stock with them. */
const plantMeat =
  /^(?:vegetarian|veggie|vegan|plant based|meatless|meat free|meatfree) (?:sausages?|mince|bacon|burgers?|chicken|meatballs?|beef|hot dogs?|ground)\b/

/** What is said of one food goes on to the next. 'Potatoes au gratin with lots of cheese' has more than usual, and who has lots of it has it to use up. */
function goOnSaying({ marks, intents }: Hearing, at: number, to: number): { isMuch: boolean; isExtra: boolean } {
  if (marks.isSaidOf('owned', at)) marks.say('owned', to)
  const isMuch = marks.isSaidOf('much', at)
  if (isMuch) marks.say('much', to)
  const isExtra = isMuch && (marks.isSaidOf('extra', at) || (intents.dishes.length > 0 && !marks.isSaidOf('owned', at)))
  if (isExtra) marks.say('extra', to)
  return { isMuch, isExtra }
}

function takeSalt({ scope, intents }: Hearing): void {
  if (scope.is('little')) intents.moods.add('low-salt')
  else if (!scope.is('wanted')) takeNoSalt(intents)
}

/** 'Cauliflower steaks' are cut like steaks, and none. */
function isCutOf({ intents, scope, reading }: Hearing, found: Found, at: number): boolean {
  const before = intents.foods.at(-1)
  const isSaid = scope.is('wanted') && reading.isJoined(at) && isCut(found)
  if (!isSaid || before?.to !== at || before.as !== 'wanted' || !isNoMeat(before.anyOf)) return false
  intents.isMeatless = true
  return true
}

/** What a cook does to a food stands before its name. */
function hearWorkBefore(hearing: Hearing, { words, foods: [id = ''] = [] }: Found, at: number): void {
  const [word = '', noun, more] = words.split(' ')
  const own = namedFood(id)?.food
  if (hearing.marks.holds('leftover') || hearing.marks.isSaidOf('owned', at) || !noun || more || !own) return
  const verb = verbOf(word)
  const last = hearing.intents.foods.at(-1)
  if (word === 'cooked' && last?.from === at) return void (last.leftover = true)
  if (verb?.base === 'dry' && boughtDry.has(namedFood(id)?.behaviour.kind ?? 'other')) return
  const isOwnName = [own.name, own.plural].some((name) => name.split(' ').includes(word))
  if (verb?.kind === 'handles' && !isOwnName && verb.base !== 'freeze')
    hearQuality(hearing, word, at, { to: at + 2, from: at, of: noun })
}

/** What is sold dry anyway. */
const boughtDry: ReadonlySet<Kind> = new Set<Kind>(['lentil', 'bean', 'pasta', 'noodles', 'rice', 'herb'])

/** What a part of a dish is called by, where the part is no food of the kitchen: the graham crackers of a graham cracker crust. */
function foodOfPart(words: string): readonly string[] {
  const [, food] = /^(.+) (?:crust|topping|dressing|sauce|frosting|icing|filling)$/.exec(words) ?? []
  return (food && foodNamed(food)) || []
}

/** Whether a food of a list is hardly ever left over cooked: the eggs of 'leftover mash, bacon, eggs'. */
function isKeptRaw([id = '']: readonly string[]): boolean {
  return keptRaw.has(namedFood(id)?.behaviour.kind ?? 'other')
}
const keptRaw: ReadonlySet<Kind> = new Set<Kind>([
  'pasta',
  'egg',
  'cured meat',
  'bread',
  'cheese',
  'cream',
  'yogurt',
  'milk',
  'herb',
  'citrus',
  'fruit',
  'berry',
  'lettuce',
  'nut',
  'sauce',
])
