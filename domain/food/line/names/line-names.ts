import { foodFreeOf } from '#domain/food/allergens/free-of.ts'
import { isA } from '#domain/food/food.ts'
import { measureAt, wholeMeasure } from '#domain/food/line/amounts/line-measure.ts'
import type { NamedFood } from '#domain/food/line/line.ts'
import { labeledFood } from '#domain/food/line/names/label-claims.ts'
import { completed, kindsOfOthers, onlyPlain, withBeginning, withEnding } from '#domain/food/line/names/line-choices.ts'
import { isNamedByTerms, lacksAllergenOf } from '#domain/food/line/words/line-places.ts'
import { tailAt } from '#domain/food/line/words/line-tail.ts'
import { isPlainWord, isQuality } from '#domain/food/line/words/line-words.ts'
import { foodCalled, knownFood, wordsOfFoods } from '#domain/food/match/find-food.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import { headFood } from '#domain/food/match/head-food.ts'
import { unitById, unitNamed } from '#domain/measure/unit.ts'

export interface NamedFoods {
  foods: NamedFood[]
  alternatives: NamedFood[]
  notes: string[]
}

/** The foods that the naming part of a line asks for: 'salt and pepper', 'red or green bell pepper', 'butter/oil'. */
export function namedFoods(said: string): NamedFoods {
  const text = plainlySaid(said)
  const whole = exactly(text)
  if (whole) return { foods: [whole], alternatives: [], notes: [] }
  const cut = tailAt(text)
  const name = cut > 0 ? text.slice(0, cut).trim() : text
  const notes = cut > 0 ? [text.slice(cut).trim()] : []
  const sides = name
    .replace(/\band\s*\/\s*or\b/gi, 'or')
    .split(either)
    .filter(Boolean)
  const parts = completed(sides, notes)
  const first = parts[0] ? together(parts[0], notes) : []
  const alternatives = parts.slice(1).flatMap((part) => together(part, notes))
  const foods = kindsOfOthers(sides, first, alternatives)
  const example = notes.length > 0 && foods.length === 1 && !foods[0]?.food ? exampleIn(notes[0] ?? '') : undefined
  if (example) {
    const words = foods[0]?.words ?? ''
    return { foods: [{ words, food: example, aside: { words, confidence: 'likely' } }], alternatives, notes }
  }
  return { foods: withFiguresOf(alternatives, foods), alternatives, notes }
}

/** 'Piave Vecchio or Parmesan': what nobody knows is as what it may be replaced by, which clears nothing. */
function withFiguresOf(alternatives: readonly NamedFood[], foods: NamedFood[]): NamedFood[] {
  const [named, other] = foods
  const standIn = alternatives.find(({ food }) => food)?.food
  return named && !other && !named.food && !named.standIn && standIn ? [{ ...named, standIn }] : foods
}

/** The food that the whole text is a name of, as `namedFoods` reads it, without looking for more where it is none. */
export const exactName = (said: string): NamedFood | undefined => exactly(plainlySaid(said))

function exactly(words: string): NamedFood | undefined {
  const food = foodCalled(words)
  return food && { words, food }
}

/** 'salt pepper' as two foods, 'juice of a lemon' as lemon juice. */
function plainlySaid(said: string): string {
  const text = said
    .replace(/\bwith (?:the )?skin and bones?\b/i, 'with skin')
    .replace(/\bsalt\s+(?=(?:\w+\s+){0,3}pepper\b)(?!and\b|or\b|&)/i, 'salt and ')
  if (foodCalled(text)) return text
  // 'dry navy beans' are dried ones
  const dried = text.replace(/^(?:dry|uncooked|raw)\s+/i, 'dried ')
  if (dried !== text && foodCalled(dried)?.facts.has('pulse')) return dried
  // 'milk 2%'
  const [, named, share] = /^(\p{L}.{0,60}?)\s(\d{1,2}(?:[.,]\d)?\s?%)$/u.exec(text) ?? []
  if (share !== undefined && foodCalled(`${share} ${named}`)) return `${share} ${named}`
  const part =
    /^(?:fresh(?:ly)?\s+)?(?:(?:squeezed|grated|strained)\s+)?(juice|zest)\s+(?:from|of)\s+(?:an?\s+)?(\S.*)$/i.exec(
      text,
    )
  return part ? plainlySaid(`${part[2]} ${part[1]}`) : text
}

