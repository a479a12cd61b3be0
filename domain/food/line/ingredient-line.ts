import { correctedLine } from '#domain/food/corrections/corrected-line.ts'
import type { Food } from '#domain/food/food.ts'
import { correctionsInForce } from '#domain/food/kitchen-data.ts'
import { asideMark, type LineMeasure, measureAt, wholeMeasure } from '#domain/food/line/amounts/line-measure.ts'
import { namesInWords, packed } from '#domain/food/line/amounts/line-numbers.ts'
import { noneInFigures } from '#domain/food/line/amounts/none-of.ts'
import type { IngredientLine, NamedFood } from '#domain/food/line/line.ts'
import { partOfFruit, partsInNotes, pickedFrom, withPart } from '#domain/food/line/names/fruit-parts.ts'
import { measureBehind, trailingMeasure, withAsides } from '#domain/food/line/names/line-asides.ts'
import { isOfAnimals, onlyPlain } from '#domain/food/line/names/line-choices.ts'
import {
  alternativeIn,
  asLean,
  countedAs,
  countedWhole,
  exactName,
  freshIn,
  groundIn,
  type NamedFoods,
  namedFoods,
  pouredIn,
  sizedName,
  unitInName,
} from '#domain/food/line/names/line-names.ts'
import { asWholeBird } from '#domain/food/line/names/whole-birds.ts'
import { withoutSlips } from '#domain/food/line/written/line-slips.ts'
import { unmasked } from '#domain/food/line/written/unmasked.ts'
import { foodCalled, knownFood } from '#domain/food/match/find-food.ts'
import { plainDigits } from '#domain/measure/digits.ts'
import { packages, unitById } from '#domain/measure/unit.ts'
import { remembered } from '#domain/remembered.ts'

/**
 * Any line that a person writes or pastes, as amount, unit, foods and preparation. Nothing throws; a food that the table
 * does not know stays unknown. The same object is given back for the same text, until other corrections are in force.
 */
export const readIngredientLine: (text: string) => IngredientLine = remembered(readCorrected, {
  bytes: 4_000_000,
  // what verification finds out about a line hangs on it
  size: ({ text, foods, alternatives }) => 500 + 6 * text.length + 250 * (foods.length + alternatives.length),
})

function readCorrected(text: string): IngredientLine {
  return correctedLine(readByTables(text), correctionsInForce())
}

/** Longer lines are stories; what they measure stands at their start. */
const longest = 400

/** The line by the tables alone, whatever corrections are in force. */
export function readByTables(text: string): IngredientLine {
  const notes: string[] = []
  const { body, asides } = liftAsides(
    withoutHeading(noneInFigures(namesInWords(withoutSlips(cleaned(unmasked(text.slice(0, longest)))))), notes),
  )
  const part = partOfFruit(body) ?? { parts: undefined, rest: pickedFrom(body) }
  const begun = measureAt(part.rest, 0, asides)
  // '1 cup (125 g) plus 2 tablespoons': the weight is of the cup alone
  if (joinedBehindAside.test(part.rest.slice(0, begun.end))) asides.shift()
  const rest = part.rest.slice(begun.end)
  const trailing = trailingMeasure(rest, begun)
  const parts = (trailing?.rest ?? rest).replaceAll(asideMark, ' ').split(separator).map(trim).filter(Boolean)
  const after = begun.amount || begun.unit || trailing ? undefined : measureBehind(parts)
  const said = after?.others ?? parts
  const measured = after?.measured ?? begun
  // '4 fillets, about 5 ounces each': a measure between commas is as good as one in parentheses.
  const segments = said.filter((segment, at) => at === 0 || !wholeMeasure(segment))
  asides.push(...said.slice(1).filter((segment) => wholeMeasure(segment)))
  if (segments.every((segment) => onlyPlain(segment))) segments.push(...namesAside(asides))
  const isEach = /\beach\b:?\s*$/i.test(part.rest.slice(0, measured.end))
  const onlyUnit =
    segments.length === 0 && measured.amount !== undefined ? unitById(measured.unit ?? '')?.many : undefined
  // '3 cloves' are the spice.
  if (onlyUnit) segments.push(onlyUnit)
  const named = withPart(
    readNames(segments, asides, notes, measured.amount === undefined || isEach, measured.unit),
    part.parts,
  )
  const stated = onlyUnit ? { amount: measured.amount, end: 0 } : measured
  const measure = withAsides(trailing?.measured ?? stated, asides, named, notes)
  const taken = part.parts ? named : partsInNotes(named, measure, notes)
  const { unit, foods } = counting(
    measure,
    groundIn(text, measure.unit, asLean(text, asWholeBird({ text, ...measure }, taken.foods))),
  )
  const line: IngredientLine = {
    text,
    ...(measure.amount && { amount: measure.amount }),
    ...(unit && { unit }),
    ...(measure.packageSize && { packageSize: measure.packageSize }),
    ...(measure.second && { second: measure.second }),
    foods,
    alternatives: taken.alternatives,
    preparation: notes.filter(Boolean).join(', '),
    optional: /\boptional(?:ly)?\b/i.test(text),
    toTaste: isToTaste(text),
  }
  return measured.pack === undefined ? line : packed(line, measured.pack)
}

