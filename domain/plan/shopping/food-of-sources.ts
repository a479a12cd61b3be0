import { type Allergen, type AllergenVerdict, allergens } from '#domain/food/allergens/allergens.ts'
import { lineAllergens } from '#domain/food/allergens/line-allergens.ts'
import type { Food } from '#domain/food/food.ts'
import { foods as table } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { cents } from '#domain/food/line/weighing/package-sizes.ts'
import { priceOf } from '#domain/food/prices/price-of.ts'
import { unitById, unitNamed } from '#domain/measure/unit.ts'
import { type NamedPackage, type Packages, packagesFor, pieceOf } from '#domain/plan/products/packages.ts'
import { productKey } from '#domain/plan/products/product-kinds.ts'
import { amountOfGrams, isMetric, type ListAmount, type Said, sumOfSaid } from '#domain/plan/shopping/list-amount.ts'
import type { ListedFood, Source } from '#domain/plan/shopping/listed-food.ts'
import { nameOf, type Wanted } from '#domain/plan/shopping/listed-name.ts'
import { marketAisle } from '#domain/plan/shopping/market-aisle.ts'
import { isStaple } from '#domain/plan/shopping/staples.ts'
import { asLine, typedWants } from '#domain/plan/shopping/typed-words.ts'
import { type Called, gramsOfParts, type WantedFood, wantedOfText } from '#domain/plan/shopping/wanted-food.ts'

/** What is kept of lines that no table explains. */
type Kept = Pick<ListedFood, 'category' | 'estimatedPrice' | 'usedPrice' | 'warnings'>

/**
 * A line of a list from what is wanted of it: `id` of a food of the table, or null and a name. `before` are lines that it is made of;
 * what they knew of an unknown food is kept.
 */
export function foodOfSources(
  id: string | null,
  name: string,
  given: readonly Source[],
  before: readonly Kept[] = [],
): ListedFood {
  const sources = [...given].sort(inOrder)
  const food = id === null ? undefined : table.get(id)
  const all = sources.map((source) => ({ source, want: wantOf(source, food, name) }))
  const some = all.filter(({ want }) => !want?.isNone)
  if (all.length > 0 && some.length === 0) return noneOf(food, name, all, before)
  const wants = some.length > 0 ? some : all
  const grams = gramsOfParts(partsOfAll(wants))
  if (!food)
    return unknownFood(
      name,
      sources,
      grams,
      wants.flatMap(({ want }) => want?.said ?? []),
      before,
    )
  const amount = withoutNamedUnit(amountOf(food, wants, grams, piecesOf(food, wants, grams)), wants)
  const bought = packagesOfWants(food, wants, grams)
  const isTyped = sources.some(({ recipeId }) => recipeId === null)
  return {
    food: food.id,
    name: nameOf(food, wants, amount),
    ...amount,
    quantity: bought.quantity,
    package: bought.label,
    category: marketAisle(food, bought.label),
    estimatedPrice: bought.cents / 100,
    // What is used is never dearer than the packages that it comes from, by no cent of rounding.
    usedPrice: Math.min(cents(grams ?? 0, priceOf(food).usd), bought.cents) / 100,
    isStaple: !isTyped && isStaple(food, grams),
    grams,
    sources,
    warnings: warningsOf(food, sources, before),
  }
}

/** What every line says that there is none of, as they say it: there is nothing to buy. What it would contain is told all the same. */
function noneOf(food: Food | undefined, name: string, wants: readonly Wanted[], before: readonly Kept[]): ListedFood {
  const unit = unitById(wants[0]?.want?.said?.unit ?? '')
  // typed, the words say it
  const isSaid = wants.some(({ want }) => want?.isStated)
  const amount = { amount: isSaid ? '0' : '', unit: unit && !sizes.has(unit.id) ? unit.many : '' }
  const sources = wants.map(({ source }) => source)
  const shown = food ? nameOf(food, wants, amount) : name
  // '0 cubes sugar cubes' would say it twice
  const isInName = unit !== undefined && [unit.one, unit.many].includes(shown.slice(shown.lastIndexOf(' ') + 1))
  return {
    food: food?.id ?? null,
    name: shown,
    amount: amount.amount,
    unit: isInName ? '' : amount.unit,
    quantity: 0,
    package: '',
    category: (food && marketAisle(food, '')) ?? before[0]?.category ?? 'Other',
    estimatedPrice: 0,
    usedPrice: 0,
    isStaple: false,
    grams: 0,
    sources,
    warnings: warningsOf(food, sources, before),
  }
}

