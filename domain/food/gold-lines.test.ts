import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readIngredientLine } from '#domain/food/ingredient-line.ts'
import { unitNamed } from '#domain/measure/unit.ts'

/** 2,493 lines with the quantity and unit that people marked in them (strangetom/ingredient-parser, MIT). */
const file = new URL('../../../shared/data/ingredient-lines.json', import.meta.url)
const sizes = new Set(['small', 'medium', 'large', 'each'])

interface Gold {
  line: string
  qty: number | null
  qty2: number | null
  nq: number
  unit: string
}

describe.skipIf(!existsSync(file))('lines that people have marked (skipped where the data folder is absent)', () => {
  it('quantity and unit are right on 96 in 100 lines or more', () => {
    const lines = JSON.parse(readFileSync(file, 'utf8')) as Gold[]
    const wrong = lines.filter((gold) => !isRight(gold))
    expect(wrong.length).toBeLessThan(lines.length * 0.04)
  })
})

/** Right: a measure of the line has the first quantity, and the first unit is among its units. */
function isRight({ line, qty, qty2, nq, unit }: Gold): boolean {
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
const modifiers = new Set([...sizes, 'sm', 'lg', 'heaped', 'level', 'scant', 'good', 'generous', 'about'])