/** Foods that a later part of a line names ('or 1 tsp dried sage'); none unless all are known (and `exactly` named). */
export function alternativeIn(text: string, exactly: boolean): NamedFood[] {
  const named = namedFoods(text.slice(measureAt(text, 0, []).end))
  const all = [...named.foods, ...named.alternatives]
  const known = all.length > 0 && all.every((one) => one.food && (!exactly || foodCalled(one.words)))
  return known ? all : []
}

/** Two peppers are bell peppers, not peppercorns; one chicken is a bird, not a breast; '3 chopped tomatoes' are no cans, four corn are ears. */
export function countedWhole(foods: readonly NamedFood[]): readonly NamedFood[] {
  const [named] = foods
  // '1 chilli, deseeded' is a pod: nobody counts the stew.
  const isPod =
    named?.standIn &&
    isA('counted as a pod')(named.standIn) &&
    foodWords(named.words).every((word) => word === 'chili' || isQuality(word))
  if (foods.length === 1 && named?.standIn && isPod) return [{ words: named.words, food: named.standIn }]
  if (foods.length === 1 && named?.food?.aisle === 'Meat') {
    const food = foodCalled(`whole ${named.words}`)
    return food ? [{ words: named.words, food }] : foods
  }
  if (foods.length === 1 && named?.food?.aisle === 'Canned & Jarred' && named.food.portions.each === undefined) {
    const said = foodWords(named.words)
    const { food } = knownFood(said.at(-1) ?? '')
    const isFresh = food?.aisle === 'Produce' && said.slice(0, -1).every(isPlainWord)
    return isFresh ? [{ words: named.words, food }] : foods
  }
  if (foods.length === 1 && named?.food?.aisle === 'Frozen') {
    const food = foodCalled(`ear of ${named.words}`)
    return food ? [{ words: named.words, food }] : foods
  }
  if (foods.length !== 1 || !named?.food?.roles.includes('spice')) return foods
  const { food } = knownFood(`bell ${named.words}`)
  return food ? [{ words: named.words, food }] : foods
}

/** 'ground beef (90/10)', 'ground beef, 93% lean': the leaner kind, by the share that the line states. */
export function asLean(text: string, foods: readonly NamedFood[]): readonly NamedFood[] {
  if (!/\b9\d\s*(?:%|\/\s*(?:10|\d)\b)/.test(text)) return foods
  return foods.map((named) => {
    const food = isA('sold by leanness')(named.food) ? knownFood(`extra-${named.food?.name}`).food : undefined
    return food ? { words: named.words, food } : named
  })
}

/** '2 sprigs oregano' are of the fresh herb and '1 tsp coriander' of the spice, whatever the bare name stands for. */
export function freshIn(unit: string | undefined, foods: readonly NamedFood[]): readonly NamedFood[] {
  return foods.map((named) => {
    const { food, words } = named
    if (unit === undefined) return named
    if (freshUnits.has(unit) && food?.portions[unit] === undefined) {
      const fresh = knownFood(`fresh ${words}`).food
      const isCounted = fresh?.portions[unit] !== undefined || (unit === 'stalk' && fresh?.portions.sprig !== undefined)
      return isCounted ? { words, food: fresh } : named
    }
    const ground = !food && unit === 'tsp' ? knownFood(`ground ${words}`).food : undefined
    return ground ? { words, food: ground } : named
  })
}
const freshUnits = new Set(['sprig', 'bunch', 'leaf', 'handful', 'stalk'])

/** '1/4 tsp ginger' comes out of a jar, where it is sold ground too and nothing says that it is cut up; so does 'Ginger, Ground'. */
export function groundIn(text: string, unit: string | undefined, foods: readonly NamedFood[]): readonly NamedFood[] {
  const isSaid = /,\s*(?:\w+\s)?ground\b/i.test(text) && !/\bfresh/i.test(text)
  if (!isSaid && (unit !== 'tsp' || cutUp.test(text))) return foods
  return foods.map((named) => {
    if (named.food?.aisle !== 'Produce' && !isA('also ground')(named.food)) return named
    const food = foodCalled(`ground ${isSaid ? named.words.split(' ').at(-1) : named.words}`)
    return food?.aisle === 'Spices & Herbs' ? { words: named.words, food } : named
  })
}
const cutUp =
  /\b(?:fresh(?:ly)?|grated|minced|chopped|sliced|diced|crushed|pounded|peeled|shredded|julienned|root|knob|piece|lea(?:f|ves)|sprigs?|juice|paste|bell)\b/i

