import { array, assert, constantFrom, nat, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { cutText, shortText } from '#domain/cut-text.ts'

const family = '👨‍👩‍👧‍👦'

it('never cuts an emoji or a letter with its marks in half', () => {
  expect(cutText(`Soup ${family}`, 10)).toBe('Soup ')
  expect(cutText(`Soup ${family}`, 16)).toBe(`Soup ${family}`)
  expect(cutText('Cafe\u0301', 4)).toBe('Caf')
  expect(cutText('🇮🇹🇫🇷', 6)).toBe('🇮🇹')
  expect(shortText('Tacos 🌮🌮', 8)).toBe('Tacos…')
})

it('cuts what is one sign and too long between its parts', () => {
  expect(cutText(family, 4)).toBe('👨‍')
  expect(cutText('🌮', 1)).toBe('')
})

it('is never longer than asked for, ends where a sign does, and leaves as little out as that takes', () => {
  const signs = (text: string) => [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment)
  const sign = oneof(constantFrom('a', ' ', '🌮', family, '👍🏽', '🇮🇹', 'e\u0301'), string({ unit: 'grapheme' }))
  assert(
    property(array(sign, { maxLength: 20 }), nat(60), (parts, most) => {
      const text = parts.join('')
      const cut = cutText(text, most)
      expect(cut.length).toBeLessThanOrEqual(most)
      expect(cut.isWellFormed()).toBe(true)
      const all = signs(text)
      if ((all[0]?.length ?? 0) > most) return
      const kept = signs(cut)
      expect(all.slice(0, kept.length)).toEqual(kept)
      expect(cut.length + (all[kept.length]?.length ?? Number.POSITIVE_INFINITY)).toBeGreaterThan(most)
    }),
  )
})

it.each([
  ['emoji', '🌮'],
  ['flags', '🇮🇹'],
  ['marks of one letter', '\u0301'],
  ['families', `${family}\u200d`],
])('cuts long texts of %s', (_what, sign) => {
  const cut = cutText(`a${sign.repeat(200_000 / sign.length)}`, 100_001)
  expect(cut.length).toBeLessThanOrEqual(100_001)
  expect(cut.isWellFormed()).toBe(true)
})
