import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { unitById } from '#domain/measure/unit.ts'
import { either, inTurn, plain } from '#domain/plain-text.ts'
import { type Ingredient, ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Substitute } from '#domain/recipe/repair/substitutes/substitute.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

/**
 * What may stand in for the eggs of a line, by what the steps do with them; empty where nothing does: whites that are whipped, a
 * mayonnaise, a batter that more eggs than flour hold up. Amounts for one egg are general kitchen practice.
 */
export function eggSubstitutes(draft: RecipeDraft, index: number, foodId: string): readonly Substitute[] {
  const line = draft.ingredients[index]
  if (!line) return []
  const all = draft.instructions.map(({ description }) => plain(description)).join(' ')
  const own = all
    .split(/(?<=[a-z)][.;!])\s+/)
    .filter((sentence) => /\b(?:eggs?|yolks?|whites?|omelet\w*|quiche)\b/.test(sentence))
    .join(' ')
  const said = `${plain(draft.title)} ${own} ${plain(ingredientText(line))}`
  const list = draft.ingredients.map(({ name }) => plain(name)).join(' ; ')
  if (whipped.test(said)) return []
  if (/\b(?:mayonnaise|aioli|hollandaise|emulsi\w+)\b/.test(said) && !/\bmayo/.test(list)) return []
  if (/\bbrush\w*\b|\begg ?wash\b|\bglaz\w*\b/.test(said) && !mixedIn.test(own)) return washes
  if (dipped.test(own) && /flour|crumb|panko/.test(list)) return coatings
  if (
    /\b(?:boil|poach|fry|fried|sunny)\w*\b[^.,]{0,30}\beggs?\b|\beggs?\b[^.]{0,30}\b(?:boil|poach)\w*\b|\bboiled\b/.test(
      said,
    ) &&
    foodId === 'egg'
  )
    return slices
  if (/\b(?:scrambl\w*|omelet\w*|frittata|quiche|shakshuka|fried rice)\b/.test(said)) return scrambles
  if (thickened.test(said) && /\b(?:milk|cream)\b/.test(list) && !/\bflour\b/.test(list)) return thickeners
  if (foodId === 'egg-white') return []
  if (!binders.test(list)) return foodId === 'egg-yolk' ? creams : scrambles
  const { amount } = readIngredientLine(ingredientText(line))
  const count = eggsMeasured(line) ?? (amount ? amount.high.n / amount.high.d : 1)
  return count > 4 && count * flourForEach > flourOf(draft) ? [] : bindings
}

/** How many eggs, yolks or whites are in a line that weighs or measures them; undefined where it counts them, or says no amount. */
export function eggsMeasured(line: Ingredient): number | undefined {
  const { amount, unit } = readIngredientLine(ingredientText(line))
  const dimension = unit === undefined ? undefined : unitById(unit)?.dimension
  if (!amount || (dimension !== 'mass' && dimension !== 'volume')) return undefined
  const eggs = gramsOf(line) / gramsOf({ amount: '1', unit: '', name: line.name })
  return Number.isFinite(eggs) ? Math.max(1, Math.round(eggs)) : undefined
}
function gramsOf(line: Ingredient): number {
  return readRecipe({ servings: 1, ingredients: [line] }).lines[0]?.portions[0]?.weight?.grams ?? Number.NaN
}

/** Grams of flour and the like that hold without the egg: a sponge has less of it to each. */
const whipped = either(
  /\bmeringue\b/,
  inTurn(/\bwhip\w*/, /\bwhites?\b/),
  inTurn(/\bwhites?\b/, /\b(?:peaks|stiff|foam\w*|froth\w*|snow)\b/),
)
const mixedIn = inTurn(/\b(?:add|beat in|mix|stir|whisk in|combine)\b/, /\begg/)
const dipped = either(
  inTurn(/\b(?:dip|dredg|dunk|coat|bread)\w*\b/, /\beggs?\b/),
  inTurn(/\beggs?\b/, /\b(?:dip|dredg|dunk|coat)\w*\b/),
)
const thickened = either(/\b(?:custard|curd|pudding|ice cream|thicken\w*)\b/, inTurn(/\bcoats?\b/, /\bspoon\b/))

const flourForEach = 50
function flourOf(draft: RecipeDraft): number {
  const { lines } = readRecipe(draft)
  return lines
    .filter(({ name }) => binders.test(plain(name)))
    .reduce((sum, { portions }) => sum + (portions[0]?.weight?.grams ?? 0), 0)
}

const binders =
  /\b(?:flour|oats?|oatmeal|crumbs?|breadcrumbs?|panko|bread|potato\w*|starch|cornmeal|matzo|crackers|almond meal)\b/
const washes: readonly Substitute[] = [
  { food: 'oat-milk', short: 'oat milk', unit: 'tbsp' },
  { food: 'soy-milk', short: 'soy milk', unit: 'tbsp' },
  { food: 'rice-milk', short: 'rice milk', unit: 'tbsp' },
  { food: 'milk', short: 'milk', unit: 'tbsp' },
]
const coatings: readonly Substitute[] = washes.map((one) => ({ ...one, ratio: 3 }))
const slices: readonly Substitute[] = [
  { food: 'tofu', short: 'tofu', unit: 'oz', ratio: 2, preparation: 'sliced' },
  { food: 'chickpeas', unit: 'oz', ratio: 2, preparation: 'drained and rinsed' },
]
const scrambles: readonly Substitute[] = [
  { food: 'tofu', short: 'tofu', unit: 'oz', ratio: 2, preparation: 'crumbled' },
  { food: 'vegan-egg', short: 'vegan egg', unit: 'tbsp', ratio: 3 },
]
const thickeners: readonly Substitute[] = [
  { food: 'cornstarch', unit: 'tsp', ratio: 2 },
  { food: 'arrowroot', unit: 'tsp', ratio: 2 },
]
const creams: readonly Substitute[] = [
  { food: 'oat-cream', unit: 'tbsp', ratio: 2 },
  { food: 'coconut-cream', short: 'coconut cream', unit: 'tbsp', ratio: 2 },
]
const bindings: readonly Substitute[] = [
  { food: 'flax', short: 'flax mixture', unit: 'tbsp', preparation: 'stirred into 3 tbsp water for each' },
  { food: 'applesauce', short: 'applesauce', unit: 'tbsp', ratio: 4 },
  { food: 'chia', short: 'chia mixture', unit: 'tbsp', preparation: 'stirred into 3 tbsp water for each' },
]
