import { expect, test } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

function made(notes: string) {
  const composed = compose({ ...anything, notes }, 1)
  if (!('draft' in composed)) throw new Error(`nothing for “${notes}”`)
  return { ...composed.draft, ...composed.verification }
}

test.each([
  ['my toddler will only eat noodles. how do i sneak some veg in', /noodles/i],
  ['kids wont eat courgettes if they can see them, dinner for 5', /zucchini/i],
  ['hidden veg dinner for fussy kids', /hidden/i],
])('%s: the vegetables are in what hides them', (wish, title) => {
  const { title: came, instructions } = made(wish)
  expect(came).toMatch(title)
  expect(instructions.map(({ description }) => description).join(' ')).toMatch(/blend/i)
})

test('a renal diet has a small portion of chicken', () => {
  const { nutrition, title } = made('on a low potassium renal diet, a nice chicken dinner please')
  expect(title).toMatch(/chicken/i)
  expect(nutrition.perServing.protein).toBeLessThanOrEqual(32)
})

test('a lunch is no whole roast', () => {
  const { time } = made('gestational diabetes, a lunch that is not another salad')
  expect(time.totalMinutes).toBeLessThan(70)
})
