import type { Food } from '#domain/food/food.ts'
import { familiesOf } from '#domain/food/mentions/food-families.ts'
import { modifiers, partsOfFood } from '#domain/food/mentions/mention-words.ts'
import { type Mention, mentionsIn } from '#domain/food/mentions/mentions.ts'
import { wordSet } from '#domain/plain-text.ts'
import { isMadeOf } from '#domain/recipe/verify/claims/unlisted-foods.ts'
import type { Clause } from '#domain/recipe/verify/cooking/clauses.ts'
import { type Lines, linesAt, none } from '#domain/recipe/verify/cooking/lines.ts'
import { linesByWord } from '#domain/recipe/verify/reading/lines-by-word.ts'
import type { ReadLine } from '#domain/recipe/verify/reading/read-recipe.ts'
import type { ReadStep } from '#domain/recipe/verify/reading/read-step.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { denialsIn } from '#domain/text/negation.ts'
import type { Token } from '#domain/text/tokens.ts'

/** What a clause names. */
export interface Named {
  lines: Lines
  /** A food that is not listed, or water. */
  isOther: boolean
  /** The oven, the kettle, the jars. */
  isVessel: boolean
  /** Something that is neither a food nor a thing of the kitchen: 'the batter'. */
  isMade: boolean
  isPronoun: boolean
  /** What it names only goes with what it does, or shows what bakes to be done: 'fry in oil', 'bake until the pastry is brown'. */
  isAdjunct: boolean
  /** 'All the ingredients', or everything so far. */
  isAll: boolean
  isEverything: boolean
}

/** What each clause of a step names; a food of which the title speaks, or whose parts are listed, is what is being made. */
export function namesIn(
  step: ReadStep,
  lines: readonly ReadLine[],
  making: { ids: ReadonlySet<string>; title: ReadonlySet<string> },
): (clause: Clause) => Named {
  const mentions = mentionsIn(step.words)
  const denied = denialsIn(step.words).things
  const heads = linesByHead(lines)
  let next = 0
  // of all that go by a name, the plainest comes first
  const isMaking = ({ stems, foods }: Mention) =>
    making.title.has(stems.at(-1) ?? '') || isMadeOf(foods.slice(0, 1), making.ids)
  return ({ words, verb, from }) => {
    // clauses are asked for in order
    const first = next
    while (next < mentions.length && mentions[next]!.place < from + words.length) next += 1
    const said = mentions.slice(first, next)
    const inMention = new Set(said.flatMap(({ place, stems }) => stems.map((_, offset) => place - from + offset)))
    let found = none
    const places: number[] = []
    /** Of foods that are not listed. */
    const others: number[] = []
    let isOther = false
    let isVessel = false
    let isMade = false
    for (const mention of said) {
      const listed = knownLines(lines, mention, heads)
      found |= linesAt(listed)
      const place = mention.place - from
      if (listed.length > 0) places.push(place)
      const isTippedOut = mention.stems.at(-1) === 'water' && draining.has(verb?.base ?? '')
      if (listed.length > 0 || mention.words === 'ice' || isTippedOut) continue
      const isOurs = isMaking(mention) || (generic.has(mention.words) && !isOfNoLine(lines, mention))
      if (isOurs && mention.stems.at(-1) !== 'water') isMade = true
      else if (isObject(words, place)) {
        isOther = true
        if (mention.stems.at(-1) !== 'water') others.push(place)
      }
    }
    for (const [at, token] of words.entries()) {
      // 'thaw the sauce, not the chicken'
      const isNot = denied[from + at] && said.some(({ place }) => place < from + at)
      if (inMention.has(at) || isNot) continue
      const listed = isSaid(words, at) ? heads.get(token.stem) : undefined
      if (listed) {
        found |= linesAt(listed)
        places.push(at)
      } else isOther ||= nuts.has(token.stem) || (vegetables.has(token.stem) && !mayBeVegetables(lines))
      isVessel ||= vessels.has(token.word) && heating.has(verb?.base ?? '') && isObject(words, at)
      isMade ||= determiners.has(token.word) && isThing(words[at + 1], inMention.has(at + 1))
    }
    return {
      lines: found,
      isOther,
      isVessel,
      isMade: isMade && !(isOther && found === none && said.length > 0 && !said.every(isMaking)),
      isAdjunct: verb !== undefined && isBehindPreposition(words, Math.min(...places), verb.base === 'bake'),
      isPronoun: words.some(
        ({ word }, at) => pronouns.has(word) && ![...places, ...(isMade ? [] : others)].some((place) => place < at),
      ),
      isAll: isAll(words),
      isEverything: words.slice(0, 5).some(({ word }) => word === 'everything'),
    }
  }
}

