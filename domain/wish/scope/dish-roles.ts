import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { wordSet } from '#domain/plain-text.ts'
import { joiners } from '#domain/wish/lexicon/small-words.ts'
import { type Found, foodNamed, foodPacked } from '#domain/wish/lexicon/vocabulary.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'
import { isPacked } from '#domain/wish/parser/amounts.ts'
import { isForBeside } from '#domain/wish/parser/dish-beside.ts'
import { hearFood, hearFoodsWithin } from '#domain/wish/parser/foods.ts'
import type { Hearing } from '#domain/wish/parser/hearing.ts'
import { hasRoom, hearQuality } from '#domain/wish/parser/qualities-said.ts'
import type { Example } from '#domain/wish/scope/scope-rule.ts'
import { isMadeOf } from '#domain/wish/settled/heard-dishes.ts'

/** A dish by its name, where it stands. */
export interface NamedDish {
  found: Found
  dish: DishMeaning
  at: number
}

/** What the name of a dish says where it stands beside certain words, other than that the dish is asked for. */
export interface DishRole {
  id: string
  /** When it is asked: at the name; of what is not refused; of what may be left over; of what would be asked for. */
  stage: 'named' | 'there' | 'left' | 'wanted'
  when: (hearing: Hearing, named: NamedDish) => boolean
  hear: (hearing: Hearing, named: NamedDish) => void
  examples: readonly Example[]
}

