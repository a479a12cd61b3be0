import { expect, it } from 'vitest'
import { passwordHint } from '#client/features/accounts/password-hint.ts'

it('counts down to the six characters that are needed', () => {
  expect(passwordHint('')).toContain('At least 6')
  expect(passwordHint('abcd')).toBe('2 more characters to go.')
  expect(passwordHint('abcde')).toBe('1 more character to go.')
})

it('calls what everybody tries weak, however long', () => {
  expect(passwordHint('Password1')).toMatch(/^Weak/)
  expect(passwordHint('aaaaaaaaaaaaaaaa')).toMatch(/^Weak/)
})

it('calls four words strong without asking for signs', () => {
  expect(passwordHint('basil onion kettle spoon')).toBe('Strong.')
  expect(passwordHint('mkwtrq')).toMatch(/^Weak/)
  expect(passwordHint('Mkwtrq7p')).toMatch(/^Fair/)
})
