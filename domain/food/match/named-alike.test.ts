import { expect, it } from 'vitest'
import { foodsForbidden, singular } from '#domain/catalogue/foods/food-words.ts'
import { foodById, foods, idsWithin } from '#domain/food/foods.ts'
import { knownFood } from '#domain/food/match/find-food.ts'
import { namedAlike, wordsAlike } from '#domain/food/match/named-alike.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { stemsOf } from '#domain/text/tokens.ts'

it('has words as they are looked up, each with foods that there are', () => {
  expect(wordsAlike.length).toBeGreaterThan(50)
  expect(wordsAlike.filter((word) => stemsOf(word).join(' ') !== word || singular(word) !== word)).toEqual([])
  const ids = wordsAlike.flatMap((word) => [...namedAlike(word)])
  expect(ids.filter((id) => !foods.has(id))).toEqual([])
})

it('holds no food that is made of the other', () => {
  const made = wordsAlike.flatMap((word) => {
    const { food } = knownFood(word)
    const holds = (id: string) => food !== undefined && idsWithin(foodById(id)).has(food.id)
    return [...namedAlike(word)].filter(holds).map((id) => `${id} is made of ${word}`)
  })
  expect(made).toEqual([])
})

it.each([
  ['no beef', 'beef', ['tomato', 'celery', 'salmon']],
  ['no chicken', 'chicken', ['egg']],
  ['without butter', 'butter', ['leaf-lettuce', 'white-beans', 'peanut-butter']],
  ['no olives', 'olives', ['olive-oil']],
  ['I hate oranges', 'oranges', ['yellow-pepper', 'sweet-potato']],
  ['no crab', 'crab', ['apple']],
  ['no milk', 'milk', ['soy-milk', 'coconut-milk']],
])('who refuses a food is not kept from what only bears its name: %s', (notes, word, ids) => {
  const forbidden = foodsForbidden(word)
  expect(forbidden.length).toBeGreaterThan(0)
  expect(ids.filter((id) => forbidden.includes(id))).toEqual([])
  expect(compose({ ...anything, notes }, 1)).toHaveProperty('draft')
})

it.each([
  ['burgers but no beef', /burger/i],
  ['pancakes without milk', /pancake/i],
  ['omelette, no chicken', /omelet/i],
  ['guacamole, no oranges', /guacamole/i],
  ['greek salad, no butter', /greek salad/i],
])('and gets the dish that was named: %s', (notes, title) => {
  const made = compose({ ...anything, notes }, 1)
  expect('draft' in made && made.draft.title).toMatch(title)
})
