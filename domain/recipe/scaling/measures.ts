import { cutText } from '#domain/cut-text.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import type { IngredientLine, NamedFood } from '#domain/food/line/line.ts'
import { type Amount, scaleAmount, toNumber } from '#domain/measure/amount.ts'
import { unitWeight } from '#domain/measure/convert.ts'
import { printAmount } from '#domain/measure/print.ts'
import { readAmount } from '#domain/measure/read-amount.ts'
import {
  isJugful,
  jugOf,
  type PrintedMeasure,
  printedIn,
  type System,
  spoonOf,
  systemOf,
  textIn,
} from '#domain/measure/systems.ts'
import { unitById, unitNamed } from '#domain/measure/unit.ts'
import { withoutAsides } from '#domain/plain-text.ts'
import { type Ingredient, ingredientText } from '#domain/recipe/recipe.ts'
import { inOneMeasure } from '#domain/recipe/scaling/scale-measured.ts'

/** Lines and words of steps in the measures of one country, one for each of the recipe's. */
export interface Measured {
  ingredients: Ingredient[]
  steps: string[]
}

/** A recipe in US and in metric measures, for as many servings as it has. Cups of what is no liquid are weighed where the kitchen knows how. */
export function measuresOf(recipe: {
  ingredients: readonly Ingredient[]
  steps: readonly string[]
}): Record<System, Measured> {
  const inSystem = (system: System): Measured => ({
    ingredients: recipe.ingredients.map((ingredient) => ingredientIn(system, ingredient)),
    steps: recipe.steps.map((step) => textIn(system, step)),
  })
  return { us: inSystem('us'), metric: inSystem('metric') }
}

/** One line in the measures of a system. Up to four tablespoons, pinches and things counted stay; a line that cannot be read stays as it is. */
export function ingredientIn(system: System, written: Ingredient): Ingredient {
  const ingredient = isOtherwise(system, written) ? inOneMeasure(written) : written
  const { beside, name } = nameOf(ingredient)
  const rest = {
    name: cutText(textIn(system, name), 200) || name,
    ...(ingredient.preparation !== undefined && { preparation: cutText(textIn(system, ingredient.preparation), 200) }),
  }
  const { unit, size, aside = beside } = partsOf(ingredient.unit)
  const amount = readAmount(ingredient.amount)
  if (amount && inPieces.test(unit)) return { ...ingredient, ...piecesIn(system, amount, unit), ...rest }
  const id = unitNamed(unit)?.id
  const other: System = system === 'us' ? 'metric' : 'us'
  const isJug = system === 'metric' && amount !== undefined && isJugful(id ?? '', toNumber(amount))
  if (!amount || !id || (systemOf(id) !== other && !isJug)) {
    const said = size ? `(${textIn(system, size.replace(/-/g, ' ')).replace(' ', '-')}) ${unit}` : ingredient.unit
    return { ...ingredient, unit: cutText(systemOf(id ?? '') === system && aside ? unit : said, 40), ...rest }
  }
  const said = aside && measureIn(system, aside)
  const line = readIngredientLine(ingredientText({ ...ingredient, unit }))
  const measure = said || measureOf(system, amount, id, line)
  return measure ? { ...ingredient, ...measure, ...rest } : { ...ingredient, ...rest }
}

/** '1 lb 4 oz' is well said in the US, '100 g/3.5 oz' nowhere. */
const isOtherwise = (system: System, { unit, name }: Ingredient) =>
  systemOf(unitNamed(unit)?.id ?? '') !== system || name.startsWith('/')

/** '(240 ml) water' behind '1 cup': the other half of the measure stands before the name, or behind it. */
function nameOf({ name, unit }: Ingredient): { beside?: string; name: string } {
  const [, inside = '', rest = ''] = /^\(([^()]+)\)(.+)$/.exec(name) ?? []
  const beside = inside.trimStart()
  const own = systemOf(unitNamed(unit)?.id ?? '')
  if (own && rest.trim() && figured.test(beside)) return { beside, name: rest.trimStart() }
  const [, behind = ''] = /\(([^()]+)\)$/.exec(name) ?? []
  const before = behind && name.slice(0, -behind.length - 2).trimEnd()
  const other: System = own === 'us' ? 'metric' : 'us'
  return before.length > 1 && own && figured.test(behind) && measureIn(other, behind)
    ? { beside: behind, name: before }
    : { name }
}

/** 'about 240 ml', '1 1/2 fl. oz': figures, then letters. */
const figured = /^(?:about |ca\.? )?[\d./\s½¼¾⅓⅔⅛-]+(?:[a-z][a-z. ]*|(?<=[\d./\s½¼¾⅓⅔⅛-][. ]))$/i

