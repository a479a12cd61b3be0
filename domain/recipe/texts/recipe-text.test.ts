import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { openingText, recipeLines, safeFileName } from '#domain/recipe/texts/recipe-text.ts'

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
  expect(safeFileName('がんもどき (親子丼)')).toBe('がんもどき-親子丼')
  expect(safeFileName('🍮\ufe0f \u202e')).toBe('recipe')
})

it('makes a name that every system takes, whatever the title', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const name = safeFileName(title)
      expect(name).toMatch(/^(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)$/u)
      expect(Buffer.byteLength(name)).toBeLessThan(200)
    }),
  )
})

it('opens with the people and the time, and says of the work only what tells something', () => {
  expect(openingText(4, { totalMinutes: 45, activeMinutes: 20 })).toBe(
    'Serves 4. Ready in 45 min, 20 min of it hands-on.',
  )
  expect(openingText(2, { totalMinutes: 25, activeMinutes: 0 })).toBe('Serves 2. Ready in 25 min.')
  expect(openingText(2, { totalMinutes: 7, activeMinutes: 7 })).toBe('Serves 2. Ready in 7 min.')
  expect(openingText('2 1/2', { totalMinutes: 0, activeMinutes: 0 })).toBe('Serves 2 1/2.')
})

it('leaves no hole where a recipe has no description', () => {
  const lines = recipeLines({ title: 'Toast', description: '', ingredients: [], instructions: [] }, 'Serves 1.')
  expect(lines.slice(0, 5)).toEqual(['Toast', '=====', '', 'Serves 1.', ''])
})