/** Grams of the packages that a line says to buy; null for what the kitchen does not know. */
export function gramsBought({ food: id, name, grams, sources }: ListedFood): number | null {
  const food = id === null ? undefined : table.get(id)
  if (!food) return null
  const wants = sources.map((source) => ({ source, want: wantOf(source, food, name) }))
  if (wants.length > 0 && wants.every(({ want }) => want?.isNone)) return 0
  return packagesOfWants(food, wants, grams).grams
}

function packagesOfWants(food: Food, wants: readonly Wanted[], grams: number | null): Packages {
  const said = wants.flatMap(({ want }) => want?.said ?? [])
  const pieces = piecesOf(food, wants, grams)
  const isCounted = wants.every(({ source }) => source.recipeId === null) && said.length > 0 && said.every(isCount)
  const named = namedPackage(food, said, wants.length)
  const usual = packagesFor(food, grams, pieces, named, isCounted && !pieces)
  // One box of salt is one, whatever its size.
  const counted = named ? undefined : countedPackage(said, wants.length)
  const isOther = usual.label !== '' && counted !== undefined && usual.quantity !== counted.count
  return isOther ? packagesFor(food, grams, pieces, counted) : usual
}

/** What the text of a source says of the food that a list calls so, read again; undefined where the kitchen reads it otherwise by now. */
export function wantOf(source: Source, food: Food | undefined, name: string): WantedFood | undefined {
  const all = source.recipeId === null ? typedWants(source.text) : wantedOfText(source.text)
  const wants = all.filter((want) => want.food === food)
  if (!food) return wants[0]
  const isCalledSo = (one: Called) => productKey(food, one.claim + one.name) === productKey(food, name)
  const want = wants.find(isCalledSo) ?? wants[0]
  const other = want && !isCalledSo(want) ? want.others?.find(isCalledSo) : undefined
  if (!want || !other) return want
  const { kind: _, ...rest } = want
  return { ...rest, ...other }
}

