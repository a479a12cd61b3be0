import { expect, it } from 'vitest'
import { initialsOf } from '#client/shell/initials.ts'

it('shows the first letters of both names', () => {
  expect(initialsOf({ firstName: 'Ana', lastName: 'núñez', email: 'ana@home.test' })).toBe('AN')
})

it('falls back to the address, then to U', () => {
  expect(initialsOf({ firstName: ' ', lastName: '', email: 'cook@home.test' })).toBe('CO')
  expect(initialsOf({ firstName: '', lastName: '', email: '' })).toBe('U')
})

it('does not cut a letter of two code units in half', () => {
  expect(initialsOf({ firstName: '𝒜da', lastName: 'Lo', email: '' })).toBe('𝒜L')
  expect(initialsOf({ firstName: '', lastName: '', email: 'a🌮@home.test' })).toBe('A')
})
