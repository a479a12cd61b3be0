import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { recipeLines, safeFileName } from '#domain/recipe/recipe-text.ts'

it('writes a recipe as lines: the list numbered, the steps with their minutes', () => {
  const lines = recipeLines(
    {
      title: 'Toast',
      description: 'Bread, hot.',
      ingredients: [{ amount: '2', unit: 'slices', name: 'bread', preparation: 'thick' }],
      instructions: [
        { step: 1, description: 'Toast the bread.', time: 3 },
        { step: 2, description: 'Serve.', time: 0 },
      ],
    },
    'Serves 1.',
  )
  expect(lines.join('\n')).toBe(
    'Toast\n=====\n\nBread, hot.\n\nServes 1.\n\nINGREDIENTS\n 1. 2 slices bread, thick\n\nMETHOD\n 1. Toast the bread. (3 min)\n 2. Serve.',
  )
})

it('names the file after the dish', () => {
  expect(safeFileName('Masoor Dal Tadka, with Crème fraîche!')).toBe('masoor-dal-tadka-with-creme-fraiche')
  expect(safeFileName('../../etc/passwd')).toBe('etc-passwd')
  expect(safeFileName('CON')).toBe('recipe-con')
  expect(safeFileName('おにぎり')).toBe('recipe')
})

it('makes a name that every system takes, whatever the title', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      expect(safeFileName(title)).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,66}[a-z0-9])?$/)
    }),
  )
})