/** The unit and the foods, once it is known which of the counting words belong to the name. */
function counting(
  { amount, unit, size }: LineMeasure,
  foods: readonly NamedFood[],
): Pick<IngredientLine, 'unit' | 'foods'> {
  const isSize = unit === size
  const sized = isSize ? sizedName(size, foods) : undefined
  if (sized) return { foods: [sized, ...foods.slice(1)] }
  const whole = unitInName(isSize ? undefined : unit, foods)
  if (whole) {
    const kept = size ?? (unit !== undefined && whole.food?.portions[unit] !== undefined ? unit : undefined)
    return { ...(kept && { unit: kept }), foods: [whole, ...foods.slice(1)] }
  }
  return (
    (amount && countedAs(unit, size, foods)) ?? {
      unit,
      foods: (amount && isSize) || isHandful(unit, foods) ? countedWhole(foods) : pouredIn(unit, freshIn(unit, foods)),
    }
  )
}

/** Nobody takes a handful out of a can. */
function isHandful(unit: string | undefined, [named]: readonly NamedFood[]): boolean {
  return unit === 'handful' && named?.food?.aisle === 'Canned & Jarred'
}

/** Whether a line leaves the amount to whoever cooks: 'salt, to taste', 'oil as needed'. */
export function isToTaste(text: string): boolean {
  return taste.test(text)
}
const taste = /\bto (?:your )?(?:taste|liking)\b|\bas (?:needed|required|desired|necessary)\b|\bq\.?b\b/i
const joinedBehindAside = new RegExp(`^[^${asideMark}]*${asideMark}\\s*(?:plus|and|[+&])\\s*\\d`, 'i')
const separator = /(?:(?<!\s)\s+)?[,;]+\s*|(?<!\s)\s+[-:]+\s+|:\s+|(?<!\s)\s+-(?=[a-z])/i
const edges = /^[\s.,;:*+/\\|-]+|(?<![\s,;:*+/\\|-])[\s,;:*+/\\|-]+$/g
const trim = (text: string) => text.replace(edges, '')

