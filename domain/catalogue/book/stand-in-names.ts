import type { StandIn } from '#domain/catalogue/book/stand-ins.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { type DishLine, shortNames } from '#domain/catalogue/writing/dish-line.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import type { Food } from '#domain/food/food.ts'
import { familiesOf, namedFamilies } from '#domain/food/mentions/food-families.ts'
import { type Mention, mentionsIn } from '#domain/food/mentions/mentions.ts'
import { plain, withoutAsides } from '#domain/plain-text.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { stemsOf, type Token, tokens } from '#domain/text/tokens.ts'

/** Words `from` up to `to` of a text that name a food which its stand-in has taken out of the dish. */
interface Run {
  from: number
  to: number
  standIn: StandIn
  /** Whites and yolks, of which a stand-in has none. */
  isEggPart?: true
}

/** Where a text names foods that stand-ins have taken out of the dish, in order. `words` as `tokens` gives them. */
export function runsIn(words: readonly Token[], others: readonly StandIn[], lines: readonly DishLine[]): Run[] {
  const covers = coversOf(words)
  const runs: Run[] = []
  for (let at = 0; at < words.length; ) {
    const run = runAt(words, at, covers[at], others, lines)
    if (run) runs.push(run)
    at = run?.to ?? at + 1
  }
  return runs
}

/** For each word the mention of a food that it belongs to. */
function coversOf(words: readonly Token[]): readonly (Mention | undefined)[] {
  const covers: (Mention | undefined)[] = words.map(() => undefined)
  for (const mention of mentionsIn(words)) covers.fill(mention, mention.place, mention.place + mention.stems.length)
  return covers
}

function runAt(
  words: readonly Token[],
  at: number,
  cover: Mention | undefined,
  others: readonly StandIn[],
  lines: readonly DishLine[],
): Run | undefined {
  const isNamed = ({ own }: StandIn) => cover?.place === at && cover.foods.some(({ id }) => id === own.id)
  // of two that go by a word the one whose name it is comes first
  for (const standIn of [...others.filter(isNamed), ...others.filter((each) => !isNamed(each))]) {
    const { own } = standIn
    const stems = longestAt(words, at, namesOf(own, standIn.ownWords))
    if (!stems) continue
    const length = isNamed(standIn) ? Math.max(stems.length, cover?.stems.length ?? 0) : stems.length
    const isWhole = cover?.place === at && cover.stems.length <= length
    // 'chicken soup' names a food of its own, and has chicken in it all the same; 'chicken stock' has none
    const isWithin = isFlesh(own.food) && cover !== undefined && cover.foods.some(isMeaty)
    const isPart = cover === undefined && isBare(own, stems) && isNoun(words, at, length)
    if ((isWhole || isWithin || isPart) && !isThere(stems, cover, own, lines))
      return { from: at, to: at + length, standIn, ...(partsOfEgg.has(stems.at(-1) ?? '') && { isEggPart: true }) }
  }
  return undefined
}

/** 'Buns' and 'a soft bun' are things, where 'roll the dough' is work. */
function isNoun(words: readonly Token[], at: number, length: number): boolean {
  if (/[^s]s$/.test(words[at + length - 1]?.word ?? '')) return true
  const before = words[at - 1]
  return before !== undefined && words[at]?.gap === ' ' && inFront.test(before.word)
}
const inFront = /^(?:an?|the|each|every|your|its|\w+ed|soft|crisp|long|warm|hot)$/

function isMeaty({ facts, name }: Food): boolean {
  return (facts.has('meat') || facts.has('fish')) && !/\b(?:stock|broth|sauce|fat|cube|dashi)s?$/.test(name)
}

/** Whether the list has what the words name. Of meat and fish no other food is called so, whatever its makers call it. */
function isThere(
  stems: readonly string[],
  cover: Mention | undefined,
  { food: own }: DishFood,
  lines: readonly DishLine[],
): boolean {
  return lines.some((line) => {
    if (isFlesh(own) && !isFlesh(line.food)) return false
    if (cover?.foods.some(({ id }) => id === line.id)) return true
    const printed = printedStems(line)
    return stems.every((stem) => printed.has(stem)) || (stems.length === 1 && isKindOf(line.food, stems[0] ?? ''))
  })
}

