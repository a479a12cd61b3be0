import { expect, test } from 'vitest'
import { shortLine } from '#domain/recipe/import/short-line.ts'

const long = (word: string) => `(${`${word} `.repeat(20)}end)`

test('a line that fits keeps its remarks', () => {
  const line = '1 cup milk (whole, at room temperature)'
  expect(shortLine(line, 200)).toEqual({ text: line, remarks: [] })
})

test('as few remarks are taken out as make a line short enough, the longest first', () => {
  const line = `1 cup milk ${long('whole')}, warm ${long('not too warm')} (at room temperature)`
  const { text, remarks } = shortLine(line, 200)
  expect(text).toBe(`1 cup milk ${long('whole')}, warm (at room temperature)`)
  expect(remarks).toEqual([expect.stringMatching(/^1 cup milk \(whole .{60,}: not too warm not too warm/)])
})

test('all remarks stand under the name of the line that is left', () => {
  const { text, remarks } = shortLine(`1 cup milk ${long('whole')}, ${long('warm')} ${long('fresh')}`, 60)
  expect(text).toBe('1 cup milk,')
  expect(remarks.map((remark) => remark.slice(0, 17))).toEqual([
    '1 cup milk,: whol',
    '1 cup milk,: fres',
    '1 cup milk,: warm',
  ])
})

test('a remark around another is taken out once the other is', () => {
  const { text, remarks } = shortLine(
    `2 eggs (large ${long('brown')} or two small ones) beaten ${'well '.repeat(30)}`,
    170,
  )
  expect(text).toBe(`2 eggs beaten ${'well '.repeat(30)}`.trim())
  expect(remarks.map((remark) => remark.slice(-27))).toEqual(
    ['rown brown brown brown end', 'large or two small ones'].map((end) => expect.stringContaining(end)),
  )
})

test.each(['milk (whole', 'milk) whole (', '((((', '))))', '(short)'])('%j has no remark to take out', (line) => {
  const text = `${line} ${'x'.repeat(200)}`
  expect(shortLine(text, 200)).toEqual({ text, remarks: [] })
})