function cleaned(text: string): string {
  return (
    plainDigits(text.slice(0, longest).replace(/\ue000/g, ' '))
      .replace(/\(s\)/g, 's')
      .replace(/&amp;/g, '&')
      .replace(/&nbsp;/g, ' ')
      .replace(/\bXL\b/g, 'extra-large')
      .replace(/[™®©†‡§¹²³]|\[\d+\]|\*+|\b(?:non-)?UHT\b/g, ' ')
      .replace(/^[^\p{L}\p{N}([~.,½]+/u, '')
      .replace(/^\(optional\)\s*/i, '')
      // A link, as notes are written: '[chicken stock](/chicken-stock)'.
      .replace(/\[([^[\]]+)\]\((?:https?:|\/)[^()]*\)/g, '$1')
      .replace(/(?<=[a-z]{3})-(?=or [a-z])/gi, ' ')
      .replace(/^(?:an?\s+|the\s+)?(?:ample|generous|good|thick|thin)\s+(?:amount|quantity|end)\s+of\s+/i, '')
      // A label of a web page before the amount: 'Info 6 oz. linguine'.
      .replace(/(\d[\s-]?)Ib(s?)\b/g, '$1lb$2')
      .replace(/^info\s+(?=\d)/i, '')
      .trim()
      // fractions are written out, 'ﷺ' is four words
      .slice(0, 2 * longest)
  )
}

/** 'For the sauce: 1 cup milk', 'Optional: basil'. */
function withoutHeading(text: string, notes: string[]): string {
  const found =
    /^((?:for|to)\s[^:\d]{1,40}|optional(?:\s[^:\d]{1,24})?|(?:\p{L}+\s){0,2}(?:garnish|topping|glaze|dressing|sauce|filling|crust|frosting|icing|marinade|batter|dough|drizzle|add-in)s?)\s*:\s*(?=\S)/iu.exec(
      text,
    )
  // 'Fish sauce: 2 tbsp' begins with the food itself.
  if (!found || foodCalled(found[1] ?? '')) return text
  notes.push(found[1] ?? '')
  return text.slice(found[0].length)
}

/** '2/3 cup (60 g) (rolled oats)': the name itself in parentheses, where nothing outside them is one. */
function namesAside(asides: readonly string[]): readonly string[] {
  const names = asides.filter((aside) => !wholeMeasure(aside)).map((aside) => aside.slice(measureAt(aside, 0, []).end))
  const name = names.find((words) => namedFoods(words).foods.some(({ food }) => food))
  return name?.split(separator) ?? []
}

/** Parentheses taken out and marked; an open one reaches to the end. */
function liftAsides(text: string): { body: string; asides: string[] } {
  if (!/[([]/.test(text)) return { body: text.replace(/[)\]]/g, ' '), asides: [] }
  const asides: string[] = []
  const body = sideBySide(text)
    .replace(/[([]([^()[\]]*)(?:[)\]]|$)/g, (_, inside: string) => {
      asides.push(inside.trim())
      return ` ${asideMark} `
    })
    .replace(/[()[\]]/g, ' ')
  return { body, asides: asides.map((aside) => aside.replace(/^[\s,;]+/, '')) }
}

/** '(chopped (150 g))' as '(chopped) (150 g)': what stands within parentheses of its own is an aside of its own. */
function sideBySide(text: string): string {
  const parted = text.replace(/\(([^()]*)\(([^()]*)\)/g, '($1) ($2) (')
  return parted === text ? text : sideBySide(parted).replace(/\([\s,;.]*\)/g, ' ')
}

/** The names of the line from its parts between commas; what is no name goes to the notes. */
function readNames(
  segments: readonly string[],
  asides: readonly string[],
  notes: string[],
  withoutAmount: boolean,
  unit: string | undefined,
): NamedFoods {
  let name = segments[0] ?? ''
  let next = 1
  // 'boneless, skinless chicken thighs': the name goes on while nothing but qualities has been said.
  while (next < segments.length && onlyPlain(name)) {
    name = `${name}, ${segments[next]}`
    next += 1
  }
  // 'Canola, vegetable, or peanut oil': one choice, whose last side says of what.
  const sideAt = segments.findIndex((segment, at) => at >= next && /(?:^|\s)or\s/i.test(segment))
  const side = segments[sideAt] ?? ''
  const others = [...segments.slice(0, sideAt), ...side.split(/ or /i).slice(0, -1)]
  const isShared = knownFood(name).food ? others.every((one) => isOfAnimals(one, side)) : /^or\s/i.test(side)
  const lastSide = isShared ? sideAt : -1
  if (lastSide > 0 && segments.slice(0, lastSide).every((segment) => segment.split(' ').length < 5)) {
    name = segments
      .slice(0, lastSide + 1)
      .join(' or ')
      .replace(/\bor or\b/gi, 'or')
    next = lastSide + 1
  }
  // 'corn kernels, fresh or frozen' may be the whole name of a food.
  if (next < segments.length && foodCalled(`${name} ${segments[next]}`)) {
    name = `${name}, ${segments[next]}`
    next += 1
  }
  // So may 'chili bean paste (doubanjiang)' and 'chicken thighs (skin-on)'.
  const explained = asides.flatMap((aside) => explaining(name, aside)).find(foodCalled)
  const turned = explained
    ? exactName(explained)
    : next < segments.length
      ? exactName(`${segments[next]} ${name}`)
      : undefined
  const other = turned?.food
  if (turned && other && other !== knownFood(name).food && !isDoneLater(knownFood(name).food, other, explained, unit)) {
    notes.push(...segments.slice(explained ? next : next + 1))
    return { foods: [turned], alternatives: [], notes: [] }
  }
  const named = namedFoods(name)
  notes.push(...named.notes)
  const foods = [...named.foods]
  const alternatives = [...named.alternatives]
  const rest = segments.slice(next)
  const explains = rest.findIndex((segment) => /^(?:made|such as|including|for example)\b/i.test(segment))
  const listEnd = rest.findLastIndex((segment) => /^(?:or|and|&)\s/i.test(segment))
  rest.forEach((segment, at) => {
    if (explains >= 0 && at >= explains) return void notes.push(segment)
    const joined = /^(or|and|&)\s+/i.exec(segment)
    const other =
      joined || at < listEnd || withoutAmount ? alternativeIn(segment.slice(joined?.[0].length ?? 0), !joined) : []
    if (other.length === 0) notes.push(segment)
    else if (joined?.[1]?.toLowerCase() === 'or' || (at < listEnd && /^or\s/i.test(rest[listEnd] ?? '')))
      alternatives.push(...other)
    else foods.push(...other)
  })
  return { foods: foods.filter(isFirst), alternatives, notes: [] }
}

/** Names that a food and its aside may be together: '(skin-on)' and chicken thighs, '(cooked, measured after cooking)' and quinoa. */
function explaining(name: string, aside: string): readonly string[] {
  const isCooked =
    /^(?:already |pre-?)?cooked\b|\bmeasured (?:after cooking|(?:when )?cooked)\b/i.test(aside) &&
    isDry(knownFood(name).food)
  return [`${name} ${aside}`, `${aside} ${name}`, ...(isCooked ? [`cooked ${name}`] : [])]
}

/** Whether a food is sold dry and swells as it cooks. */
function isDry(food: Food | undefined): boolean {
  return food?.aisle === 'Grains & Pasta' || food?.facts.has('pulse') === true
}

/** '4 tart apples – shredded (…), 4 cups apple': the same food named again is no second one. */
function isFirst({ food }: NamedFood, at: number, all: readonly NamedFood[]): boolean {
  return !food || all.findIndex((one) => one.food === food) === at
}

/**
 * '1 tomato, chopped' is chopped by the cook, not bought in a can, '1 cup cream, whipped' is poured, and '1 cup rice, cooked' is measured dry;
 * in parentheses '(cooked)' tells which rice fills the cup; pasta is weighed dry.
 */
function isDoneLater(food: Food | undefined, other: Food, explained: string | undefined, unit = ''): boolean {
  if (food?.aisle === 'Produce' && other.aisle === 'Canned & Jarred') return !packaged.has(unit)
  if (explained === undefined && food?.roles.includes('liquid') && /\bwhipped\b/.test(other.name)) return true
  const isSaid = explained !== undefined && unitById(unit)?.dimension !== 'mass'
  return isDry(food) && !isSaid && other.name.startsWith('cooked')
}
const packaged = new Set<string>([...packages, 'ball', 'loaf'])
