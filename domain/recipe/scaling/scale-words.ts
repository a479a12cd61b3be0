import { addAmounts, amountOf, fractionOf, scaleAmount } from '#domain/measure/amount.ts'
import { plainDigits } from '#domain/measure/digits.ts'
import { pluralOf, singularName } from '#domain/measure/plural.ts'
import { printAmount } from '#domain/measure/print.ts'
import { readAmount } from '#domain/measure/read-amount.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import { scaleMeasured, sticksOf } from '#domain/recipe/scaling/scale-measured.ts'

/** The words of a step. `isScaled` is false where they still name an amount that was left as it was written. */
export interface ScaledWords {
  text: string
  isScaled: boolean
}

/**
 * The amounts of food that a step names, for more or fewer people: 'add 1/2 cup of the broth', 'beat 2 eggs'. What is said of each piece,
 * of a tool or of a size ('1/4 cup batter per pancake', 'a 2-quart dish', '1-inch cubes') stays, and so does what is added as needed.
 */
export function scaledWords(step: string, factor: number, ingredients: readonly Ingredient[]): ScaledWords {
  let isScaled = true
  const things = thingsOf(ingredients)
  const sentences = step.replace(poundsAndOunces, inOunces).split(/(?<=[.;!?])(?=\s)/)
  const text = sentences
    .map((sentence) => {
      const isEach = ofEach.test(sentence)
      const measured = sentence.replace(measure, (found, amount: string, unit: string, at: number) => {
        if (isEach || isSize(sentence, found, at)) {
          isScaled = isScaled && isSize(sentence, found, at)
          return found
        }
        const after = sentence.slice(at + found.length)
        return scaledMeasure(found, amount, unit, factor, after)
      })
      if (isEach) return measured
      const parted = measured.replace(sticks, (found, amount: string, of: string, name: string) => {
        const line = { amount, unit: 'stick', name }
        const scaled = sticksOf(line, factor) ?? scaleMeasured(line, factor)
        return scaled === line ? found : `${scaled.amount} ${scaled.unit} ${of}${name}`
      })
      return things ? parted.replace(things, (...parts) => scaledThings(factor, parts)) : parted
    })
    .join('')
  return { text, isScaled: isScaled && !unread.test(step) }
}

/** Every weight and volume of a text for more or fewer people: of what stands beside the amount of a line. */
export function scaledMeasures(text: string, factor: number): string {
  return text.replace(measure, (found, amount: string, unit: string, at: number) =>
    scaledMeasure(found, amount, unit, factor, text.slice(at + found.length)),
  )
}

const number = String.raw`(?:\d+\s+\d+/\d+|\d+/\d+|\d+[½¼¾⅓⅔⅛]|\d+(?:\.\d+)?|\.\d+|[½¼¾⅓⅔⅛])`
const amount = String.raw`(${number}(?:\s*(?:-|–|to\b|or\b)\s*${number})?)`
const units = String.raw`cups?|tablespoons?|tbsps?|teaspoons?|tsps?|fl oz|fluid ounces?|ounces?|oz|pounds?|lbs?|kg|kilograms?|grams?|g|ml|milliliters?|millilitres?|liters?|litres?|l|pints?|quarts?|gallons?`
const measure = new RegExp(String.raw`(?<![\w/.-])${amount}[ \u00a0]?(${units})\b\.?(?![-\w])`, 'gi')
const sticks = new RegExp(
  String.raw`(?<![\w/.-])${amount} sticks? ((?:of )?(?:(?:un)?salted |cold |soft(?:ened)? )?)(butter|margarine)\b`,
  'gi',
)
/** '1 lb 4 oz' is one weight: a quarter of it is no '4 oz 1 oz'. */
const poundsAndOunces = new RegExp(
  String.raw`(?<![\w/.-])(${number}) (?:lbs?|pounds?),? (?:and )?(${number}) (oz|ounces?)\b`,
  'gi',
)
const inOunces = (found: string, pounds: string, ounces: string, unit: string): string => {
  const [most, rest] = [readAmount(pounds), readAmount(ounces)]
  return most && rest ? `${printAmount(addAmounts(scaleAmount(most, 16), rest))} ${unit}` : found
}
/** Amounts in words, which stay as they are. */
const unread = new RegExp(
  String.raw`\b(?:an?|half an?|half|one|two|three|four)[ -](?:${units}|sticks?)\b(?! (?:at a time|or (?:so|two)))`,
  'i',
)

