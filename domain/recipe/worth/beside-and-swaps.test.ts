import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { nobody } from '#domain/recipe/profile.ts'
import { worthCooking } from '#domain/recipe/worth/worth-cooking.ts'

function worthOf(notes: string) {
  const made = compose({ ...anything, notes }, 3)
  if (!('draft' in made)) throw new Error(made.contradiction.message)
  return worthCooking(made.draft, nobody, { dish: made.dish, notes })
}

it('serves with a dish what its entry names, by what that does there', () => {
  expect(worthOf('french onion soup').beside.map(({ dish }) => dish)).toEqual(['Green Salad'])
  expect(worthOf('herb bread stuffing').beside[0]).toEqual({
    dish: expect.stringMatching(/Turkey|Chicken/),
    why: expect.stringMatching(/as the (?:main dish|centerpiece)/),
  })
})

it('sets no rice beside rice, and no second salad beside a salad', () => {
  for (const notes of ['butter chicken', 'chicken tikka masala', 'honey garlic chicken with rice', 'pepperoni pizza']) {
    const beside = worthOf(notes).beside
    expect(beside.filter(({ dish }) => /\brice\b/i.test(dish))).toEqual([])
    expect(beside.filter(({ dish }) => /\bsalad\b/i.test(dish)).length).toBeLessThan(2)
  }
})

it('offers no swap that could not do what the food does in the dish', () => {
  const swaps = (notes: string) => worthOf(notes).swaps.map(({ sentence }) => sentence)
  expect(swaps('victoria sponge').filter((each) => /Instead of the heavy cream/.test(each))).toEqual([])
  expect(swaps('french onion soup').filter((each) => /tortilla/.test(each))).toEqual([])
  expect(swaps('breakfast burrito').filter((each) => /tortilla/.test(each))).toEqual([])
  expect(swaps('soup dumplings').filter((each) => /lentils/.test(each))).toEqual([])
  expect(swaps('kofta kebabs').filter((each) => /lentils/.test(each))).toEqual([])
})
