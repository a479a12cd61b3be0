import { type Amount, amountOf, fractionOf, scaleAmount, toNumber } from '#domain/measure/amount.ts'
import { ratio } from '#domain/measure/convert.ts'
import { plainDigits } from '#domain/measure/digits.ts'
import { pluralOf, singularName } from '#domain/measure/plural.ts'
import { amountAt } from '#domain/measure/read-amount.ts'
import { type Unit, unitById, unitNamed } from '#domain/measure/unit.ts'

/** An amount as a cook writes it: '1 1/2', '1/3', '2-3', '250'. Fractions are those that measuring spoons and cups have. */
export function printAmount(value: Amount | number): string {
  if (typeof value === 'number') return printNumber(value)
  const [low, high] = [printNumber(value.low.n / value.low.d), printNumber(value.high.n / value.high.d)]
  return low === high ? low : `${low}-${high}`
}

/** One line of a list: the words of a recipe's ingredient. */
export interface WrittenIngredient {
  amount: string
  unit: string
  name: string
  preparation?: string | undefined
}

/**
 * An ingredient for more or fewer people: 4 times '1/2 tsp' is '2 tsp', 8 times '2 tbsp' is '1 cup', twice '1 onion' is
 * '2 onions'. An ingredient whose amount cannot be read stays as it is.
 */
export function scaleIngredient<T extends WrittenIngredient>(ingredient: T, factor: number): T {
  if (!(factor > 0) || !Number.isFinite(factor) || factor === 1) return ingredient
  const plain = plainDigits(ingredient.amount).trim()
  const read = amountAt(plain, 0)
  if (!read || read.end < plain.length) return ingredient
  const { before, unitWord, after } = partsOf(ingredient.unit)
  const unit = unitNamed(ingredient.unit) ?? unitNamed(unitWord)
  const whole = scaleAmount(read.amount, fractionOf(factor))
  const { amount, unit: best } = unit && !before.trim() ? bestUnit(whole, unit) : { amount: whole, unit }
  const isSeveral = amount.high.n > amount.high.d
  const aside = scaledAside(after, factor)
  if (!best || best.id === 'each' || sized.has(best.id)) {
    const wasSeveral = read.amount.high.n > read.amount.high.d
    const name =
      isSeveral === wasSeveral || (ingredient.unit && !best)
        ? ingredient.name
        : (isSeveral ? pluralOf : singularName)(ingredient.name)
    return { ...ingredient, amount: printScaled(amount, best), name }
  }
  const word = best === unit && before.trim() ? unitWord : best.id
  // '30 cm piece' is one length, cut as it comes
  const named = unitNamed(word) ?? best
  const isLength = /^(?:inch|cm) $/.test(before)
  return {
    ...ingredient,
    amount: printScaled(amount, best),
    unit: `${before}${isSeveral && !isLength ? named.many : named.one}${aside}`,
  }
}

const sized = new Set(['small', 'medium', 'large'])
const metric = new Set(['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l', 'mm', 'cm'])

const thousands = new Set(['kg', 'l'])

/** Parts of a cup or spoon that sets of measures have, as numbers and in print. */
const measures = [
  [0, ''],
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [3 / 8, '3/8'],
  [1 / 2, '1/2'],
  [5 / 8, '5/8'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [7 / 8, '7/8'],
  [1, ''],
] as const

function printNumber(value: number): string {
  if (!Number.isFinite(value) || value <= 0) return '0'
  if (value >= 20) return String(Math.round(value))
  let whole = Math.floor(value)
  const rest = value - whole
  let best: (typeof measures)[number] = measures[0]
  // From 3 on, eighths are more than a cook measures.
  for (const part of measures) {
    if (whole >= 3 && part[1].endsWith('8')) continue
    if (Math.abs(part[0] - rest) < Math.abs(best[0] - rest)) best = part
  }
  if (best[0] === 1) {
    whole += 1
    best = measures[0]
  }
  // no spoon is so small, and a word would not be read back as an amount
  if (whole === 0 && best[1] === '')
    return value >= 1 / 24 ? '1/16' : String(Math.max(0.001, Number(value.toPrecision(1))))
  return [whole || '', best[1]].filter(Boolean).join(' ')
}

function printScaled(amount: Amount, unit: Unit | undefined): string {
  if (!unit || !metric.has(unit.id)) return printAmount(amount)
  const round = (value: number) =>
    String(
      value >= 100
        ? Math.round(value / 5) * 5
        : value >= 10
          ? Math.round(value)
          : // a kilo and a quarter is no 1.3 kg
            Math.round(value * (thousands.has(unit.id) ? 20 : 10)) / (thousands.has(unit.id) ? 20 : 10),
    )
  const [low, high] = [round(amount.low.n / amount.low.d), round(amount.high.n / amount.high.d)]
  return low === high ? low : `${low}-${high}`
}

/** Larger and smaller neighbours that a cook changes to: from how many on, and to which. */
const ladder: Readonly<Record<string, { up?: readonly [number, string]; down?: readonly [number, string] }>> = {
  tsp: { up: [3, 'tbsp'] },
  tbsp: { up: [4, 'cup'], down: [1, 'tsp'] },
  cup: { down: [1 / 4, 'tbsp'] },
  oz: { up: [16, 'lb'] },
  lb: { down: [1 / 2, 'oz'] },
  g: { up: [1000, 'kg'] },
  kg: { down: [1, 'g'] },
  ml: { up: [1000, 'l'] },
  l: { down: [1, 'ml'] },
}

function bestUnit(amount: Amount, unit: Unit): { amount: Amount; unit: Unit } {
  const value = toNumber(amount)
  const { up, down } = ladder[unit.id] ?? {}
  const next = up && value >= up[0] - 1e-9 ? up[1] : down && value < down[0] - 1e-9 ? down[1] : undefined
  const other = next && unitById(next)
  if (!other) return { amount, unit }
  const changed = scaleAmount(amount, ratio(unit.id, other.id) ?? 1)
  // '5 tsp' is no whole measure of tablespoons: it stays.
  if (up && next === up[1] && !isMeasured(changed, other)) return { amount, unit }
  return bestUnit(changed, other)
}

/** Whether both ends are parts that the unit is sold in: a tablespoon has no thirds. */
function isMeasured({ low, high }: Amount, unit: Unit): boolean {
  const parts =
    unit.id === 'tbsp' ? [0, 1 / 2, 1] : unit.id === 'cup' ? [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1] : undefined
  if (!parts) return true
  return [low, high].every(({ n, d }) => parts.some((part) => Math.abs(part - ((n / d) % 1)) < 0.01))
}

/** '(14-oz) can (400 g)': the word of a unit, what stands before it, and what stands in parentheses behind it. */
function partsOf(unit: string): { before: string; unitWord: string; after: string } {
  const whole = unit.trimEnd()
  const open = whole.endsWith(')') ? whole.indexOf('(') : -1
  const named = open < 0 ? whole : whole.slice(0, open).trimEnd()
  const unitWord = /(?<![A-Za-z])[A-Za-z]+$/.exec(named)?.[0] ?? ''
  return { before: named.slice(0, named.length - unitWord.length), unitWord, after: whole.slice(named.length) }
}

/** '(450 g)' beside a unit grows with it. */
function scaledAside(aside: string, factor: number): string {
  return aside.replace(/(?<!\d)(\d+(?:\.\d+)?)(\s*(?:g|kg|ml|l|oz|lb)\b)/g, (_, figure: string, unit: string) => {
    const amount = amountOf(fractionOf(Number(figure) * factor))
    return `${printScaled(amount, unitNamed(unit.trim()))}${unit}`
  })
}
