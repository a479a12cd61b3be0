import { expect, it } from 'vitest'
import { wrongIn } from '#client/features/editor/refusals.ts'
import { blankRecipe, changedWords, saysTheSame, wordsOf, writtenOf } from '#client/features/editor/written.ts'
import { dinner } from '#client/features/recipes/dinner.ts'

const recipe = dinner()
const written = writtenOf(recipe)

it('shows a stored recipe line by line, and sends it back as it was stored', () => {
  expect(written.lines.map(({ text }) => text)).toEqual(['1 cup white rice', '2 tbsp butter', '4 oz spinach, washed'])
  expect(wordsOf(written, recipe).ingredients).toEqual(recipe.ingredients)
  expect(changedWords(written, recipe)).toEqual({})
})

it('sends a line that was typed anew as text, and leaves out empty rows', () => {
  const lines = [...written.lines.slice(0, 2), { key: 3, text: ' 6 oz kale ' }, { key: 4, text: '  ' }]
  expect(wordsOf({ ...written, lines }, recipe).ingredients).toEqual([
    recipe.ingredients[0],
    recipe.ingredients[1],
    '6 oz kale',
  ])
})

it('keeps what a step says of waiting, unless its minutes are changed', () => {
  const [first, second] = written.steps
  const steps = [first!, { ...second!, minutes: '3' }]
  expect(wordsOf({ ...written, steps }, recipe).instructions).toEqual([
    { description: first!.text, time: 20, active: 2, waiting: 18 },
    { description: second!.text, time: 3 },
  ])
})

it('sends notes alone where only notes were changed', () => {
  expect(changedWords({ ...written, cookNotes: 'less butter' }, recipe)).toEqual({ cookNotes: 'less butter' })
})

it('does not count an empty row as something said', () => {
  expect(saysTheSame(written, { ...written, lines: [...written.lines, { key: 9, text: '' }] })).toBe(true)
  expect(saysTheSame(written, { ...written, servings: 3 })).toBe(false)
})

it('says at the row what is wrong with it, by the row that the cook sees', () => {
  const lines = [
    { key: 1, text: '' },
    { key: 2, text: 'x'.repeat(301) },
  ]
  const wrong = wrongIn({ ...blankRecipe(), lines })
  expect(wrong?.fields.get('title')).toBe('Please give the recipe a title')
  expect([...(wrong?.lines.keys() ?? [])]).toEqual([2])
  const steps = [{ key: 7, text: 'Stir.', minutes: 'ten' }]
  expect([...(wrongIn({ ...written, steps })?.steps.keys() ?? [])]).toEqual([7])
  expect(wrongIn({ ...blankRecipe(), title: 'Air' })?.fields.get('ingredients')).toBe(
    'Please list at least one ingredient',
  )
  expect(wrongIn(written, recipe)).toBeNull()
})

it('sends a kind of dish that was taken back as empty', () => {
  expect(changedWords({ ...written, cuisine: '' }, { ...recipe, cuisine: 'French' })).toEqual({ cuisine: '' })
})
