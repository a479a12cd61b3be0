import { pantry } from '#domain/catalogue/foods/pantry.ts'
import { cutText } from '#domain/cut-text.ts'
import { foodById } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { scaleIngredient } from '#domain/measure/print.ts'
import { unitById } from '#domain/measure/unit.ts'
import { ingredientOf, listLine } from '#domain/recipe/compose/listing/list-line.ts'
import { type Ingredient, ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Substitute } from '#domain/recipe/repair/substitutes/substitute.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

/**
 * The line of a substitute by the weight of the old line, where that one was counted: three scallions are half an onion. Undefined where the old
 * amount fits the new food as well, or weighs nothing known.
 */
export function countedAnew(draft: RecipeDraft, index: number, substitute: Substitute): Ingredient | undefined {
  const { food, ratio = 1, unit, keeps, preparation } = substitute
  if (unit !== undefined || keeps) return undefined
  const [line] = readRecipe({ servings: 1, ingredients: draft.ingredients.slice(index, index + 1) }).lines
  const dimension = line?.line.unit === undefined ? undefined : unitById(line.line.unit)?.dimension
  const grams = line?.line.amount ? line.portions[0]?.weight?.grams : undefined
  if (grams === undefined || grams <= 0 || dimension === 'mass' || dimension === 'volume') return undefined
  const other = pantry.get(food)
  const handled = [preparation, line?.line.optional ? 'optional' : ''].filter(Boolean).join(', ')
  const fresh = other
    ? ingredientOf(listLine({ id: 'vegetable', pool: [], grams }, other, grams * ratio))
    : { amount: String(Math.max(1, Math.round(grams * ratio))), unit: 'g', name: foodById(food).name }
  const { preparation: own, ...bare } = fresh
  const said = handled || own
  return { ...bare, ...(said && { preparation: said }) }
}

/** The old line with another food in it; undefined where the substitute is measured otherwise than any count of the old. */
export function substituted(old: Ingredient, substitute: Substitute): Ingredient | undefined {
  const { food, ratio = 1, unit, preparation, keeps } = substitute
  const { name, plural } = foodById(food)
  const read = readIngredientLine(ingredientText(old))
  const dimension = read.unit === undefined ? undefined : unitById(read.unit)?.dimension
  if (unit !== undefined && (dimension === 'mass' || (dimension === 'volume' && read.unit !== 'tsp'))) return undefined
  const said = numbers[old.amount.toLowerCase()]
  const figured = said === undefined ? old : { ...old, amount: said }
  const isCountless = !/\d/.test(figured.amount)
  const counted = unit === undefined || isCountless ? figured : { ...figured, unit }
  const { amount, unit: scaled } = isCountless ? counted : scaleIngredient(counted, ratio)
  const isSeveral = scaled === '' && amount !== '1' && amount !== ''
  const handled = preparation ?? (keeps ? old.preparation : undefined)
  const prepared = [handled, read.optional && !/optional/i.test(handled ?? '') ? 'optional' : '']
    .filter(Boolean)
    .join(', ')
  return {
    amount,
    unit: scaled,
    name: isSeveral ? plural : name,
    ...(prepared && { preparation: cutText(prepared, 200) }),
  }
}

const numbers: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
}
