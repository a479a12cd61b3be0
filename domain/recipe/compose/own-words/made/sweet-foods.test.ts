import { expect, test } from 'vitest'
import { forms } from '#domain/catalogue/forms/all.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

test.each(['granola', 'graham crackers', 'vanilla wafers', 'ladyfingers', 'marshmallows', 'caramels', 'sprinkles'])(
  'who has %s gets something sweet',
  (food) => {
    for (let seed = 1; seed < 5; seed += 1) {
      const composed = compose({ ...anything, notes: `I have ${food}` }, seed)
      if ('contradiction' in composed) throw new Error(composed.contradiction.message)
      const form = forms.find(({ id }) => composed.dish.startsWith(`${id}/`))
      expect([composed.draft.title, form?.sweet]).toEqual([composed.draft.title, true])
    }
  },
)

test.each(['pico de gallo', 'guacamole'])('beside %s nobody is served granola', (dish) => {
  for (let seed = 1; seed < 5; seed += 1) {
    for (const wish of [{ notes: `${dish} and granola` }, { include: ['granola'], notes: dish }]) {
      const composed = compose({ ...anything, ...wish }, seed)
      if ('contradiction' in composed) throw new Error(composed.contradiction.message)
      const list = composed.draft.ingredients.map(({ name }) => name).join()
      expect([composed.draft.title, list.includes('granola')]).toEqual([composed.draft.title, false])
      expect(composed.draft.notes.join()).toContain('granola')
    }
  }
})

test.each<[string, boolean]>([
  ['peaches and cream', true],
  ['apples and honey', true],
  ['butter, sugar, flour, eggs', true],
  ['lemons and sugar', true],
  ['coconut milk and mango', true],
  ['rhubarb and ginger', true],
  ['bacon and maple syrup', false],
  ['apples and pork', false],
  ['soy sauce and honey', false],
  ['eggs and cream', false],
  ['ham and pineapple', false],
])('foods that are named together make a sweet where they go into sweets: %s', (notes, isSweet) => {
  const made = compose({ ...anything, notes }, 1)
  if ('contradiction' in made) throw new Error(made.contradiction.message)
  expect(/^(?:Dessert|Beverage|Snack)$/.test(made.draft.recipeType)).toBe(isSweet)
})
