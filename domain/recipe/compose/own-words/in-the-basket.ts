import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'

/** Minutes that a vegetable lies in the basket before what it goes with. */
const headStart = 4

/** A vegetable asked for with what an air fryer cooks goes into its basket, a little before: true where there is one. */
export function inTheBasket(kit: Kit, line: DishLine): boolean {
  if (!isKind(line, 'vegetable') || line.behaviour.roasted === undefined) return false
  if (!kit.steps.some(({ text }) => /\bair fryer\b/i.test(text))) return false
  const step = kit.steps.find(({ text }) => /\bbasket\b/.test(text) && /\d minutes/.test(text))
  if (!step) return false
  step.text = `Spread ${kit.the(line)} in the basket, lightly salted, and cook for ${headStart} minutes, then push ${kit.them(line)} to the sides. ${step.text}`
  step.waiting += headStart
  return true
}
