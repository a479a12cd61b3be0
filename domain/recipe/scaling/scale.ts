import { type Amount, toNumber } from '#domain/measure/amount.ts'
import { pluralOf, singularName } from '#domain/measure/plural.ts'
import { printAmount } from '#domain/measure/print.ts'
import { readAmount } from '#domain/measure/read-amount.ts'
import { inJugs, textIn } from '#domain/measure/systems.ts'
import { packages, unitNamed } from '#domain/measure/unit.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import { inOneMeasure, scaleMeasured, sticksOf } from '#domain/recipe/scaling/scale-measured.ts'
import { type ScaledWords, scaledMeasures, scaledWords } from '#domain/recipe/scaling/scale-words.ts'

export interface Scalable {
  servings: number
  ingredients: readonly Ingredient[]
  /** The words of the steps. */
  steps: readonly string[]
  /** That both are in metric measures, and stay so: no cups, and at most four tablespoons. */
  isMetric?: boolean
}
export interface Scaled {
  servings: number
  ingredients: Ingredient[]
  steps: ScaledWords[]
  /** What to mind, in a sentence each: rounded eggs, salt, leavening, times. */
  notes: string[]
}

/**
 * A recipe for more or fewer people: its lines, and the amounts of food that its steps name, where that is safe ('per pancake' stays).
 * Eggs are whole, cans and garlic cloves halves or whole. Times, temperatures and pans stay, and a note says so. Knows no food, so that
 * a page can do it while somebody turns the knob.
 */
export function scaleRecipe(recipe: Scalable, factor: number): Scaled {
  const isSame = factor === 1 || !(factor > 0) || !Number.isFinite(factor)
  if (isSame) {
    const steps = recipe.steps.map((text) => ({ text, isScaled: true }))
    return { servings: recipe.servings, ingredients: [...recipe.ingredients], steps, notes: [] }
  }
  const ingredients = recipe.ingredients.map((ingredient) => scaleLine(ingredient, factor))
  return {
    servings: recipe.servings * factor,
    ingredients: recipe.isMetric ? ingredients.map(inJugs) : ingredients,
    steps: recipe.steps.map((text) => {
      const words = scaledWords(text, factor, recipe.ingredients)
      return recipe.isMetric ? { ...words, text: textIn('metric', words.text) } : words
    }),
    notes: notesFor(recipe, ingredients, factor),
  }
}

/** One line for more or fewer people, in amounts that a cook can take: no third of an egg. */
export function scaleLine(ingredient: Ingredient, factor: number): Ingredient {
  if (factor === 1 || !(factor > 0) || !Number.isFinite(factor)) return ingredient
  const line = inOneMeasure(ingredient)
  const before = readAmount(line.amount)
  const step = before && wholeStep(line, factor * toNumber(before))
  const sticks = before && sticksOf(line, factor)
  const scaled = sticks ?? (before && step ? inWholes(line, before, step, factor) : scaleMeasured(line, factor))
  const after = readAmount(scaled.amount)
  // what stands beside rounded eggs grows as they did
  const real = before && after && step && !sticks ? toNumber(after) / toNumber(before) : factor
  return besideScaled(line, scaled, real)
}

function inWholes(line: Ingredient, before: Amount, step: number, factor: number): Ingredient {
  const amount = {
    low: rounded((before.low.n / before.low.d) * factor, step),
    high: rounded((before.high.n / before.high.d) * factor, step),
  }
  const isSeveral = amount.high > 1
  const wasSeveral = toNumber(before) > 1
  const text =
    amount.low === amount.high ? printAmount(amount.high) : `${printAmount(amount.low)}-${printAmount(amount.high)}`
  const counts = line.unit === '' || sizes.has(line.unit)
  return {
    ...line,
    amount: text,
    unit: counts ? line.unit : unitFor(line.unit, isSeveral),
    name: counts && isSeveral !== wasSeveral ? (isSeveral ? pluralOf : singularName)(line.name) : line.name,
  }
}