/** The same for every mention of a name. */
function knownLines(lines: readonly ReadLine[], mention: Mention, heads: Heads): readonly number[] {
  const known = linesByMention(lines)
  const before = known.get(mention.words)
  if (before) return before
  const found = linesOf(mention, lines, heads)
  known.set(mention.words, found)
  return found
}
const linesByMention = rememberedFor((): Map<string, readonly number[]> => new Map())

/** The lines that a mention may mean: of its foods, else of all its words, else of the food that it is a part of. */
function linesOf({ foods, stems }: Mention, lines: readonly ReadLine[], heads: Heads): readonly number[] {
  const last = stems.at(-1) ?? ''
  const ofFood = linesByWord(lines).withFood(foods)
  if (last === 'seafood' || last === 'meat' || last === 'fish') return ofAisle(lines)
  if (ofFood.length > 0) return ofFood
  const ofHead = (heads.get(last) ?? []).filter((line) => isCalled(lines[line], stems.slice(0, -1)))
  if (ofHead.length > 0 || !partsOfFood.has(last)) return ofHead
  return heads.get(stems.at(-2) ?? '') ?? []
}

/** Whether a line goes by all these words, but for those that only tell a quality. */
function isCalled(line: ReadLine | undefined, stems: readonly string[]): boolean {
  return stems.every((stem) => modifiers.has(stem) || line?.nameWords.includes(stem))
}

/** 'Everything else', 'all the ingredients', 'the rest of the ingredients'. */
function isAll(words: readonly Token[]): boolean {
  return words.some(({ word }, at) => {
    if (word === 'everything') return words[at + 1]?.word === 'else'
    const before = words.slice(Math.max(0, at - 4), at)
    return (
      word === 'ingredients' && (at < 5 || before.some(({ word: one }) => /^(?:rest|remaining|other|all)$/.test(one)))
    )
  })
}

/**
 * Whether a preposition stands between the verb and the first food, with nothing before it that could be meant. What bakes until its crust is
 * brown was put into one vessel before; what simmers until a sauce is thick may be the sauce alone.
 */
function isBehindPreposition(words: readonly Token[], food: number, isBaked: boolean): boolean {
  if (!Number.isFinite(food)) return false
  const before = words.slice(0, food)
  const preposition = before.findIndex(
    ({ word }) => /^(?:in|with|over|on|using|under|into|onto|to)$/.test(word) || (isBaked && word === 'until'),
  )
  return preposition > 0 && preposition <= 3 && !before.slice(0, preposition).some(({ word }) => determiners.has(word))
}

/** 'The meat' and 'the fish' are whatever flesh is listed. */
function ofAisle(lines: readonly ReadLine[]): readonly number[] {
  return lines.flatMap(({ foods }, at) => (foods.some(({ aisle }) => flesh.has(aisle)) ? [at] : []))
}
/** 'The fish' where every line is known and none holds flesh: it is cooked beside what is listed. */
function isOfNoLine(lines: readonly ReadLine[], { words }: Mention): boolean {
  return aisleNames.has(words) && !mayBeFlesh(lines)
}
const aisleNames = wordSet('meat fish seafood')
const mayBeFlesh = rememberedFor((lines: readonly ReadLine[]): boolean =>
  lines.some(
    ({ foods, heading }) =>
      !heading && (foods.length === 0 || foods.some(({ facts }) => facts.has('meat') || facts.has('fish'))),
  ),
)
const vegetables = wordSet('vegetable veggie veggy veg')
const mayBeVegetables = rememberedFor((lines: readonly ReadLine[]): boolean =>
  lines.some(
    ({ foods, heading }) => !heading && (foods.length === 0 || foods.some(({ roles }) => roles.includes('vegetable'))),
  ),
)
const flesh: ReadonlySet<Food['aisle']> = new Set(['Meat', 'Seafood'])

