import { wordSet } from '#domain/plain-text.ts'
import { type Found, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import type { Meaning } from '#domain/wish/meaning.ts'
import { type Hearing, turn } from '#domain/wish/parser/hearing.ts'
import { takeList } from '#domain/wish/parser/lists.ts'
import { leaveOver } from '#domain/wish/parser/passing-foods.ts'
import { refuseBefore } from '#domain/wish/parser/refusals.ts'
import { isBareNo, isWeakening } from '#domain/wish/parser/refusing-words.ts'
import type { Example } from '#domain/wish/scope/scope-rule.ts'

/** A phrase that says something else, or nothing, where it stands beside certain words. */
export interface PhraseRule {
  id: string
  is: readonly Meaning['is'][]
  when: (hearing: Hearing, found: Found, at: number) => boolean
  /** True where it is heard by that, false where it means nothing here, undefined where it says what it usually does besides. */
  hear: (hearing: Hearing, found: Found, at: number) => boolean | undefined
  examples: readonly Example[]
}

/** What is to be in the dish where nobody sees it. */
const unseen =
  /^if (?:they|he|she|you) (?:can |could )?(?:see|sees|spot|spots|notice|notices|know|knows|recognize|recognizes)\b/

/** All of them, in the order in which they are asked. */
export const phraseRules: readonly PhraseRule[] = [
  {
    id: 'the no of an occasion',
    is: ['refuse'],
    when: isNoOfAnOccasion,
    hear: () => false,
    examples: [['with no teeth', 'soft, mild']],
  },
  {
    id: 'what has to survive a journey is carried, and not eaten on it',
    is: ['occasion'],
    when: ({ reading, scope }, { words }, at) =>
      onTheWay.test(words) && survives.test(reading.said(Math.max(scope.sentenceFrom, at - 8), at)),
    hear: ({ intents }) => {
      intents.moods.add('carried')
      return true
    },
    examples: [['has to survive an hour in the car', 'carried']],
  },
  {
    id: 'a no behind its food',
    is: ['refuse'],
    when: isAfterthought,
    hear: (hearing, found, at) => refuseBefore(hearing, found, 'rare', at),
    examples: [['cheese yes, tomato no', 'wanted cheese, refused tomato']],
  },
  {
    id: 'an exception from what is refused',
    is: ['refuse'],
    when: ({ scope }, { words }) => exceptWords.test(words) && scope.is('refused') && scope.isFilled,
    hear: (hearing, { length }, at) => {
      turn(hearing, 'wanted', at + length)
      return true
    },
    examples: [['no chicken except shrimp', 'refused chicken, wanted shrimp']],
  },
  {
    id: 'the only machine',
    is: ['want'],
    when: ({ marks }, { words }, at) => onlyWords.test(words) && marks.endOf('machine') === at,
    hear: ({ intents }) => {
      intents.onlyMachines = true
      return undefined
    },
    examples: [['microwave only', 'dish microwave recipe, only Microwave']],
  },
  {
    id: 'a kind that is made on the stove is another than what is baked',
    is: ['machine'],
    when: ({ scope, reading }, { length }, at) => scope.is('refused') && kinds.has(reading.word(at + length)),
    hear: ({ intents }, { words }) => {
      if (stoves.test(words)) intents.methods.push('Baked')
      return true
    },
    examples: [['mac and cheese, not the stovetop kind', 'dish mac and cheese, Baked']],
  },
  {
    id: 'nothing else is wanted',
    is: ['want'],
    when: (_, { words }) => onlyWords.test(words),
    hear: ({ marks }) => {
      marks.hold('only')
      return undefined
    },
    examples: [['just a grill', 'only Grill']],
  },
  {
    id: 'swapped with another',
    is: ['want'],
    when: ({ swap }, { words }) => swap.is('out') && words === 'with',
    hear: ({ swap }) => {
      swap.end()
      return undefined
    },
    examples: [
      ['swap beef with tofu in lasagna? no thanks', 'refused beef, wanted tofu, refused lasagna, no dish lasagna'],
    ],
  },
  {
    id: 'substituted with another, the other way round',
    is: ['want'],
    when: ({ swap }, { words }) => swap.is('in') && words === 'with',
    hear: (hearing, { length }, at) => {
      takeList(hearing, 'refused')
      hearing.swap.end()
      turn(hearing, 'wanted', at + length)
      return true
    },
    examples: [['substitute the butter with olive oil', 'refused butter, wanted olive oil']],
  },
  {
    id: 'a verb right behind a refusal does not lift it',
    is: ['want'],
    when: ({ scope, reading }, _, at) => !scope.is('wanted') && isWeakening(reading, scope.turnedAt, at),
    hear: ({ scope }, { length }, at) => {
      scope.startAt(at + length)
      return true
    },
    examples: [['a soup that does not use cream', 'refused cream, dish Soup']],
  },
  {
    id: 'a refusal of what is seen',
    is: ['nothing'],
    when: ({ intents, scope }, { words }) =>
      unseen.test(words) && scope.is('refused') && intents.foods.at(-1)?.as === 'refused',
    hear: ({ intents, scope }) => {
      intents.foods = intents.foods.map((food, at) =>
        at === intents.foods.length - 1 ? { ...food, as: 'wanted' } : food,
      )
      scope.put('wanted')
      intents.moods.add('hidden vegetables')
      return true
    },
    examples: [['my kids wont touch zucchini if they can see it', 'wanted zucchini, hidden vegetables']],
  },
  {
    id: 'what else but',
    is: ['turn'],
    when: ({ reading, scope }, { words }, at) =>
      words === 'but' && reading.words.slice(scope.sentenceFrom, at).includes('else'),
    hear: (hearing, { length }, at) => {
      turn(hearing, 'refused', at + length)
      return true
    },
    examples: [['what else is made of rice but beans', 'wanted rice, refused beans']],
  },
  {
    id: 'so draws a line under what is refused',
    is: ['turn'],
    when: ({ scope }, { words }) => words === 'so' && !(scope.is('refused') && scope.isFilled),
    hear: () => false,
    examples: [['not so keen on onions', 'refused onions']],
  },
  {
    id: 'swapped for another',
    is: ['for'],
    when: ({ swap }) => swap.is('out'),
    hear: (hearing, { length }, at) => {
      turn(hearing, 'wanted', at + length)
      hearing.swap.end()
      return true
    },
    examples: [['swap the chicken for tofu', 'refused chicken, wanted tofu']],
  },
  {
    id: 'substituted for another',
    is: ['for'],
    when: ({ swap }) => swap.is('in'),
    hear: (hearing, { length }, at) => {
      turn(hearing, 'refused', at + length)
      hearing.swap.end()
      return true
    },
    examples: [['substitute tofu for chicken', 'wanted tofu, refused chicken']],
  },
  {
    id: 'left over, behind its food',
    is: ['leftover'],
    when: ({ scope, intents }, _, at) => scope.is('wanted') && isLastFood(intents.foods.at(-1), at),
    hear: (hearing, _, at) => {
      leaveOver(hearing, at)
      hearing.marks.hold('leftover', false)
      return true
    },
    examples: [['salmon left over and rice', 'wanted leftover salmon, wanted rice']],
  },
  {
    id: 'how yesterday’s dish was cooked is over',
    is: ['mood', 'cuisine', 'method', 'meal', 'season', 'level', 'machine', 'occasion'],
    when: ({ marks, scope }, _, at) => at < marks.endOf('passing') && scope.is('refused'),
    hear: () => true,
    examples: [['had grilled zucchini yesterday', 'refused zucchini']],
  },
  {
    id: 'how a leftover was cooked is over',
    is: ['method'],
    when: ({ marks }) => marks.holds('leftover'),
    hear: () => true,
    examples: [['leftover roasted rutabaga', 'wanted leftover rutabaga']],
  },
]

/** What a phrase says by the first of the rules for it that says all; undefined where it says what it usually does. */
export function hearByRule(hearing: Hearing, found: Found, meaning: Meaning, at: number): boolean | undefined {
  for (const rule of rulesFor.get(meaning.is) ?? []) {
    if (rule.id === hearing.without || !rule.when(hearing, found, at)) continue
    const heard = rule.hear(hearing, found, at)
    if (heard !== undefined) return heard
  }
  return undefined
}
const rulesFor = new Map(
  phraseRules.flatMap(({ is }) => is).map((is) => [is, phraseRules.filter((rule) => rule.is.includes(is))]),
)

/** 'With no teeth': its 'no' begins what an occasion is called by. */
function isNoOfAnOccasion({ reading }: Hearing, { length, words }: Found, at: number): boolean {
  if (length < 2 || !words.endsWith(' no')) return false
  return phraseAt(reading.words, at + length - 1, reading.partEnd(at))?.meaning?.is === 'occasion'
}

/** 'cheese yes, tomato no': nothing comes after it and its food stands right before it. */
function isAfterthought({ reading, scope, intents }: Hearing, { words, length }: Found, at: number): boolean {
  return (
    isBareNo(words) &&
    reading.isPartOver(at + length) &&
    reading.isJoined(at) &&
    scope.is('wanted') &&
    intents.foods.at(-1)?.to === at
  )
}

function isLastFood(food: Hearing['intents']['foods'][number] | undefined, at: number): boolean {
  return food?.to === at && food.as === 'wanted'
}

const onTheWay = /^(?:in the car|on the train|on the bus|on the road|car journey|car ride|long drive|train ride)$/
const survives = /\b(?:survives?|surviving|withstands?|travels?|transport(?:ed)?|last|cope|hold up|driven|sit|sits)\b/
const kinds = wordSet('kind sort type version style variety one ones')
const stoves = /^(?:stove|stovetop|hob)$/
const onlyWords = /^(?:only|just|nothing but|only have|just have|all i have is)$/

const exceptWords = /^(?:except|excepting|apart from|other than|aside from|besides)\b/
