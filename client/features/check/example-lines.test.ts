import { expect, test } from 'vitest'
import { exampleLines } from '#client/features/check/example-lines.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

test('the example of what a check finds is what a check finds', () => {
  const found = exampleLines.map(({ text }) =>
    verifyRecipe({ servings: 2, ingredients: [text] }).allergens.flatMap(({ allergen, verdict }) =>
      verdict === 'contains' && allergen !== 'gluten' ? [allergen] : [],
    ),
  )
  expect(found.map((each) => each.toSorted())).toEqual(exampleLines.map(({ contains }) => contains.toSorted()))
})