/** How lists may call what a source wants of a food: as its line does, then as what would do as well ('bourbon or brandy'). */
export function namesOf(source: Source, food: Food, name: string): readonly [string, ...string[]] {
  // Few lines leave a choice, and reading one takes time. What is typed leaves it to whoever shops.
  if (source.recipeId === null || !/\bor\b|\//i.test(source.text)) return [name]
  const own = wantedOfText(source.text).filter((want) => want.food === food)
  const [want] = own
  if (!want?.others || own.length > 1) return [name]
  return [want.claim + want.name, ...want.others.map((other) => other.claim + other.name)]
}

/** What a line wants whole and for parts, as its sources say it. */
export function partsOfListed({ food: id, name, sources }: ListedFood): WantedFood['parts'] {
  const food = id === null ? undefined : table.get(id)
  const wants = sources.map((source) => ({ source, want: wantOf(source, food, name) }))
  return partsOfAll(wants.filter(({ want }) => !want?.isNone))
}

function partsOfAll(wants: readonly Wanted[]): WantedFood['parts'] {
  return wants.flatMap(({ source, want }) =>
    want && want.parts.some(({ part }) => part !== 'whole') ? want.parts : [{ part: 'whole', grams: source.grams }],
  )
}

/** How many are bought of what is bought by the piece: as counted, else by weight. */
function piecesOf(food: Food, wants: readonly Wanted[], grams: number | null): number | undefined {
  const one = pieceOf(food)
  if (one === undefined || grams === null) return undefined
  const isCounted = wants.every(({ want, source }) => isCount(want?.said) || source.grams === null)
  const counted = wants.reduce((sum, { want }) => sum + (want?.said?.amount ?? 0), 0)
  return Math.max(1, Math.ceil((isCounted && counted > 0 ? counted : grams / one) - pieceSlack))
}
const pieceSlack = 0.1
const sizes = new Set(['', 'small', 'medium', 'large', 'each'])
const isCount = (said: Said | undefined) => said !== undefined && sizes.has(said.unit) && said.size === undefined

function amountOf(food: Food, wants: readonly Wanted[], grams: number | null, pieces: number | undefined): ListAmount {
  const stated = wants.filter(({ want, source }) => want?.said || (source.grams !== null && want?.isStated))
  const said = stated.flatMap(({ want }) => want?.said ?? [])
  if (stated.length === 0) return { amount: '', unit: '' }
  const isTyped = stated.length === wants.length && wants.every(({ source }) => source.recipeId === null)
  const sum = said.length === stated.length ? sumOfSaid(said, isTyped) : undefined
  if (sum && isTyped && said.every(isCount)) return sum
  if (pieces !== undefined && !(sum && (isMass(sum) || isHeld(food, sum)))) return { amount: String(pieces), unit: '' }
  if (sum) return sum
  return grams === null ? joined(said) : amountOfGrams(food, grams, isMetric(said))
}

/** A bag of apples is asked for by the bag. */
const isHeld = ({ aisle }: Food, { unit }: ListAmount) => aisle === 'Produce' && holders.has(unitNamed(unit)?.id ?? '')
const holders = new Set(['bag', 'box', 'bunch', 'carton', 'case', 'container', 'crate', 'package'])
/** '2 racks of ribs' say already what is counted. */
function withoutNamedUnit(amount: ListAmount, wants: readonly Wanted[]): ListAmount {
  const unit = unitNamed(amount.unit)
  const isNamed = ({ want }: Wanted) =>
    want !== undefined && unitNamed(/^(\w+) of /.exec(want.name)?.[1] ?? '') === unit
  return unit?.dimension === 'count' && wants.every(isNamed) ? { ...amount, unit: '' } : amount
}

const isMass = ({ unit }: ListAmount) => unitNamed(unit)?.dimension === 'mass'
/** '1 can + 2 tbsp': amounts of what cannot be weighed, side by side. */
function joined(said: readonly Said[]): ListAmount {
  const units = new Map<string, Said[]>()
  for (const one of said) {
    const key = `${one.unit} ${one.size ?? ''}`
    units.set(key, [...(units.get(key) ?? []), one])
  }
  const parts = [...units.keys()].sort().flatMap((key) => sumOfSaid(units.get(key) ?? []) ?? [])
  const [only] = parts
  if (parts.length < 2) return only ?? { amount: '', unit: '' }
  return { amount: parts.map(({ amount, unit }) => `${amount} ${unit}`.trim()).join(' + '), unit: '' }
}

/** '2 (28-oz) cans' where every source names the same package with its size, or a can of what is sold fresh as a rule. */
function namedPackage(food: Food, said: readonly Said[], sources: number): NamedPackage | undefined {
  const [first] = said
  if (!first || said.length < sources || !packageUnits.has(first.unit)) return undefined
  const isSame = said.every(({ unit, size }) => unit === first.unit && size === first.size)
  const noun = unitById(first.unit)?.one ?? first.unit
  const isUnusual = first.unit === 'can' && food.aisle === 'Produce' && !food.pack.label.includes('can')
  if (!isSame || (first.size === undefined && !isUnusual)) return undefined
  return { count: said.reduce((sum, { amount }) => sum + amount, 0), noun, ...(first.size && { size: first.size }) }
}
/** '2 cans' where that is all that every source says. */
function countedPackage(said: readonly Said[], sources: number): NamedPackage | undefined {
  const [first] = said
  const isSame = said.every(({ unit, size }) => unit === first?.unit && size === undefined)
  if (!first || !isSame || said.length < sources || !packageUnits.has(first.unit)) return undefined
  const count = said.reduce((sum, { amount }) => sum + amount, 0)
  return { count: Math.ceil(count - 1e-6), noun: unitById(first.unit)?.one ?? first.unit }
}
const packageUnits = new Set(['can', 'jar', 'bottle', 'package', 'bag', 'box', 'carton', 'container', 'tube'])

function unknownFood(
  name: string,
  sources: readonly Source[],
  grams: number | null,
  said: readonly Said[],
  before: readonly Kept[],
): ListedFood {
  const kept = [...before].sort((a, b) => b.estimatedPrice - a.estimatedPrice || (a.category < b.category ? -1 : 1))[0]
  const isTyped = sources.every(({ recipeId }) => recipeId === null)
  const amount = sumOfSaid(said, isTyped) ?? joined(said)
  const count = said.every((one) => isCount(one) || packageUnits.has(one.unit)) ? Number(amount.amount) : 1
  return {
    food: null,
    name,
    ...amount,
    quantity: Number.isInteger(count) && count > 0 ? count : 1,
    package: '',
    category: kept?.category ?? 'Other',
    estimatedPrice: kept?.estimatedPrice ?? 0,
    usedPrice: kept?.usedPrice ?? 0,
    isStaple: false,
    grams,
    sources: [...sources],
    warnings: warningsOf(undefined, sources, before),
  }
}

/** What the lines say that the food contains; an allergen of another food of the same line is not its own. */
function warningsOf(
  food: Food | undefined,
  sources: readonly Source[],
  before: readonly Kept[],
): ListedFood['warnings'] {
  const worst = new Map<Allergen, AllergenVerdict>()
  const add = (allergen: Allergen, verdict: AllergenVerdict) => {
    if (worst.get(allergen) !== 'contains') worst.set(allergen, verdict)
  }
  for (const { text, recipeId } of sources) {
    const line = readIngredientLine(recipeId === null ? asLine(text) : text)
    // what the tables prove of a corrected name is its own
    const isCorrected = line.foods.some((one) => one.food === food && one.corrected)
    const others = food && line.foods.length > 1 && !isCorrected ? line.foods.filter((one) => one.food !== food) : []
    // What the line leaves open is bought as this food, with what is in it.
    if (food && line.foods.every((one) => !one.food))
      for (const allergen of [...food.allergens.certain, ...food.allergens.usual]) add(allergen, 'usually_contains')
    for (const { allergen, certainty } of lineAllergens(line)) {
      const isOthers = others.some(({ food: other }) => other && has(other, allergen)) && food && !has(food, allergen)
      if (!isOthers) add(allergen, certainty === 'certain' ? 'contains' : 'usually_contains')
    }
  }
  for (const { warnings } of before) for (const { allergen, verdict } of warnings) add(allergen, verdict)
  return allergens.flatMap((allergen) => {
    const verdict = worst.get(allergen)
    return verdict ? [{ allergen, verdict }] : []
  })
}

const has = ({ allergens: { certain, usual } }: Food, allergen: Allergen) =>
  certain.includes(allergen) || usual.includes(allergen)

/** By recipe, what is typed last. */
function inOrder(one: Source, other: Source): number {
  const place = (source: Source) => source.recipeId ?? Number.MAX_SAFE_INTEGER
  return (
    place(one) - place(other) ||
    compare(one.title, other.title) ||
    compare(one.text, other.text) ||
    (one.grams ?? 0) - (other.grams ?? 0) ||
    compare(one.steps.join(' '), other.steps.join(' ')) ||
    compare(one.entry ?? '', other.entry ?? '')
  )
}
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