/** Of each piece, or as much as is needed: the same for any number of people. */
const ofEach =
  /\b(?:each|every|per|apiece|at a time|portions?|scoops?|ladlefuls?|balls?|patties|mounds?|if (?:needed|necessary)|as needed|more if|a little more|until it (?:measures|comes))\b/i

/** 'a 2-quart saucepan', '12 oz can', '1 cup measure', '10 cups of a muffin tin'. */
function isSize(sentence: string, found: string, at: number): boolean {
  return /^\s*(?:-|of (?:an?|the) (?:\w+ )?(?:muffin|cupcake)|(?:\w+ )?(?:pan|saucepan|skillet|pot|dish|bowl|mold|mould|tin|can|jar|measure|ramekin|cooker|blender|processor|bag|container|pitcher)s?\b)/i.test(
    sentence.slice(at + found.length),
  )
}

function scaledMeasure(found: string, amount: string, unit: string, factor: number, after: string): string {
  const plain = plainDigits(amount)
    .replace(/(?:(?<!\s)\s+)?(?:-|to|or)\s*/g, '-')
    .trim()
  const name = /^[^,.;()]{0,40}?(?=[,.;()]|\band\b|\bplus\b|$)/.exec(after.slice(0, 40))?.[0] ?? ''
  const scaled = scaleMeasured({ amount: plain, unit, name }, factor)
  if (scaled.amount === plain && scaled.unit === unit && factor !== 1) return found
  // a full stop at the end is that of the sentence
  const stop = found.endsWith('.') && after.trim() === '' ? '.' : ''
  return `${scaled.amount} ${inWordsOf(unit, scaled.unit, scaled.amount)}${stop}`
}

/** 'tablespoons' where the step spells its units out, 'tbsp' where it does not. */
function inWordsOf(written: string, unit: string, amount: string): string {
  const word = spelled[unit]
  if (!word || written.length < 4 || /^(?:tbsp|tsp|lbs|fl oz)/i.test(written)) return unit
  const value = readAmount(amount)
  return value && value.high.n > value.high.d ? `${word}s` : word
}
const spelled: Readonly<Record<string, string>> = {
  tsp: 'teaspoon',
  tbsp: 'tablespoon',
  oz: 'ounce',
  lb: 'pound',
  g: 'gram',
  ml: 'milliliter',
  l: 'liter',
}

/** '2 eggs', '3 garlic cloves': counted things by the names that they have in the list; undefined where none is counted. */
function thingsOf(ingredients: readonly Ingredient[]): RegExp | undefined {
  const heads = ingredients.flatMap(({ unit, name, amount }) => {
    const isCounted = (unit === '' || /^(?:small|medium|large|cloves?)$/.test(unit)) && readAmount(amount) !== undefined
    const head = /^cloves?$/.test(unit)
      ? 'clove'
      : (/(?<![a-z])([a-z]{3,})$/i.exec(name.split(/,| \(/)[0] ?? '')?.[1] ?? '')
    return isCounted && head ? [singularName(head.toLowerCase())] : []
  })
  if (heads.length === 0) return undefined
  const names = [...new Set(heads.flatMap((head) => [head, pluralOf(head)]))].sort((a, b) => b.length - a.length)
  return new RegExp(
    String.raw`(?<![\w/.-])(${count}(?:\s*(?:-|–|to\b|or\b)\s*${count})?) ((?:(?:large|medium|small|whole|beaten|red|yellow|green|garlic|egg) )?)(${names.join('|')})\b(?! (?:wide|thick|long|pieces|slices|wedges))`,
    'gi',
  )
}

const count = String.raw`(?:\d+(?: \d/\d)?(?!/)|\d/\d)`

function scaledThings(factor: number, [found, count, size, name]: readonly unknown[]): string {
  const read = readAmount(String(count))
  if (!read) return String(found)
  const step = /egg|yolk|white|clove/i.test(String(name)) ? 1 : 1 / 2
  const exact = scaleAmount(read, fractionOf(factor))
  const [low, value] = [exact.low, exact.high].map(({ n, d }) =>
    Math.max(step, Math.floor(n / d / step + 0.5 + 1e-9) * step),
  ) as [number, number]
  const head = String(name)
  const shown = (value > 1 ? pluralOf : singularName)(head)
  return `${printAmount(amountOf(fractionOf(low), fractionOf(value)))} ${String(size)}${shown}`
}
