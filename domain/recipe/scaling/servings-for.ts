import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { plainDigits } from '#domain/measure/digits.ts'
import { readAmount } from '#domain/measure/read-amount.ts'
import { unitNamed } from '#domain/measure/unit.ts'
import { type Ingredient, ingredientText } from '#domain/recipe/recipe.ts'

/** `grams` of what the cook has; `factor` is servings divided by those of the recipe. A problem is a sentence for the cook. */
export type ServingsFor = { servings: number; factor: number; grams: number } | { problem: string }

/**
 * 'I have 350 g of chicken': the servings that so much of a line is enough for, in steps of a tenth. '3' is counted, or in the unit of
 * the line. A line without a weight, or words that are no amount, give a problem.
 */
export function servingsFor(ingredient: Ingredient, have: string, servings: number): ServingsFor {
  const wanted = gramsOf(ingredientText(ingredient))
  if (wanted === undefined)
    return {
      problem: `The amount of “${ingredient.name}” in the recipe can’t be weighed, so we can’t scale the recipe by it.`,
    }
  const said = amountIn(have)
  if (!said) return { problem: `“${have}” couldn’t be read as an amount. Try “350 g,” “3 cups” or “2.”` }
  const amount = readAmount(said.amount)
  if (!amount || amount.high.n === 0) return { problem: `“${have}” is not enough for a serving.` }
  const grams = inItsUnit(ingredient, said) ?? gramsOf(lineWith(ingredient, said.amount, said.unit))
  if (grams === undefined)
    return { problem: `“${have}” of “${ingredient.name}” can’t be weighed. Try grams or ounces.` }
  const factor = grams / wanted
  const enough = Math.round(servings * factor * 10) / 10
  if (!(enough >= fewestServings)) return { problem: `“${have}” is not enough for half a serving.` }
  if (enough > mostServings) return { problem: `“${have}” is enough for more than ${mostServings} servings.` }
  return { servings: enough, factor: enough / servings, grams: Math.round(grams * 100) / 100 }
}
/** What a file of the recipe may be asked for: with less, spoons become crumbs. */
const fewestServings = 0.5
const mostServings = 100

/** Grams of all foods of a line; undefined where one cannot be weighed or is weighed by assumption. */
function gramsOf(text: string): number | undefined {
  const line = readIngredientLine(text)
  if (!line.amount || line.foods.length === 0) return undefined
  let sum = 0
  for (const named of line.foods) {
    const weight = weigh(line, named)
    if (!weight || !(weight.grams > 0)) return undefined
    sum += weight.grams
  }
  return sum
}

/** The amount at the start of '350 g of chicken', '2 large ones', 'about 3 cups'. */
function amountIn(have: string): { amount: string; unit: string } | undefined {
  const plain = plainDigits(have)
    .trim()
    .replace(/^(?:i have|about|ca\.?|around|roughly|only|just|~)\s+/i, '')
  const [amount = ''] = /^(?:[\d./,\s-]*\d|(?:an?|one|two|three|four|five|six|half an?|half)\b)/i.exec(plain) ?? []
  const behind = plain.slice(amount.length)
  const rest = behind.trimStart()
  const gap = behind.slice(0, behind.length - rest.length)
  if (!readAmount(amount.trim()) || /^(?:lot|lots|bit|few|little|couple)\b/i.test(rest)) return undefined
  const [first = '', second = ''] = rest.split(/\s+/)
  const unit = unitNamed(`${first} ${second}`) ?? unitNamed(first)
  // '350g' is an amount, '1e9' is none
  if (gap === '' && rest !== '' && !unit) return undefined
  return { amount: amount.trim(), unit: unit ? unit.one || '' : '' }
}

/** '3' of '2 cups rice' are three cups, and of '1 lb beef' pounds; nobody has three grams of chicken, but three of them. */
function inItsUnit(ingredient: Ingredient, { amount, unit }: { amount: string; unit: string }): number | undefined {
  const own = unitNamed(ingredient.unit.replace(/^\([^)]*\)\s*/, ''))?.id
  if (unit !== '' || own === 'g' || own === 'ml') return undefined
  return gramsOf(lineWith(ingredient, amount, ingredient.unit))
}

function lineWith(ingredient: Ingredient, amount: string, unit: string): string {
  return ingredientText({ ...ingredient, amount, unit })
}