/** '(15-oz) can', 'cup (240 ml)': the unit, what one of it holds, and what stands beside it. */
function partsOf(unit: string): { unit: string; size?: string; aside?: string } {
  const size = /^\(([^)]*)\)/.exec(unit)
  const rest = unit.slice(size?.[0].length ?? 0)
  const open = rest.endsWith(')') ? rest.indexOf('(', rest.lastIndexOf(')', rest.length - 2) + 1) : -1
  const aside = open < 0 ? '' : rest.slice(open + 1, -1)
  const plain = (open < 0 ? rest : rest.slice(0, open)).trimEnd()
  return { unit: size ? plain.trimStart() : plain, ...(size?.[1] && { size: size[1] }), ...(aside && { aside }) }
}

/** '1' 'inch piece' of ginger. */
function piecesIn(system: System, amount: Amount, unit: string): PrintedMeasure | undefined {
  const [, one = '', piece = ''] = inPieces.exec(unit) ?? []
  const known = unitNamed(one)
  if (!known || systemOf(known.id) === system) return undefined
  const printed = printedIn(system, 'length', scaleAmount(amount, known.size))
  return printed && { amount: printed.amount, unit: `${unitNamed(printed.unit)?.one ?? printed.unit} ${piece}` }
}
const inPieces = /^(inch|cm)(?:es)? (pieces?|knobs?)$/

/** A measure that the cook wrote in brackets: '1 cup (240 ml)'. */
function measureIn(system: System, aside: string): PrintedMeasure | undefined {
  const [, amount = '', word = ''] = /^([\d./\s½¼¾⅓⅔⅛-]+)([a-z][a-z. ]*)$/i.exec(aside.trim()) ?? []
  const unit = unitNamed(word)
  return unit && systemOf(unit.id) === system && readAmount(amount)
    ? { amount: amount.trim(), unit: unit.many }
    : undefined
}

function measureOf(system: System, amount: Amount, id: string, line: IngredientLine): PrintedMeasure | undefined {
  const unit = unitById(id)
  if (!unit || unit.dimension === 'count') return undefined
  const size = scaleAmount(amount, unit.size)
  const [named] = line.foods
  if (unit.dimension === 'volume') {
    if (system === 'us') return rangeOf(size, spoonOf) ?? printedIn('us', 'volume', size)
    const grams = named && line.foods.length === 1 && !isPoured(named) ? gramsOfUnit(id, line, named) : undefined
    if (grams) return printedIn('metric', 'mass', scaleAmount(amount, grams))
    return printedIn('metric', 'volume', scaleAmount(amount, jugOf[id] ?? unit.size))
  }
  if (unit.dimension === 'mass' && system === 'us')
    return (named && scooped(size, line, named)) || printedIn('us', 'mass', size)
  return printedIn(system, unit.dimension, size)
}

/** What is poured is measured by the jug. */
function isPoured({ food }: NamedFood): boolean {
  return !food || food.roles.includes('liquid') || food.aisle === 'Drinks' || food.aisle === 'Oils & Vinegars'
}

/** Grams of a cup of the food in the form that the line asks for; undefined where the table does not state its density. */
function gramsOfUnit(id: string, { text }: IngredientLine, { food }: NamedFood): number | undefined {
  const words = (withoutAsides(text).split(',')[0] ?? '').toLowerCase()
  return food && unitWeight(id, food.portions, words)?.grams
}

/** Flour, sugar, rice: what American kitchens scoop goes back into cups, where a cup comes near the weight. */
function scooped(grams: Amount, line: IngredientLine, named: NamedFood): PrintedMeasure | undefined {
  const cup = gramsOfUnit('cup', line, named)
  const { food } = named
  if (!cup || !food || food.portions.tbsp === undefined || food.roles[0] === 'protein') return undefined
  if (!scoopedAisles.has(food.aisle) && !food.roles.includes('herb')) return undefined
  const millilitre = cup / (unitById('cup')?.size ?? 1)
  return rangeOf(scaleAmount(grams, 1 / millilitre), spoonOf)
}
const scoopedAisles: ReadonlySet<string> = new Set([
  'Baking',
  'Grains & Pasta',
  'Nuts & Seeds',
  'Dairy & Eggs',
  'Sauces & Condiments',
  'Spices & Herbs',
  'Oils & Vinegars',
])

/** Both ends of a range in one unit; undefined where one of them has none. */
function rangeOf(size: Amount, print: (value: number) => PrintedMeasure | undefined): PrintedMeasure | undefined {
  const [low, high] = [print(size.low.n / size.low.d), print(size.high.n / size.high.d)]
  if (!low || !high) return undefined
  if (low.amount === high.amount && low.unit === high.unit) return high
  if (unitNamed(low.unit)?.id === unitNamed(high.unit)?.id)
    return { amount: `${low.amount}-${high.amount}`, unit: high.unit }
  return toNumber(size) > 0 ? { amount: printAmount(toNumber(size)), unit: 'ml' } : undefined
}
