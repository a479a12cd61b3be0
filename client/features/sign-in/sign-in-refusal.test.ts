import { expect, it } from 'vitest'
import { signInRefusal } from '#client/features/sign-in/sign-in-refusal.ts'
import { CallError } from '#contract/client.ts'

const check = 'Please check your email and password and try again.'

it('a refusal is told in the words of the server', () => {
  const message = 'The email address or the password isn’t right.'
  expect(signInRefusal(new CallError(401, JSON.stringify({ code: 'wrong_credentials', message }), ''))).toBe(message)
})

it('where there are no words, only a refusal sends people back to their password', () => {
  expect([401, 400].map((status) => signInRefusal(new CallError(status, '{}', '')))).toEqual([check, check])
  for (const body of ['', '{}', '<h1>Bad Gateway</h1>', '{"message":7}'])
    expect([502, 403, 500].map((status) => signInRefusal(new CallError(status, body, 'Bad Gateway')))).toEqual([
      'Sign in failed',
      'Sign in failed',
      'Sign in failed',
    ])
  expect(signInRefusal(new Error('odd'))).toBe(check)
})

it('without reception nobody is told to check a password', () => {
  expect(signInRefusal(new TypeError('Failed to fetch'))).toContain('Check your connection')
})
