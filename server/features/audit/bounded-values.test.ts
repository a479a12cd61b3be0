import { expect, test } from 'vitest'
import { bounded } from '#server/features/audit/bounded-values.ts'

const long = 'salt '.repeat(2000)

test('of a long text the part is kept that differs, on both sides', () => {
  const text = (word: string) => `${long}${word} ${long}`
  const { from, to } = bounded({ from: { text: text('leeks') }, to: { text: text('plums') } })
  expect(from?.text).toMatch(/^….{20,60}leeks.{20,60}…$/)
  expect(to?.text).toMatch(/^….{20,60}plums.{20,60}…$/)
})

test('what was not there before is kept from its beginning, and short texts whole', () => {
  const { to, subject } = bounded({ subject: 'Soup', to: { text: long, title: 'Leeks' } })
  expect(to?.text).toBe(`${long.slice(0, 400)}…`)
  expect([subject, to?.title]).toEqual(['Soup', 'Leeks'])
})

test.each([
  ['', long],
  [long, ''],
  [long, long + long],
  [`${long}x`, long],
  [long, `x${long}`],
])('no text is longer than its bound', (before, after) => {
  const { from, to } = bounded({ from: { text: before }, to: { text: after } })
  for (const side of [from, to]) expect(String(side?.text).length).toBeLessThanOrEqual(402)
})

test('no character is halved, which no database would take', () => {
  const faces = '😀'.repeat(1000)
  for (const given of [faces, `a${faces}`])
    expect(String(bounded({ to: { text: given } }).to?.text).isWellFormed()).toBe(true)
  const { from, to } = bounded({ from: { text: `${faces}😀${faces}` }, to: { text: `${faces}😁${faces}` } })
  for (const side of [from, to]) expect(String(side?.text).isWellFormed()).toBe(true)
})
