import { cutText } from '#domain/cut-text.ts'
import type { Food } from '#domain/food/food.ts'
import { labelsOf } from '#domain/food/line/evidence/line-labels.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { type IngredientLine, isOfNothing, type NamedFood, type Weight } from '#domain/food/line/line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { foodWords, wordsKey } from '#domain/food/match/food-words.ts'
import { unitById } from '#domain/measure/unit.ts'
import { type Bought, boughtFor, isSame, type Part, plainName } from '#domain/plan/products/bought-as.ts'
import { kindOf } from '#domain/plan/products/kinds/kinds.ts'
import { claimed } from '#domain/plan/products/product-claims.ts'
import { productKey } from '#domain/plan/products/product-kinds.ts'
import { boxed, type Said } from '#domain/plan/shopping/list-amount.ts'
import { foodBehind } from '#domain/plan/shopping/shop-words.ts'
import { remembered } from '#domain/remembered.ts'

/** How a list calls a product. */
export interface Called {
  /** As a shopper would read it: the name in the line where it is a name of the food, else the food's own. */
  name: string
  /** 'gluten-free ', 'canned ': what makes another product of it, and the kind that it is. */
  claim: string
  kind?: string
}

/** What one line wants of one thing that is bought. */
export interface WantedFood extends Called {
  /** undefined where the kitchen does not know it. */
  food?: Food
  /** What would do as well and is the same food in the table, so that it weighs and costs alike: the brandy of 'bourbon or brandy'. */
  others?: readonly Called[]
  /** Grams as bought of each part that is wanted; null where no amount can be weighed. */
  parts: readonly { part: Part; grams: number | null }[]
  /** The amount in the line's own words, where it is one of what is bought. */
  said?: Said
  /** Whether the line states an amount at all: 'salt to taste' is weighed by assumption. */
  isStated: boolean
  /** 'No eggs': none of it. */
  isNone?: true
}

/** Names of a food of a line, weighed. */
export interface WeighedName {
  named: NamedFood
  weight?: Weight | undefined
}

/** What must be bought for a line; one entry a food, several for 'salt and pepper', none for water. */
export function wantedFoods(line: IngredientLine, names: readonly WeighedName[]): readonly WantedFood[] {
  const wanted: WantedFood[] = []
  for (const given of names) {
    const { named, labels, bought } = boughtAs(line, given, names)
    if (!bought) {
      if (!named.food) wanted.push(unknownFood(line, named, labels, names.length > 1))
      continue
    }
    const claim = bought.claim + (bought.kind ?? '')
    const same = wanted.findIndex(({ food, claim: other, kind = '' }) => food === bought.food && other + kind === claim)
    const part = { part: bought.part, grams: rounded(bought.grams) }
    const before = wanted[same]
    if (before) wanted[same] = { ...before, said: undefined, parts: [...before.parts, part] }
    else wanted.push(knownFood(line, named, bought, part))
  }
  return wanted
}

/**
 * The product that a name of a line is bought as, by the key that a list and what is at home have for it, with the grams as bought. Undefined
 * for tap water, and for what the kitchen does not know.
 */
export function productWanted(
  line: IngredientLine,
  given: WeighedName,
  names: readonly WeighedName[],
): (Bought & { product: string }) | undefined {
  const { named, bought } = boughtAs(line, given, names)
  if (!bought) return undefined
  const { claim, name } = calledAs(named, bought)
  return { ...bought, product: productKey(bought.food, claim + name) }
}

function boughtAs(line: IngredientLine, given: WeighedName, names: readonly WeighedName[]) {
  const named = readAs(given.named, names[0]?.named, line)
  const weight = given.weight ?? (named.food && !given.named.food ? weigh(line, named) : undefined)
  const labels = labelsOf(line, given.named)
  return { named, labels, bought: boughtFor(named, weight, { ...line, labels, isShared: names.length > 1 }) }
}

/** The food of a name, found for its aisle where the line leaves it open; in 'dried thyme and rosemary' both are dried. */
function readAs(named: NamedFood, first: NamedFood | undefined, { text }: IngredientLine): NamedFood {
  const known = named.food ? named : { ...named, food: foodBehind(named.words) }
  const form = /^(dried|frozen)\b/i.exec(first?.words ?? '')?.[1]
  const isJoined = form !== undefined && text.toLowerCase().endsWith(`and ${named.words.toLowerCase()}`)
  return isJoined && named !== first ? { ...known, words: `${form} ${named.words}` } : known
}

/** As `wantedFoods`, of a line by itself. */
export const wantedOfText = remembered(
  (text): readonly WantedFood[] => {
    const line = readIngredientLine(text)
    return wantedFoods(
      line,
      line.foods.map((named) => ({ named, weight: weigh(line, named) })),
    )
  },
  { bytes: 3_000_000 },
)

