import { expect, it, test } from 'vitest'
import { anything, type Wish } from '#domain/options/wish.ts'
import { composeIfKept } from '#domain/recipe/compose/compose.ts'

const drafts = (wish: Partial<Wish>, times = 12) =>
  Array.from({ length: times }, (_, seed) => composeIfKept({ ...anything, ...wish }, seed)).flatMap((made) =>
    made ? [made.draft] : [],
  )

it('aims at the level that is asked for', () => {
  const levels = drafts({ recipeType: 'Main Dish', complexity: 'Advanced' }).map(({ difficulty }) => difficulty)
  expect(levels.filter((level) => level === 'Advanced').length).toBeGreaterThan(levels.length / 2)
})

it('says where no dish of the level is to be had, and says nothing where one is', () => {
  for (const { difficulty, notes } of drafts({ recipeType: 'Beverage', complexity: 'Advanced' }))
    expect(notes).toContain(`This recipe is easier than “advanced”: its level is ${difficulty.toLowerCase()}`)
  for (const { difficulty, notes } of drafts({ recipeType: 'Main Dish', complexity: 'Advanced' }))
    expect(notes.some((note) => note.includes('easier than'))).toBe(difficulty !== 'Advanced')
})

it('takes the skill of a profile for the most that a cook can, and no wish', () => {
  for (const { notes } of drafts({ complexity: 'Advanced', because: ['skill'] }))
    expect(notes.join()).not.toContain('easier than')
})

test('a recipe from no cuisine that a cook likes says so, and one that was named does not', () => {
  const wish: Partial<Wish> = { preferredCuisines: ['Italian'] }
  for (const { cuisine, notes } of drafts({ ...wish, recipeType: 'Main Dish' }))
    expect(notes.includes(`This recipe is ${cuisine}, not Italian`)).toBe(cuisine !== 'Italian')
  const [tacos] = drafts({ ...wish, notes: 'beef tacos' }, 1)
  expect(tacos?.notes.join()).not.toContain('not Italian')
})

test('a drink that suits every kitchen comes after those of the one that a cook likes, or says what it is not', () => {
  const drinks = drafts({ recipeType: 'Beverage', preferredCuisines: ['Chinese'] })
  const borrowed = drinks.filter(({ title }) => /Smoothie|Cooler|Punch/.test(title))
  expect(borrowed.length).toBeLessThan(drinks.length / 4)
  for (const { notes } of borrowed) expect(notes).toContain('This isn’t a traditional Chinese recipe')
})