/** All of them, in the order in which they are asked. */
export const dishRoles: readonly DishRole[] = [
  {
    id: 'a sauce that a food or a dish comes with',
    stage: 'named',
    when: isPartBeside,
    hear: hearPart,
    examples: [
      ['pork chops in mushroom gravy', 'wanted pork chops, wanted mushroom, “mushroom gravy”'],
      ['meatballs in gravy', 'dish meatballs'],
    ],
  },
  {
    id: 'a food that the cook has',
    stage: 'there',
    when: ({ marks }, { found, at }) => marks.isSaidOf('owned', at) && Boolean(found.foods?.length),
    hear: (hearing, { found, at }) => hearFood(hearing, found, at),
    examples: [['I have noodles and eggs', 'wanted noodles, wanted eggs']],
  },
  {
    id: 'two foods that the cook has',
    stage: 'there',
    when: ({ marks, reading }, { found, at }) =>
      (marks.isSaidOf('owned', at) || /^(?:have|got)$/.test(reading.word(at - 1))) &&
      / and /.test(found.words) &&
      found.words.split(' and ').every((words) => foodNamed(words)?.length),
    hear: (hearing, { found, at }) => hearFoodsWithin(hearing, found, at),
    examples: [['i have spam and rice and kimchi', 'wanted spam, wanted rice, wanted kimchi']],
  },
  {
    id: 'a leftover at the head of a list of foods',
    stage: 'there',
    when: headsListOfLeftovers,
    hear: (hearing, { found, at }) => {
      hearing.marks.hold('leftover')
      hearFood(hearing, { ...found, ...leftoverIn(found) }, at)
    },
    examples: [['leftover ham, peas, eggs', 'wanted leftover ham, wanted leftover peas, wanted eggs']],
  },
  {
    id: 'a loaf by which bread is counted',
    stage: 'there',
    when: ({ reading }, { found, at }) => found.words === 'loaf' && reading.word(at + 1) === 'of',
    hear: () => undefined,
    examples: [['half a loaf of old bread, kale', 'wanted bread, wanted kale']],
  },
  {
    id: 'a package of what could be a dish',
    stage: 'there',
    when: (hearing, { found, at }) => packedAt(hearing, found, at) !== undefined,
    hear: (hearing, { found, at }) => hearFood(hearing, { ...found, ...packedAt(hearing, found, at) }, at),
    examples: [['a can of mushroom soup', 'wanted condensed mushroom soup']],
  },
  {
    id: 'a sauce that stands in the fridge beside the foods that were named',
    stage: 'named',
    when: isSauceAtHand,
    hear: ({ intents, reading }, { found, at }) => intents.unheard.push(reading.typed(at, at + found.length)),
    examples: [['leftover roast lamb and half a pot of mint sauce', 'wanted leftover lamb, ? mint sauce']],
  },
  {
    id: 'what is left of a feast',
    stage: 'left',
    when: ({ marks }, { dish }) => marks.holds('leftover') && Boolean(dish.isFeast),
    hear: () => undefined,
    examples: [['leftover thanksgiving dinner', '']],
  },
  {
    id: 'the feast that leftovers are from',
    stage: 'named',
    when: ({ intents, reading }, { dish, at }) =>
      Boolean(dish.isFeast) &&
      /^(?:from|of)$/.test(reading.word(at - 1)) &&
      intents.foods.some(({ leftover }) => leftover),
    hear: () => undefined,
    examples: [['turkey leftovers from thanksgiving', 'wanted leftover turkey']],
  },
  {
    id: 'a leftover by the name of a food',
    stage: 'left',
    when: (hearing, named) => isLeft(hearing, named) && Boolean(named.found.foods?.length),
    hear: (hearing, { found, at }) => hearFood(hearing, found, at),
    examples: [['leftover pot roast', 'wanted leftover pot roast']],
  },
  {
    id: 'leftovers of a dinner by what they are made of',
    stage: 'left',
    when: ({ marks }, { found }) => marks.holds('leftover') && / and /.test(found.words),
    hear: (hearing, { found, at }) => hearFoodsWithin(hearing, found, at),
    examples: [['leftover roast beef and gravy', 'wanted leftover roast beef']],
  },
  {
    id: 'a leftover by the food that it is made of',
    stage: 'left',
    when: (hearing, named) => isLeft(hearing, named) && madeOf(named) !== undefined,
    hear: (hearing, named) => hearFood(hearing, { ...named.found, ...madeOf(named) }, named.at),
    examples: [['half a christmas ham left over', 'wanted leftover ham']],
  },
  {
    id: 'a drink that is a food of another dish',
    stage: 'wanted',
    when: ({ intents, reading }, { found, at }) =>
      Boolean(found.foods?.length) &&
      intents.dishes.some(isOneDish) &&
      joiners.has(reading.word(at + found.length)) &&
      Boolean(reading.phraseAt(at + found.length + 1)?.foods),
    hear: (hearing, { found, at }) => hearFood(hearing, found, at),
    examples: [['a cake, she loves coffee and walnuts', 'wanted coffee, wanted walnuts, dish cake']],
  },
  {
    id: 'what stands beside a food',
    stage: 'wanted',
    when: ({ reading, intents }, { found, dish, at }) =>
      reading.word(at - 1) === 'with' && intents.foods.at(-1)?.to === at - 1 && !found.foods && isForBeside(dish),
    hear: ({ intents }, { found }) => void intents.besides.push(found.words),
    examples: [['chicken with corn muffins', 'wanted chicken, beside corn muffins']],
  },
  {
    id: 'the dish that a sauce or a side is for',
    stage: 'wanted',
    when: isWhatItIsFor,
    hear: () => undefined,
    examples: [
      ['peanut sauce for spring rolls', 'dish peanut sauce'],
      ['garlic bread for lasagna night', 'dish garlic bread'],
    ],
  },
  {
    id: 'what stands beside a dish',
    stage: 'wanted',
    when: isBesideADish,
    hear: ({ intents }, { found }) => void intents.besides.push(found.words),
    examples: [
      ['tomato soup with grilled cheese on the side', 'dish tomato soup, beside grilled cheese'],
      ['a lasagna with garlic bread', 'dish lasagna, beside garlic bread'],
    ],
  },
  {
    id: 'what a dish comes with',
    stage: 'wanted',
    when: ({ reading, intents }, { at }) => reading.word(at - 1) === 'with' && intents.dishes.some(isOneDish),
    hear: (hearing, { found, at }) =>
      found.foods ? hearFood(hearing, found, at) : hearFoodsWithin(hearing, found, at),
    examples: [['a lasagna with mushroom risotto', 'wanted mushroom, dish lasagna']],
  },
  {
    id: 'one of two foods, either of which will do',
    stage: 'wanted',
    when: ({ intents, reading }, { found, at }) =>
      Boolean(found.foods?.length) && reading.word(at - 1) === 'or' && intents.foods.at(-1)?.to === at - 1,
    hear: (hearing, { found, at }) => hearFood(hearing, found, at),
    examples: [['chicken with rice or pasta', 'wanted chicken, wanted rice, wanted pasta']],
  },
  {
    id: 'two foods at the end of a list',
    stage: 'wanted',
    when: endsListOfFoods,
    hear: (hearing, { found, at }) => hearFoodsWithin(hearing, found, at),
    examples: [['eggs, rice and peas', 'wanted eggs, wanted rice, wanted peas']],
  },
]

/** Takes a dish by the first of its roles at a stage. False where it has none. */
export function takeRole(hearing: Hearing, stage: DishRole['stage'], named: NamedDish): boolean {
  const role = dishRoles.find(
    (each) => each.stage === stage && each.id !== hearing.without && each.when(hearing, named),
  )
  role?.hear(hearing, named)
  return role !== undefined
}