/** Grams of all parts, where one piece gives them together: the zest and the juice of a lemon are one lemon. */
export function gramsOfParts(parts: readonly { part: Part; grams: number | null }[]): number | null {
  if (parts.every(({ grams }) => grams === null)) return null
  const { whole, parts: rest } = gramsByPart(parts)
  return rounded(whole + Math.max(0, ...rest.values()))
}

/** Grams that are used whole, and of pieces for each of their parts. */
export function gramsByPart(all: WantedFood['parts']): { whole: number; parts: ReadonlyMap<Part, number> } {
  const parts = new Map<Part, number>()
  for (const { part, grams } of all) if (grams !== null) parts.set(part, (parts.get(part) ?? 0) + grams)
  const whole = parts.get('whole') ?? 0
  parts.delete('whole')
  return { whole, parts }
}

function knownFood(
  line: IngredientLine,
  named: NamedFood,
  bought: Bought,
  part: WantedFood['parts'][number],
): WantedFood {
  const { food, part: of, isOther } = bought
  const said = isOther ? undefined : saidOf(line, line.foods.length > 1)
  const others = of === 'whole' && line.foods.length === 1 ? othersOf(line, bought) : []
  return {
    food,
    ...calledAs(named, bought),
    parts: [part],
    isStated: isStated(line) || of !== 'whole',
    ...(isOfNothing(line) && { isNone: true }),
    ...(said && { said }),
    ...(others.length > 0 && { others }),
  }
}

function calledAs(named: NamedFood, { food, claim, kind }: Bought): Called {
  const isNamed = food === named.food || isSame(food, named.food)
  const known = isNamed && named.food ? aliasOf(named.food, named.words) : undefined
  // Lima beans are butter beans, and are called as the line calls them.
  const alias = known !== undefined && kind !== undefined && kindOf(food, known) !== kind ? undefined : known
  return { name: alias ?? kind ?? plainName(food), claim, ...(kind !== undefined && { kind }) }
}

function othersOf(line: IngredientLine, { food, kind }: Bought): readonly Called[] {
  const plain = kind !== undefined && anyKind.test(line.text) ? [{ name: plainName(food), claim: '' }] : []
  const named = line.alternatives.flatMap((named) => {
    const other = boughtFor(named, undefined, { ...line, labels: labelsOf(line, named) })
    return other?.food === food && other.part === 'whole' ? [calledAs(named, other)] : []
  })
  return [...named, ...plain]
}
/** 'Baby kale or other leafy greens': kale will do. */
const anyKind = /\bor (?:any )?(?:other|another)\b/i

function unknownFood(line: IngredientLine, named: NamedFood, labels: readonly string[], isShared: boolean): WantedFood {
  const said = saidOf(line, isShared)
  const weight = weigh(line, named)
  const name = claimed(labels.join(' '), cutText(named.words.trim() || line.text.trim(), 200))
  return {
    name,
    claim: '',
    parts: [{ part: 'whole', grams: rounded(weight?.grams ?? null) }],
    isStated: isStated(line),
    ...(isOfNothing(line) && { isNone: true }),
    ...(said && { said }),
  }
}

const isStated = ({ amount, unit }: IngredientLine) => amount !== undefined || unit !== undefined

/** The amount that the line states, in its own unit; a weight that several foods share is no one's. */
function saidOf(line: IngredientLine, isShared: boolean): Said | undefined {
  const { amount, unit, packageSize, text } = line
  if (!amount && !unit) return undefined
  const dimension = unitById(unit ?? '')?.dimension
  if (isShared && (dimension === 'mass' || dimension === 'volume') && !/\beach\b/i.test(text)) return undefined
  if (isShared && !dimension && !/\beach\b/i.test(text)) return undefined
  const count = amount ? amount.high.n / amount.high.d : 1
  if (count > 1e6) return undefined
  const size = packageSize && boxed(packageSize)
  return { amount: count, unit: unit ?? '', ...(size && { size }) }
}

/** The name of the food that the words are and nothing else, as the table writes it. */
const aliasOf = (food: Food, words: string): string | undefined => {
  const key = wordsKey(foodWords(words))
  if (wordsKey(foodWords(food.name)) === key) return isPrepared.test(food.name) ? undefined : food.name
  return food.aliases.find((alias) => wordsKey(foodWords(alias)) === key && !isPrepared.test(alias))
}
/** What is done at home is no name in a shop, and 'pepper' may be a vegetable. */
const isPrepared =
  /^pepper$|\b(?:toasted|melted|softened|grated|beaten|cooked|mashed|leftover|finely|fresh|freshly|whole|wedge|slice)\b|\b(?:leaf|clove|sprig|stalk|rib|half|piece)$/i

function rounded(grams: number | null): number | null {
  return grams === null || grams === 0 ? null : Math.round(grams * 100) / 100
}
