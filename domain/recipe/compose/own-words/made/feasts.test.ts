import { expect, test } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

function made(notes: string) {
  const composed = compose({ ...anything, notes }, 1)
  if (!('draft' in composed)) throw new Error(`nothing for “${notes}”`)
  const { title, notes: said, recipeType } = composed.draft
  return { title, said: said.join('\n'), recipeType, list: composed.draft.ingredients.map(({ name }) => name).join() }
}

test.each([
  ['main for Eid lunch, 10 people, lamb', /biryani|roast lamb|tagine|rogan josh/i],
  ['easter dinner but we do not eat lamb or ham', /chicken|salmon/i],
  ['lunar new year dinner, something lucky', /longevity|dumplings/i],
  ['halloween treat for a class, nut free and egg free', /treats|apples|popcorn|corn/i],
  ['bonfire night food', /casserole|soup|chili|potatoes/i],
  ['something warm for bonfire night', /casserole|soup|chili|potatoes|cider/i],
])('%s stands on that table', (wish, title) => {
  expect(made(wish).title).toMatch(title)
})

test('has no pork and no wine at Eid', () => {
  expect(made('eid dinner, something with sausages').list).not.toMatch(/pork|wine|bacon/)
})

test('brings a main dish for the middle of the table', () => {
  expect(made('a vegan centerpiece for Thanksgiving, 8 people').recipeType).toBe('Main Dish')
})

test.each(['Good evening! A roast for 6, kids and grown ups', 'hi there, soup for my coworkers please'])(
  '%s: chatter is quoted to nobody',
  (wish) => {
    expect(made(wish).said).not.toMatch(/Not taken into account/)
  },
)

test.each([['pad thai without tamarind', 'Lime juice takes the place of the tamarind']])(
  '%s: what stands in is told',
  (wish, note) => {
    expect(made(wish).said).toContain(note)
  },
)

test('calls brown bananas and no eggs banana bread', () => {
  expect(made('3 brown bananas and no eggs').said).toBe('')
})
