import { expect, test } from 'vitest'
import { checkWords } from '#client/features/check/check-words.ts'
import type { CheckedText } from '#contract/public/check.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { Diet } from '#domain/food/diets.ts'
import { lineReports } from '#domain/recipe/verify/line-reports.ts'
import { recipeFacts, summaryFor } from '#domain/recipe/verify/summary.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

function said(ingredients: string[], allergens: Allergen[] = [], diet?: Diet) {
  const verification = verifyRecipe({ servings: 2, ingredients })
  const checked: CheckedText = {
    title: '',
    servings: 2,
    servingsGiven: true,
    instructions: [],
    mended: null,
    lines: lineReports({ ingredients }),
    verification,
  }
  const summary = summaryFor(recipeFacts(verification), { allergens, ...(diet && { diet }) })
  return checkWords(checked, summary, allergens.length > 0 || diet !== undefined)
}

test('what stands in the way comes first, what is not certain after it', () => {
  expect(said(['2 tbsp butter', '200 g rice'], ['milk', 'egg'], 'vegan')).toEqual({
    kind: 'blocks',
    word: 'Doesn’t fit as written: it contains dairy, and it isn’t vegan',
    more: ['We found no eggs in the listed ingredients, but check the labels.'],
  })
  expect(said(['1 scoop frobnicated wub'], ['milk'], 'vegan')).toEqual({
    kind: 'warns',
    word: 'Not certain: dairy can’t be ruled out, and we can’t tell whether it’s vegan',
    more: [],
  })
})
test('an allergen that was not found still asks for the label; a diet alone may fit', () => {
  expect(said(['200 g rice'], ['milk'])).toEqual({
    kind: 'warns',
    word: 'Nothing rules it out, but check the labels',
    more: ['We found no dairy in the listed ingredients, but check the labels.'],
  })
  expect(said(['200 g rice'], [], 'vegan')).toEqual({ kind: 'fits', word: 'It fits a vegan diet', more: [] })
})
test('for nobody in particular it says what is in it, and never that it fits', () => {
  expect(said(['2 tbsp butter']).word).toBe('It contains dairy')
  expect(said(['200 g carrots'])).toMatchObject({
    kind: 'warns',
    word: 'No common allergens found in the listed ingredients',
  })
  expect(said(['asdf qwer']).word).toBe('We couldn’t read this')
})
