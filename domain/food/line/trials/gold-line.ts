import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { unitNamed } from '#domain/measure/unit.ts'

/** An ingredient line with the quantity (to `qty2`) and unit that people marked in it; `nq` is how many quantities it has. */
export interface GoldLine {
  line: string
  qty: number | null
  qty2: number | null
  nq: number
  unit: string
}

/** Whether a line is read as marked: a measure of it has the first quantity, and the first unit is among its units. */
export function isReadAsMarked({ line, qty, qty2, nq, unit }: GoldLine): boolean {
  const read = readIngredientLine(line)
  const measures = [{ amount: read.amount, unit: read.unit }, read.packageSize, read.second].filter(
    (measure) => measure !== undefined,
  )
  const isQuantity =
    qty === null
      ? nq > 0 || !read.amount
      : measures.some(
          ({ amount }) =>
            amount && near(amount.low.n / amount.low.d, qty) && near(amount.high.n / amount.high.d, qty2 ?? qty),
        )
  const marked = unitsIn(unit)
  const units = measures.map((measure) => measure.unit ?? '').filter((one) => one && !sizes.has(one))
  return isQuantity && (marked[0] === undefined ? units.length === 0 : units.includes(marked[0]))
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(0.011, 0.011 * b)
}

/** The units that a mark names, in order; words that are none stay as they are, so that they count as missed. */
function unitsIn(text: string): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean)
  const found = words.map((word, at) => (unitNamed(`${word} ${words[at + 1] ?? ''}`) ?? unitNamed(word))?.id ?? word)
  const known = found.filter((id) => unitNamed(id) && !sizes.has(id))
  return known.length > 0 ? known : found.filter((word) => !modifiers.has(word))
}
const sizes = new Set(['small', 'medium', 'large', 'each'])
const modifiers = new Set([...sizes, 'sm', 'lg', 'heaped', 'level', 'scant', 'good', 'generous', 'about'])
