import { describe, expect, test } from 'vitest'
import { lineNaming, textWith } from '#client/features/check/checked-text.ts'
import type { CheckedText } from '#contract/check.ts'
import { pastedRecipe } from '#domain/recipe/pasted-recipe.ts'
import { lineReports } from '#domain/recipe/verify/line-reports.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

const ingredients = ['1 cup frobnicated wub, warmed', '2 eggs']
const checked: CheckedText = {
  title: 'Porridge',
  servings: 2,
  servingsGiven: true,
  instructions: ['Warm the wub.', 'Stir in the eggs.'],
  lines: lineReports({ ingredients }),
  verification: verifyRecipe({ servings: 2, ingredients }),
  mended: null,
}

describe('“this is oat milk”', () => {
  test('puts the food’s name where the unknown words stood', () => {
    expect(checked.lines.slice(0, 1).map((line) => lineNaming(line, 'oat milk'))).toEqual(['1 cup oat milk, warmed'])
  })
  test('writes a line that means the same when it is read again', () => {
    const text = textWith(checked, 0, '1 cup oat milk, warmed')
    expect(pastedRecipe(text)).toEqual({
      title: 'Porridge',
      servings: 2,
      ingredients: ['1 cup oat milk, warmed', '2 eggs'],
      instructions: ['Warm the wub.', 'Stir in the eggs.'],
    })
  })
})
