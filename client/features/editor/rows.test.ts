import { expect, it } from 'vitest'
import { insertAfter, moveRow, pastedLines, removeRow } from '#client/features/editor/rows.ts'

const rows = [
  { key: 1, text: 'rice' },
  { key: 2, text: 'butter' },
  { key: 5, text: 'salt' },
]
const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text)

it('begins new lines after the one where the cook is, with keys that nothing else has', () => {
  const { rows: more, last } = insertAfter(rows, 1, [{ text: 'onion' }, { text: 'garlic' }])
  expect(texts(more)).toEqual(['rice', 'onion', 'garlic', 'butter', 'salt'])
  expect(new Set(more.map(({ key }) => key)).size).toBe(5)
  expect(more.find(({ key }) => key === last)?.text).toBe('garlic')
})

it('goes on with the line before one that is removed, and never leaves the list without a line', () => {
  expect(removeRow(rows, 2, { text: '' })).toEqual({ rows: [rows[0], rows[2]], next: 1 })
  expect(removeRow(rows, 1, { text: '' }).next).toBe(2)
  expect(texts(removeRow([rows[0]!], 1, { text: '' }).rows)).toEqual([''])
})

it('moves a line up and down, and not beyond the ends', () => {
  expect(texts(moveRow(rows, 5, -1))).toEqual(['rice', 'salt', 'butter'])
  expect(texts(moveRow(rows, 1, 1))).toEqual(['butter', 'rice', 'salt'])
  expect(texts(moveRow(rows, 1, -1))).toEqual(['rice', 'butter', 'salt'])
  expect(texts(moveRow(rows, 5, 1))).toEqual(['rice', 'butter', 'salt'])
})

it('makes lines of a pasted list, without its bullets, boxes, numbers and gaps', () => {
  expect(pastedLines('• 2 onions\n\n[ ] 1 cup  rice\r\n1. salt\n- 1/2 lemon\n3 eggs')).toEqual([
    '2 onions',
    '1 cup rice',
    'salt',
    '1/2 lemon',
    '3 eggs',
  ])
})

it('leaves a single pasted line to be typed as it stands', () => {
  expect(pastedLines('2 onions, sliced')).toBeNull()
  expect(pastedLines('2 onions\n')).toBeNull()
})
