import { expect, it } from 'vitest'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'
import { isFlesh } from '#domain/wish/parser/flesh.ts'

const plants =
  'vegetable, mushroom, chickpea, lentil, cauliflower, green bean, sweet potato, tofu, kale, beet, tempeh'.split(', ')
const kinds =
  'stew, curry, tacos, stir fry, enchiladas, burgers, soup, meatballs, tagine, goulash, kebabs, pizza'.split(', ')
// beet soup is borscht, which its own people make with beef stock
const wishes = plants
  .flatMap((plant) => kinds.map((kind) => `${plant} ${kind}`))
  .filter((wish, place) => place % 3 === 0 && wish !== 'beet soup')

function fleshIn(notes: string): string[] {
  const made = compose({ ...anything, notes }, 3)
  if ('contradiction' in made) throw new Error(made.contradiction.message)
  return made.draft.ingredients
    .flatMap((line) => readIngredientLine(ingredientText(line)).foods)
    .flatMap(({ food }) => (food && isFlesh(food.id) ? `${notes}: ${food.name} in ${made.draft.title}` : []))
}

it('a dish that is named for what grows has no meat or fish in it', () => {
  expect(wishes.flatMap(fleshIn)).toEqual([])
})

it.each([
  'vegetable stew with beef',
  'cauliflower chicken tacos',
  'bean and beef burritos',
  'a mushroom pizza, and put sausage on it',
  'onion burgers',
  'tacos with cauliflower',
])('%s may have meat', (notes) => {
  expect(parseNotes(notes).isMeatless).toBe(false)
})