/** '1 cup beef bouillon' is poured: stock, not powder. '2 cans salmon' are canned salmon. */
export function pouredIn(unit: string | undefined, foods: readonly NamedFood[]): readonly NamedFood[] {
  if (unit === 'can')
    return foods.map((named) => {
      const food = named.food?.portions.can === undefined ? foodCalled(`canned ${named.words}`) : undefined
      return food ? { words: named.words, food } : named
    })
  if (unit === undefined || !poured.has(unit)) return foods
  return foods.map((named) => {
    const stock = named.words.replace(/\bbouillon$/i, 'stock')
    const food = stock === named.words ? undefined : knownFood(stock).food
    return food ? { words: named.words, food } : named
  })
}
const poured = new Set(['cup', 'pint', 'quart', 'gallon', 'ml', 'cl', 'dl', 'l', 'fl-oz'])

/** '2 small flour tortillas', '1 large egg': a size that belongs to the name, where the food has no portion of that size. */
export function sizedName(size: string | undefined, foods: readonly NamedFood[]): NamedFood | undefined {
  const [named] = foods
  if (!size || !named || named.food?.portions[size] !== undefined) return undefined
  const words = `${size} ${named.words}`
  const food = foodCalled(words)
  return food && food.portions[size] === undefined ? { words, food } : undefined
}

/** '1 small ear of corn': a unit that belongs to the name, where the food named without it is not counted by it. */
export function unitInName(unit: string | undefined, foods: readonly NamedFood[]): NamedFood | undefined {
  const [named] = foods
  const counted = unit === undefined ? undefined : unitById(unit)
  if (!named || counted?.dimension !== 'count' || !counted.one || named.food?.portions[counted.id] !== undefined)
    return undefined
  for (const words of [`${counted.one} of ${named.words}`, `${counted.one} ${named.words}`]) {
    const food = foodCalled(words)
    if (food && food !== named.food) return { words, food }
  }
  return undefined
}

/** '2 garlic cloves' and '2 minced cloves of garlic' count cloves: the unit at an end of the name, where the food is counted by it. */
export function countedAs(
  unit: string | undefined,
  size: string | undefined,
  foods: readonly NamedFood[],
): { unit: string; foods: readonly NamedFood[] } | undefined {
  if (unit !== undefined && unit !== size) return undefined
  const [named] = foods
  const of = named && /^([a-z]+)\s+of\s+(\S.*)$/i.exec(named.words)
  const found = of ? [of[0], of[2], of[1]] : named && lastWord(named.words)
  const counted = found && unitNamed(found[2] ?? '')
  if (!named?.food || !counted || counted.dimension !== 'count' || counted.id === size) return undefined
  // A large celery stalk is a size of stalk, where the food has one.
  if (size && named.food.portions[size] !== undefined) return undefined
  const [fresh] = freshIn(counted.id, [{ words: found[1] ?? '', food: knownFood(found[1] ?? '').food }])
  const food = fresh?.food
  if (!food || (food !== named.food && food.portions[counted.id] === undefined)) return undefined
  if (food.portions[counted.id] === undefined && (foodCalled(named.words) || !everyFood.has(counted.id)))
    return undefined
  return { unit: counted.id, foods: [{ words: found[1] ?? '', food }, ...foods.slice(1)] }
}
/** A text in front of its last word, and that word: 'garlic', 'cloves'. */
function lastWord(words: string): readonly string[] | undefined {
  const [word = ''] = /(?<=\s)[a-z]+$/i.exec(words) ?? []
  const before = word && words.slice(0, -word.length).trimEnd()
  return before ? [words, before, word] : undefined
}
const everyFood = new Set(['clove', 'sprig', 'stalk', 'slice', 'stick', 'bunch', 'head'])

const either = /(?<!\s)\s+or\s+(?:else\s+|even\s+|alternatively\s+)?|(?:(?<!\s)\s+)?\/\s*(?:or\s+)?/i
const both = /(?:(?<!\s)\s+(?:(?:and|&|plus|\+)\s|\+(?=\d)|,)|,)\s*(?:and\s+)?/i