type Heads = ReadonlyMap<string, readonly number[]>

/** Lines by the last words of their names and by the families of their foods. */
const linesByHead = rememberedFor((lines: readonly ReadLine[]): Heads => {
  const found = new Map<string, number[]>()
  for (const [at, { line, foods }] of lines.entries()) {
    const heads = [...line.foods, ...line.alternatives].flatMap(({ words }) => headsOf(words))
    const families = foods.flatMap((food: Food) => familiesOf(food))
    for (const word of new Set([...heads, ...families, ...heads.map((one) => one.replace(/s$/, ''))]))
      if (!vague.has(word)) found.set(word, [...(found.get(word) ?? []), at])
  }
  return found
})

/** The last word of a name, and the last two written as one: 'chops', 'porkchops'. */
function headsOf(words: string): readonly string[] {
  const [last = '', before] = (words.toLowerCase().match(/[a-z]+/g) ?? []).reverse()
  return before === undefined ? [last] : [last, before + last]
}
const vague = wordSet('white leaf bun roll green toast large small')
/** No food by itself to whoever looks for what is not listed. */
const nuts = wordSet('nut seed herb')
const generic = wordSet('meat fish seafood stock broth sauce')

function isSaid(words: readonly Token[], at: number): boolean {
  return words[at + 1]?.gap.startsWith('-') !== true
}

/** 'Boil the kettle', 'heat a skillet': what is heated is the kettle. What stands in 'a pan of simmering water' is not the water. */
function isObject(words: readonly Token[], at: number): boolean {
  const of = words.slice(Math.max(0, at - 3), at).findIndex(({ word }) => word === 'of')
  const vessel = of < 0 ? at : Math.max(0, at - 3) + of - 1
  const holder = words[vessel]?.word ?? ''
  const from = vessels.has(holder) || holders.has(holder) ? vessel : at
  return !words.slice(Math.max(0, from - 3), from).some(({ word }) => within.has(word))
}
const vessels = wordSet(
  'kettle jar jars lid lids oven broiler skillet pan saucepan wok griddle grill pot plate plates bowls platter mugs glasses',
)
/** Of the water with these, what was in it stays in hand. */
const draining = wordSet('drain discard throw tip change')
/** What may hold water besides. */
const holders = wordSet('one bowl basin dish tin bath')
const heating = wordSet('heat preheat boil bring warm turn set sterilize fill')
const within = wordSet('in into with over to under on inside from through by cover covered')

function isThing(next: Token | undefined, isFood: boolean): boolean {
  return next !== undefined && !isFood && !kitchen.has(next.word) && !/^(?:\d|-)/.test(next.gap.trim())
}
const determiners = wordSet('the your this these each both')
const pronouns = wordSet('it them they')
/** Things of the kitchen, and words beside them, that are not what is cooked. */
const kitchen = wordSet(
  `pan pans pot pots skillet saucepan wok griddle grill oven stove broiler heat bowl bowls dish dishes plate plates sheet tray rack board lid cover foil paper
  water top bottom side sides middle center centre edge edges inside outside surface time minute minutes hour hours day night end first last next same other rest remaining
  large small medium big hot cold prepared preheated baking frying cooking oil fat fridge refrigerator freezer microwave cooker slow pressure air instant knife
  spoon fork whisk blender processor mixer machine temperature thermometer flame burner counter table back way`,
)
