import { addAmounts, fractionOf, scaleAmount, toNumber } from '#domain/measure/amount.ts'
import { printAmount, scaleIngredient } from '#domain/measure/print.ts'
import { readAmount } from '#domain/measure/read-amount.ts'
import { unitById, unitNamed } from '#domain/measure/unit.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'

/** A measured line for more or fewer people, down to what a kitchen can still take: a pinch, a few drops, grams. */
export function scaleMeasured(ingredient: Ingredient, factor: number): Ingredient {
  const scaled = scaleIngredient(ingredient, factor)
  const before = readAmount(ingredient.amount)
  if (scaled === ingredient || !before) return scaled
  const value = toNumber(before) * factor
  const unit = unitNamed(ingredient.unit)
  const isLargeUnit = unit !== undefined && jugs.has(unit.id) && value < 1 / 4
  if (!isLargeUnit && !/^0(?:[-.]|$)/.test(scaled.amount)) return scaled
  if (unit?.dimension === 'volume' && !scale.has(unit.id)) return spoonful(ingredient, value * unit.size)
  if (unit?.id === 'oz' || unit?.id === 'lb') return { ...ingredient, amount: tenths(value * unit.size), unit: 'g' }
  return { ...scaled, amount: unit && scale.has(unit.id) ? tenths(value) : '1/8' }
}
const jugs = new Set(['pint', 'quart', 'gallon'])
const scale = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l', 'mm', 'cm'])
const tenths = (value: number) => String(Math.max(0.1, Math.round(value * 10) / 10))

/** So many millilitres by cup or spoon, and less than an eighth of a teaspoon between the fingers or by the drop. */
function spoonful(ingredient: Ingredient, millilitres: number): Ingredient {
  if (millilitres >= 0.5) {
    const cup = unitById('cup')?.size ?? 1
    return scaleIngredient({ ...ingredient, amount: '1', unit: 'cup' }, millilitres / cup)
  }
  if (!wet.test(ingredient.name)) return { ...ingredient, amount: '1', unit: 'pinch' }
  const drops = Math.max(1, Math.round(millilitres / (unitById('drop')?.size ?? 1)))
  return { ...ingredient, amount: String(drops), unit: drops === 1 ? 'drop' : 'drops' }
}
const wet =
  /\b(?:oil|extract|essence|vanilla|water|milk|cream|sauce|juice|vinegar|wine|syrup|honey|molasses|stock|broth|tamari|mirin|rum|liquid smoke|tabasco)\b(?! (?:powder|bean|sugar))/i

/** '1 lb 4 oz' as 20 oz, '1 kg 200 g' as 1200 g, '100 g/3.5 oz' as 100 g (3.5 oz): one amount, and the other half of it in brackets. */
export function inOneMeasure(ingredient: Ingredient): Ingredient {
  const { amount, unit, name } = ingredient
  const [, own = '', half, rest] = twice.exec(name) ?? []
  if (half && rest && (unit === '' ? unitNamed(own) : own === '' && unitNamed(unit)))
    return { ...ingredient, unit: unit || own, name: `(${half}) ${rest}` }
  const [, more = '', less = '', food] = smaller.exec(name) ?? []
  const [whole, part] = [readAmount(amount), readAmount(more)]
  const [large, small] = [unitNamed(unit), unitNamed(less)]
  if (!food || !whole || !part || !large || !small || parts[large.id] !== small.id) return ingredient
  const sum = addAmounts(scaleAmount(whole, Math.round(large.size / small.size)), part)
  return { ...ingredient, amount: printAmount(sum), unit: small.id, name: food }
}
const parts: Readonly<Record<string, string>> = { lb: 'oz', kg: 'g' }
const figure = String.raw`\d[\d./\s]*[½¼¾⅓⅔⅛]?`
const word = '(?:fl\\.? oz|kg|mg|grams?|g|ml|l|lit(?:er|re)s?|oz|ounces?|lbs?|pounds?|cups?)'
const smaller = new RegExp(`^(?:and\\s+)?(${figure})\\s?(ounces?|oz|g|grams?)\\b\\.?\\s+(?:of\\s+)?(\\S.*)$`, 'i')
const twice = new RegExp(`^(${word})?\\s*/\\s*(${figure}\\s?${word})\\.?\\s+(\\S.*)$`, 'i')

/** A part of a stick of butter in spoons, which its wrapper marks; undefined for whole and half sticks, and those of other things. */
export function sticksOf(ingredient: Ingredient, factor: number): Ingredient | undefined {
  const before = readAmount(ingredient.amount)
  if (!before || unitNamed(ingredient.unit)?.id !== 'stick' || !/\b(?:butter|margarine)\b/i.test(ingredient.name))
    return undefined
  const halves = scaleAmount(before, fractionOf(factor * 2))
  if ([halves.low, halves.high].every(({ n, d }) => Math.abs(n / d - Math.round(n / d)) < 0.01)) return undefined
  return scaleMeasured({ ...ingredient, amount: printAmount(scaleAmount(before, 8)), unit: 'tbsp' }, factor)
}