/** 'salt and freshly ground black pepper': each food on its own; words that name none are preparation. */
function together(text: string, notes: string[]): NamedFood[] {
  const whole = knownFood(text)
  const parts = text.split(both).filter((part) => part && !wholeMeasure(part))
  const plain = new Set(parts.length < 2 ? [] : parts.filter(onlyPlain))
  if (
    parts.length < 2 ||
    (whole.food && (whole.exact || parts.every((part, at) => at === parts.length - 1 || plain.has(part))))
  ) {
    return [named(parts.length === 1 ? (parts[0] ?? text) : text, notes)]
  }
  const kept = parts.filter((part) => !plain.has(part))
  if (kept.length === 0) return [named(text, notes)]
  notes.push(...parts.filter((part) => plain.has(part)))
  const first = (kept[0] ?? '').split(/\s+/)
  const last = (kept.at(-1) ?? '').split(/\s+/)
  return kept.map((part, at) => {
    if (knownFood(part).food) return named(part, notes)
    return named((at === 0 ? withEnding(part, last) : withBeginning(part, first)) ?? part, notes)
  })
}

/** A food with the words that name it; how it is prepared goes to the notes unless the name needs it ('crushed tomatoes'). */
function named(text: string, notes: string[]): NamedFood {
  const found = knownFood(text)
  if (found.exact && found.food) return { words: text, food: found.food }
  const labeled = labeledFood(text)
  if (labeled) return labeled
  const start = prepared.exec(text)?.[0].length ?? 0
  const end = start < text.length ? preparedAfter.exec(text.slice(start))?.index : undefined
  const words = text.slice(start, end === undefined ? undefined : start + end)
  if (start > 0) notes.unshift(text.slice(0, start).trim())
  if (end !== undefined) notes.push(text.slice(start + end).trim())
  const food = found.food ?? knownFood(words).food
  if (!food) return byHead(words)
  if (foodWords(words).every((word) => isPlainWord(word) || wordsOfFoods().has(word))) return { words, food }
  const read = byHead(words)
  // A maker's name is told as what was passed over.
  return read.food === food ? read : { words, food }
}

/** The food by the head of its name, with what was passed over. */
function byHead(words: string): NamedFood {
  const found = headFood(words)
  if (!found) {
    const standIn = foodFreeOf(words)
    return standIn ? { words, standIn } : { words }
  }
  const { food, aside, confidence } = found
  // What the terms of the allergens know by its whole name ('rice crackers') is not judged by its head.
  const isOther =
    confidence === 'stand-in' || lacksAllergenOf(words, food) || (confidence === 'likely' && isNamedByTerms(words))
  if (isOther) return { words, standIn: food }
  return aside === '' ? { words, food } : { words, food, aside: { words: aside, confidence } }
}

const how =
  '(?:chopped|minced|sliced|diced|grated|shredded|crushed|crumbled|peeled|melted|softened|toasted|beaten|sifted|packed|cubed|mashed|shaved|torn|halved|quartered|julienned|slivered|squeezed|cooled|chilled|rinsed|drained|ground|cracked|trimmed|seeded|pitted|cored|deveined|thawed|warmed|juiced|zested)'
const manner =
  '(?:(?:very|finely|coarsely|freshly|fresh|roughly|thinly|thickly|lightly|firmly|loosely|well|packed)[\\s-]+)'
const prepared = new RegExp(
  `^(?:(?:${manner}+${how}|(?!ground|crushed|cracked)${how})(?:[\\s,]+(?:(?:(?:and|or)\\b|&)\\s*)?|$))+(?=\\S)`,
  'i',
)
/** How it was done may follow too: 'chopped small', 'sliced very thin'; so may that it was not: 'garlic cloves, whole'. */
const result =
  '(?:\\s+(?:(?:very|quite)\\s+)?(?:small|smaller|fine|finely|thin|thinly|thick|coarse|coarsely|roughly|well|large|up))?'
const preparedAfter = new RegExp(
  `(?<!\\s)\\s+(?:(?:left\\s+)?whole|${manner}*(?!ground)${how}${result}(?:\\s+(?:and\\s+then|and|then|&)\\s+${manner}*${how}${result})*)\\s*$`,
  'i',
)

/** 'neutral oil, such as canola', 'Chambord or other raspberry liqueur': the food by which an unknown name is explained. */
function exampleIn(note: string): NamedFood['food'] {
  const found = /^(?:such as|preferably|or\s(?:any\s)?(?:other|another|similar))\s+(?:an?\s+)?(\S.*)$/i.exec(note)
  const words = found?.[1]?.split(/(?<!\s)\s+(?:or|and)\s+|,/i)[0]
  return words ? named(words, []).food : undefined
}
