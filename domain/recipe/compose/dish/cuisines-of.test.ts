import { expect, test } from 'vitest'
import { bookForms } from '#domain/catalogue/book/book-forms.ts'
import { cuisines } from '#domain/options/options.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { cuisinesOf } from '#domain/recipe/compose/dish/cuisines-of.ts'
import { familiesOf } from '#domain/recipe/compose/dish/pairs-of-form.ts'

const draftOf = (wish: Partial<Wish>, seed = 1) => {
  const made = compose({ ...anything, ...wish }, seed)
  if ('contradiction' in made) throw new Error(made.contradiction.message)
  return made.draft
}

test('a dish is from the kitchen that owns up to it, whoever seasons it and whatever its cook likes', () => {
  const likes = { preferredCuisines: ['Mexican', 'French', 'Spanish'] } as const
  const from = (notes: string) => draftOf({ ...likes, notes }).cuisine
  expect(['chili mac', 'western omelet', 'chicken enchiladas', 'shepherds pie', 'jollof rice'].map(from)).toEqual([
    'American',
    'American',
    'Mexican',
    'British',
    'African',
  ])
})

test('a kitchen that was asked for answers with what is its own', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { title, cuisine } = draftOf({ cuisine: 'Mexican', recipeType: 'Main Dish', mealTime: 'Dinner' }, seed)
    expect([title, cuisine]).toEqual([title, 'Mexican'])
    expect(title).not.toMatch(/\bChili\b(?! Verde)|Mac\b/)
  }
})

test('what neither its foods nor its name make Korean is not called so, and says it', () => {
  const told = new Set<boolean>()
  for (let seed = 1; seed <= 24; seed += 1) {
    const { cuisine, notes } = draftOf({ cuisine: 'Korean', diet: 'paleo', recipeType: 'Beverage' }, seed)
    expect(cuisine === '').toBe(notes.includes('This isn’t a traditional Korean recipe'))
    told.add(cuisine === '')
  }
  expect(told).toEqual(new Set([true, false]))
})

test('there are dishes by name from every kitchen that can be asked for', () => {
  const known = bookForms.flatMap((form) => familiesOf(form).flatMap((flavour) => cuisinesOf({ form, flavour })))
  for (const cuisine of cuisines) expect(known.filter((each) => each === cuisine).length).toBeGreaterThan(5)
})