/** Another dish with the one that is asked for: what is never a dinner, or is said to be on the side. */
function isBesideADish({ reading, intents }: Hearing, { found, dish, at }: NamedDish): boolean {
  const end = at + found.length
  const isOnTheSide = reading.said(end, end + 3) === 'on the side'
  const isBeside = reading.word(at - 1) === 'with' && intents.dishes.some(isOneDish)
  // a pie with a biscuit topping has no biscuits beside it
  if (/^(?:topping|top|crust|base|lid|layer|coating)s?$/.test(reading.word(end))) return false
  return isBeside && bookDishes.has(dish.forms[0] ?? '') && (isOnTheSide || (isForBeside(dish) && !isPartOf(dish)))
}
/** Easter with a quiche is a quiche at Easter. */
function isOneDish({ isOrigin }: DishMeaning): boolean {
  return !isOrigin
}
/** 'For my burgers' behind the name of a sauce says where it goes, and behind that of a side what it stands beside. */
function isWhatItIsFor({ asked: { last }, reading }: Hearing, { at }: NamedDish): boolean {
  const isNoDinner = last !== undefined && (isPartOf(last.dish) || isForBeside(last.dish))
  return isNoDinner && /^for(?: [a-z]+){0,2}$/.test(reading.said(last.to, at))
}
/** A sauce, a dough or a topping belongs to the dish. */
function isPartOf({ forms: [first] }: DishMeaning): boolean {
  return bookDishes.get(first ?? '')?.entry.part ?? false
}

function isPartBeside({ intents, reading, scope }: Hearing, { dish, at }: NamedDish): boolean {
  const from = startOfName(intents.foods.at(-1), at)
  const leads = intents.dishes.length > 0 || intents.foods.some((each) => each.as === 'wanted' && each.to < from)
  const isPart = bookDishes.get(dish.forms[0] ?? '')?.entry.part ?? false
  return scope.is('wanted') && isPart && leads && besides.has(reading.word(from - 1))
}
const besides = wordSet('with in under a')

function hearPart(hearing: Hearing, { found, at }: NamedDish): void {
  const { intents, reading } = hearing
  const from = startOfName(intents.foods.at(-1), at)
  hearFoodsWithin(hearing, found, at)
  const to = at + found.length
  if (to - from > 1 && hasRoom(hearing))
    hearQuality(hearing, reading.word(from), to - 1, { to, from, of: reading.word(to - 1) })
}

function startOfName(before: { from: number; to: number } | undefined, at: number): number {
  return before?.to === at ? before.from : at
}

/** 'Leftover ham, peas' are two foods, though a dish is called leftover ham. */
function headsListOfLeftovers({ reading }: Hearing, { found, at }: NamedDish): boolean {
  const next = at + found.length
  const goesOn = reading.signBefore(next) === 'comma' && Boolean(reading.phraseAt(next)?.foods)
  return goesOn && leftoverIn(found) !== undefined
}
function leftoverIn({ words }: Found): Pick<Found, 'words' | 'foods'> | undefined {
  const [, food] = /^left ?overs? (.+)$/.exec(words) ?? []
  const foods = food ? foodNamed(food) : undefined
  return food && foods?.length ? { words: food, foods } : undefined
}

/** What is bought packed and not cooked with here is no dish either. */
function packedAt(hearing: Hearing, { words }: Found, at: number): ReturnType<typeof foodPacked> {
  return isPacked(hearing, at, 2) ? foodPacked(words) : undefined
}

/** 'Leftover lamb and half a pot of mint sauce': not 'a jar of chimichurri for my neighbor'. */
function isSauceAtHand({ intents, reading }: Hearing, { found, dish, at }: NamedDish): boolean {
  const isPart = bookDishes.get(dish.forms[0] ?? '')?.entry.part === true
  const isBeside = intents.foods.some(({ as }) => as === 'wanted') && !intents.dishes.length
  return isPart && !found.foods?.length && isBeside && kept.test(reading.said(at - 3, at))
}
const kept = /\b(?:pot|jar|bottle|tub|tube|bit|rest|end|lot) of(?: (?:the|some|our|my))?$/

/** Whether it is what is left over, said before its name or behind it. */
function isLeft({ marks, reading }: Hearing, { found, at }: NamedDish): boolean {
  const end = at + found.length
  return marks.holds('leftover') || /^(?:left ?overs?\b|leftover\b)/.test(reading.said(end, end + 2))
}

function madeOf({ found, dish }: NamedDish): Pick<Found, 'words' | 'foods'> | undefined {
  const words = dish.foods[0] ?? found.words.slice(found.words.lastIndexOf(' ') + 1)
  const foods = foodNamed(words)
  const isMade = foods?.length && (dish.foods.length || isMadeOf(dish, words, foods))
  return isMade ? { words, foods } : undefined
}

function endsListOfFoods({ intents, reading }: Hearing, { found, at }: NamedDish): boolean {
  const last = intents.foods.at(-1)
  const isInList = last?.as === 'wanted' && last.to === at && reading.signBefore(at) === 'comma'
  const parts = found.words.split(' and ')
  return isInList && parts.length === 2 && parts.every((part) => foodNamed(part) !== undefined)
}
