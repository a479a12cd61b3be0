import { describe, expect, test } from 'vitest'
import { draftText, lineNaming, textWith } from '#client/features/check/checked-text.ts'
import type { CheckedText } from '#contract/public/check.ts'
import { pastedRecipe } from '#domain/recipe/pasted/pasted-recipe.ts'
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
  test('changes that line of the pasted text and nothing else', () => {
    const pasted = 'Porridge\n\nPrint  Pin\n- 1 cup frobnicated wub, warmed \n- 2 eggs\n\nNotes\nGood.'
    expect(textWith(pasted, checked, 0, '1 cup oat milk, warmed')).toBe(
      'Porridge\n\nPrint  Pin\n- 1 cup oat milk, warmed \n- 2 eggs\n\nNotes\nGood.',
    )
  })
  test.each([
    ['is not there as it was read', '1 cup  frobnicated <i>wub</i>, warmed'],
    ['is there twice', '1 cup frobnicated wub, warmed\n1 cup frobnicated wub, warmed'],
    ['is only the end of another', '11 1 cup frobnicated wub, warmed'],
  ])('writes all of it out tidily where the line %s', (_why, pasted) => {
    const text = textWith(pasted, checked, 0, '1 cup oat milk, warmed')
    expect(pastedRecipe(text)).toEqual({
      title: 'Porridge',
      servings: 2,
      ingredients: ['1 cup oat milk, warmed', '2 eggs'],
      instructions: ['Warm the wub.', 'Stir in the eggs.'],
    })
  })
})

test('a mended recipe reads the same when it is pasted again', () => {
  const text = draftText({
    title: 'Porridge',
    description: '',
    servings: 2,
    cuisine: '',
    recipeType: '',
    difficulty: 'Beginner',
    ingredients: [{ amount: '1', unit: 'cup', name: 'oat milk', preparation: 'warmed' }],
    instructions: [{ step: 1, description: 'Warm the oat milk.', time: 0 }],
    reasons: [],
    notes: [],
  })
  expect(pastedRecipe(text)).toEqual({
    title: 'Porridge',
    servings: 2,
    ingredients: ['1 cup oat milk, warmed'],
    instructions: ['Warm the oat milk.'],
  })
})