/** The words of a line as it is printed, but for what it is only like: 'Parmesan-style cheese' is no Parmesan. */
const printedStems = rememberedFor(({ listed }: DishLine): ReadonlySet<string> => {
  const words = tokens(plain(listed))
  return new Set(words.flatMap(({ stem }, at) => (words[at + 1]?.stem === 'style' ? [] : [stem])))
})

/** Cheddar is cheese by its full name; what is sold as dairy-free Cheddar is none for that. */
function isKindOf(food: Food, stem: string): boolean {
  return namedFamilies.includes(stem) && endsIn(food, stem)
}
function endsIn({ name, aliases }: Food, stem: string): boolean {
  const own = new Set([...stemsOf(name), stem])
  return [name, ...aliases].some((each) => {
    const stems = stemsOf(each)
    return stems.at(-1) === stem && stems.every((one) => own.has(one))
  })
}

/** The longest of the names that stands at this place. */
function longestAt(
  words: readonly Token[],
  at: number,
  names: readonly (readonly string[])[],
): readonly string[] | undefined {
  return names.find((name) =>
    name.every(
      (stem, next) => words[at + next]?.stem === stem && (next === 0 || /^[\s-]+$/.test(words[at + next]!.gap)),
    ),
  )
}

/** What a text may call a food, in singular words, the longest first: its names, its family ('meat') and its parts ('yolk'). */
function namesOf(own: DishFood, ownWords: readonly string[]): readonly (readonly string[])[] {
  const names = knownNames(own)
  if (!ownWords.length) return names
  return [...ownWords.map(stemsOf), ...names].sort((one, other) => other.length - one.length)
}
const knownNames = rememberedFor((own: DishFood): readonly (readonly string[])[] => {
  const { name, plural, aliases } = own.food
  const full = [name, plural, ...aliases, ...shortNames(own)].map((each) =>
    stemsOf(withoutAsides(each).split(',')[0] ?? ''),
  )
  const bare = bareWords(own).map((word) => [word])
  const all = [...full, ...bare].filter(({ length }) => length > 0)
  return [...new Map(all.map((each) => [each.join(' '), each])).values()].sort(
    (one, other) => other.length - one.length,
  )
})

function isBare(own: DishFood, stems: readonly string[]): boolean {
  return stems.length === 1 && bareWords(own).includes(stems[0] ?? '')
}

/** Single words for what it belongs to and what it is taken apart into. */
const bareWords = rememberedFor(({ food, behaviour }: DishFood): readonly string[] => [
  ...familiesOf(food).filter((word) => promising.has(word) && (isFlesh(food) || word === 'nut' || endsIn(food, word))),
  ...(partsOf[behaviour.kind] ?? []),
  ...headsOf(food, behaviour),
])
/** What it is called for short: 'bun', and 'chips' of chocolate chips. */
function headsOf(food: Food, behaviour: DishFood['behaviour']): string[] {
  const stems = shortNames({ id: food.id, food, behaviour }).map(stemsOf)
  return isFlesh(food) ? [] : stems.flatMap((each) => each.at(-1) ?? []).filter((word) => !vague.has(word))
}
/** Words that many things end in. */
const vague: ReadonlySet<string> = new Set(
  'sauce paste powder stock milk cream oil vinegar juice extract seed leaf noodle pepper mix drink syrup fat wine'.split(
    ' ',
  ),
)
/** Words that promise a food by themselves; egg noodles are noodles, and no egg. */
const promising: ReadonlySet<string> = new Set([...namedFamilies, 'steak', 'nut'])

const partsOfEgg: ReadonlySet<string> = new Set(['yolk', 'white'])
const bird = ['breast', 'thigh', 'wing', 'drumstick'] as const
/** What a food of a kind has, and what stands in for it has not. */
const partsOf: Partial<Record<DishFood['behaviour']['kind'], readonly string[]>> = {
  egg: ['yolk', 'white'],
  poultry: bird,
  'bone-in poultry': bird,
}