/** '(about 300 g)' and 'plus 1 tsp' in the words of a line grow with it; what may be said of each piece stays. */
function besideScaled(before: Ingredient, after: Ingredient, factor: number): Ingredient {
  const unit = unitNamed(before.unit.replace(/^\([^)]*\)\s*/, ''))
  const isCounted = before.unit === '' || unit === undefined || unit.dimension === 'count'
  const isPackage = unit !== undefined && (packages as readonly string[]).includes(unit.id)
  const amount = readAmount(before.amount)
  if (!amount) return after
  const isOne = toNumber(amount) === 1
  const words = (text: string) =>
    text
      .replace(/\([^()]*\)|(?:\bplus|\band|\+|^\/)\s+[\d½¼¾⅓⅔⅛][^()]*/gi, (said) => {
        if (!said.startsWith('(')) return scaledMeasures(said, factor)
        const isTotal = !isCounted || (!isPackage && (isOne || /\b(?:about|approx\w*|ca|roughly|total)\b/i.test(said)))
        const isEach = /\b(?:each|per|apiece|inch|cm|mm|slices?|pieces?)\b/i.test(said)
        return isTotal && !isEach ? asideScaled(said, factor) : said
      })
      .trim()
  const { preparation } = after
  return { ...after, name: words(after.name), ...(preparation !== undefined && { preparation: words(preparation) }) }
}

/** '(1 stick)' beside a cup of butter goes where no half of one comes out. */
function asideScaled(aside: string, factor: number): string {
  const [, amount = '', unit = ''] = /^\(([\d/ ]+) (sticks?)\)$/.exec(aside) ?? []
  if (!unit) return scaledMeasures(aside, factor)
  const sticks = { amount, unit, name: 'butter' }
  if (sticksOf(sticks, factor)) return ''
  const scaled = scaleMeasured(sticks, factor)
  return `(${scaled.amount} ${scaled.unit})`
}

const sizes = new Set(['small', 'medium', 'large', 'extra-large'])

/** The smallest part of a thing that a kitchen works with; undefined for what is measured. */
function wholeStep({ unit, name }: Ingredient, wanted: number): number | undefined {
  const plain = unit.replace(/^\([^)]*\)\s*/, '')
  if (plain === '' || sizes.has(plain)) return /\b(?:eggs?|yolks?|whites?)\b(?! noodle)/i.test(name) ? 1 : undefined
  const known = unitNamed(plain)
  if (!known || known.dimension !== 'count') return undefined
  // half a can is twice a quarter of one
  return wholes.has(known.id) ? 1 : halves.has(known.id) ? (wanted < 3 / 8 ? 1 / 4 : 1 / 2) : undefined
}
const wholes = new Set(['clove', 'sprig', 'leaf', 'slice', 'sheet', 'strip', 'cube', 'fillet'])
const halves = new Set(['can', 'jar', 'package', 'packet', 'bunch', 'head', 'stick', 'stalk', 'bulb', 'bag', 'block'])

/** To the nearest whole step; half of one goes up, and nothing goes away. */
function rounded(value: number, step: number): number {
  return Math.max(step, Math.floor(value / step + 0.5 + 1e-9) * step)
}

function unitFor(unit: string, isSeveral: boolean): string {
  const [, size = '', word = unit] = /^(\([^)]*\)(?:\s+(?!\s))?)?(.*)$/.exec(unit) ?? []
  const known = unitNamed(word)
  return known ? size + (isSeveral ? known.many : known.one) : unit
}

function notesFor({ servings, ingredients, steps }: Scalable, scaled: readonly Ingredient[], factor: number): string[] {
  const notes: string[] = []
  const isRounded = ingredients.some((ingredient, at) => isOff(ingredient, scaled[at], factor))
  if (isRounded) notes.push('Foods that come whole, such as eggs, are rounded to whole ones.')
  if (factor >= 2 && ingredients.some(({ name }) => /\bsalt\b/i.test(name)))
    notes.push('Start with three quarters of the salt, taste, then add the rest.')
  if (factor >= 2 && ingredients.some(({ name }) => /\b(?:baking (?:powder|soda)|yeast)\b/i.test(name)))
    notes.push('Bake in several pans of the stated size: one large one takes longer and rises less.')
  if ((factor >= 1.5 || factor <= 2 / 3) && steps.some((step) => /\d\s*-?(?:minutes?|mins?|hours?)\b/i.test(step)))
    notes.push(`Times are for ${servings} ${servings === 1 ? 'serving' : 'servings'}: check earlier or later.`)
  return notes
}

function isOff(before: Ingredient, after: Ingredient | undefined, factor: number): boolean {
  const [was, is] = [readAmount(before.amount), after && readAmount(after.amount)]
  if (!was || !is || wholeStep(before, middle(was) * factor) === undefined) return false
  if (sticksOf(before, factor)) return false
  return Math.abs(middle(is) - middle(was) * factor) > 0.01
}
const middle = (amount: Amount) => toNumber(amount)
