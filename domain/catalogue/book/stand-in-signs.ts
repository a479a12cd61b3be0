import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { StandIn } from '#domain/catalogue/book/stand-ins.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { type DishLine, shortNames } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { isFlesh } from '#domain/food/flesh.ts'

/** Words that are true of some foods alone: how they look when they are done, and what is done with them. */
interface Sign {
  /** Where the words stand: right before the name, right behind it, or anywhere in a sentence that is about the food. */
  where: 'before' | 'behind' | 'anywhere'
  of: (food: DishFood) => boolean
  /** What is said, and what in its place of a food that is not so; with nothing in its place the words are left out. */
  says: Readonly<Record<string, string>>
  /** What nothing can be said for: a version of which it would be told is not offered. */
  only?: readonly string[]
}

const signs: readonly Sign[] = [
  {
    where: 'anywhere',
    of: ({ food }) => isFlesh(food),
    says: {
      'until there is no pink and': 'until it is browned and',
      'no pink is left': 'it is browned',
      'no pink remains': 'it is browned',
      'no pink shows': 'it is browned',
      'with no pink left': '',
      'no longer pink': 'browned',
      'has lost its pink': 'is browned',
      'have lost their pink': 'are browned',
      'pink and opaque': 'hot through',
      'pink and curled': 'hot through',
      'turn pink': 'turn golden',
      'turns pink': 'turns golden',
      'the juices run clear': 'it is hot through',
      'skin side down': '',
      'skin side up': '',
      'skin up': '',
      'skin down': '',
    },
    only: [
      'the bone',
      'the bones',
      'its skin',
      'their skin',
      'the skin',
      'it flakes',
      'fish flakes',
      'opaque',
      'curled',
    ],
  },
  {
    where: 'before',
    of: isOfKind('solid fat'),
    says: {
      melt: 'heat',
      Melt: 'Heat',
      melted: '',
      softened: '',
      soft: '',
      cold: '',
    },
    only: ['cubes of', 'pieces of', 'dot with'],
  },
  {
    where: 'anywhere',
    of: isOfKind('solid fat'),
    says: {
      'until it foams': 'until it is hot',
      'until it just foams': 'until it is hot',
      'until the foam dies down': 'until it is hot',
      'until the foam subsides': 'until it is hot',
      'the foaming fat': 'the hot fat',
      'let it foam': 'let it sizzle',
      'let it melt': 'let it run',
    },
  },
  {
    where: 'anywhere',
    of: isOfKind('solid fat', 'cheese', 'chocolate', 'sweetener'),
    says: {
      'until melted': 'until hot',
      'until it melts': 'until it is hot',
      'until it has melted': 'until it is hot',
    },
  },
  {
    where: 'behind',
    of: isOfKind('solid fat', 'cheese', 'chocolate'),
    says: { ', melted': '', 'is melted': 'is hot', 'has melted': 'is hot', melts: 'runs', 'melt in it': 'run into it' },
    only: ['foams', 'browns'],
  },
  {
    where: 'before',
    // what has a fifth of fat holds air
    of: ({ food }) => food.nutrients.fat >= 20,
    says: {},
    only: ['whip', 'Whip', 'whipped'],
  },
  {
    where: 'behind',
    of: isOfKind('egg'),
    says: {},
    only: [
      'is set',
      'are set',
      'is just set',
      'are just set',
      'sets',
      'set',
      'scramble',
      'curdle',
      'wash',
      'runs',
      'run',
    ],
  },
  {
    where: 'before',
    of: isOfKind('egg'),
    says: {},
    only: ['crack', 'Crack', 'separate', 'Separate', 'poach', 'Poach'],
  },
  {
    where: 'anywhere',
    of: (food) => shortNames(food)[0] !== shortNames(food)[1],
    says: { 'one at a time': 'a little at a time', 'one by one': 'little by little' },
  },
]

function isOfKind(...kinds: readonly Kind[]): Sign['of'] {
  return ({ behaviour }) => kinds.includes(behaviour.kind)
}

/** A sentence in which nothing is said of a stand-in that only the dish's own food does; undefined where it cannot be said otherwise. */
export function asItBehaves(text: string, others: readonly StandIn[], kit: Kit): string | undefined {
  let told = text
  for (const { line, own } of others) {
    for (const sign of signs) {
      if (!sign.of(own) || sign.of(line)) continue
      if (sign.where === 'anywhere' && isOfAnother(told, sign, line, kit)) continue
      for (const words of sign.only ?? []) if (placeOf(words, sign.where, told, kit.name(line)) >= 0) return undefined
      for (const [words, instead] of Object.entries(sign.says))
        told = replaced(told, words, instead, sign.where, kit.name(line))
    }
  }
  return told === text
    ? text
    : told
        .replace(/ {2,}/g, ' ')
        .replace(/ (?=[,.;])/g, '')
        .replace(/,(?=[,.])/g, '')
}

/** Whether a sentence is about another line, of which the words may be true. */
function isOfAnother(text: string, { of }: Sign, line: DishLine, kit: Kit): boolean {
  const named = kit.lines.filter((each) => holds(text, kit.name(each)))
  const mayBe = named.some((each) => each !== line && of(each))
  if (mayBe || named.length) return mayBe || !named.includes(line)
  // 'Cook until no pink is left' is about what the sentence before it named
  return kit.lines.some((each) => each !== line && of(each))
}

function replaced(text: string, words: string, instead: string, where: Sign['where'], name: string): string {
  let told = text
  for (let at = placeOf(words, where, told, name); at >= 0; at = placeOf(words, where, told, name))
    told = told.slice(0, at) + instead + told.slice(at + words.length)
  return told
}

/** Where the words stand, if they do so beside the name. */
function placeOf(words: string, where: Sign['where'], text: string, name: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length
    if (isLetter(text.charAt(at - 1)) || isLetter(text.charAt(end))) continue
    if (where === 'anywhere') return at
    if (where === 'behind' && text.slice(0, at).endsWith(`${name} `)) return at
    if (where === 'before' && isNext(text.slice(end, end + name.length + longestBetween), name)) return at
  }
  return -1
}

/** Whether nothing but an article and a measure stands before the name. */
function isNext(rest: string, name: string): boolean {
  const at = rest.indexOf(name)
  return (
    at > 0 &&
    rest
      .slice(0, at)
      .trim()
      .split(' ')
      .every((word) => between.has(word) || /^[\d/]*$/.test(word))
  )
}
const longestBetween = 24
const between: ReadonlySet<string> = new Set(
  'the half most of a third remaining some rest tbsp cup cups each all little'.split(' '),
)

function holds(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at >= 0 && !isLetter(text.charAt(at - 1))
}
function isLetter(sign: string): boolean {
  return /\p{L}/u.test(sign)
}
