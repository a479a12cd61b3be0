import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { candidates } from '#domain/recipe/compose/select/candidates.ts'
import { hear } from '#domain/wish/heard-wish.ts'

const unsalted = new Set(['dish-salmon-sweet-potato-bites', 'dish-salt-free-meatloaf'])
const hasUnsalted = (notes: string) =>
  candidates(hear({ ...anything, notes })).some(({ form }) => unsalted.has(form.id))

it.each([['dinner with salmon'], ['']])('has nothing made without salt for who eats it: “%s”', (notes) => {
  expect(hasUnsalted(notes)).toBe(false)
})

it.each([['no salt dinner'], ['dinner for my toddler'], ['salt free meatloaf'], ['salmon and sweet potato bites']])(
  'has it for who has none, for children, and by its name: “%s”',
  (notes) => {
    expect(hasUnsalted(notes)).toBe(true)
  },
)
