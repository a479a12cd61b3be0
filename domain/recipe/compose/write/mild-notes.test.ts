import { expect, test } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'

function made(notes: string) {
  const composed = compose({ ...anything, notes }, 1)
  if (!('draft' in composed)) throw new Error(`nothing for “${notes}”`)
  const { title, ingredients, notes: said } = composed.draft
  return { title, list: ingredients.map(ingredientText).join('\n'), said }
}
const atTable = /on the table for whoever likes it hot/

test.each([
  ['mapo tofu but mild enough for my 6 year old', /mapo tofu/i, /chili bean/],
  ['beef chili, no heat', /chili/i, /chili powder|cayenne|jalapeño/],
  ['rogan josh, not spicy', /rogan josh/i, /Kashmiri|cayenne/],
])('%s is that dish, with its heat on the table', (wish, title, hot) => {
  const dish = made(wish)
  expect(dish.title).toMatch(title)
  expect(dish.list).not.toMatch(hot)
  expect(dish.said.some((note) => atTable.test(note))).toBe(true)
})

test.each(['mac and cheese, mild please', 'beef chili'])('%s says nothing of heat', (wish) => {
  expect(made(wish).said.some((note) => atTable.test(note))).toBe(false)
})
