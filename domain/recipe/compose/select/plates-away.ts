import type { Form } from '#domain/catalogue/forms/form.ts'

/** Points that a dish loses whose own plate is far from the calories asked for: eleven ounces of lean chops are no dinner, nor is half a cutlet. */
export function platesAway({ told, fixedSize }: Form, calories: number): number {
  if (!told || !fixedSize || told.per.calories === 0) return 0
  return perDoubling * Math.max(0, Math.abs(Math.log2(calories / told.per.calories)) - near)
}
/** Points for twice the plate or half of it, and how much of a doubling is no other plate. */
const [perDoubling, near] = [3.5, 0.35]
