import { expect, test } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'

function made(notes: string) {
  const composed = compose({ ...anything, notes }, 1)
  if (!('draft' in composed)) throw new Error(`nothing for “${notes}”`)
  const { title, ingredients, notes: said } = composed.draft
  return { title, list: ingredients.map(ingredientText).join('\n'), notes: said.join('\n') }
}

test.each([
  ['turkey pot pie with biscuit topping', 'biscuit topping'],
  ['lasagne the british way, with white sauce', 'white sauce'],
  ['apple pie with crumb topping', 'crumb topping'],
])('%s: a part that the dish has not is told', (wish, part) => {
  expect(made(wish).notes).toContain(`“${part}”`)
})

test('green sauce has no greens in it', () => {
  expect(made('chicken enchiladas with green sauce').list).not.toMatch(/spinach|kale|chard|collard/)
})

test('a gravy that meat comes in is no dish of gravy', () => {
  const { title, list } = made('pork chops in mushroom gravy')
  expect(title).not.toMatch(/^brown gravy/i)
  expect(list).toMatch(/pork chop[\s\S]*mushroom/)
})

test('a crust that the dish has is not told as lacking', () => {
  const { list, notes } = made('key lime pie with a graham cracker crust')
  expect(list).toMatch(/graham crackers/)
  expect(notes).not.toMatch(/crust/)
})
