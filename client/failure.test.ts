import { expect, it } from 'vitest'
import { isMissingPart, isOverloaded, isSignedOut, sentenceOf } from '#client/failure.ts'
import { CallError } from '#contract/client.ts'

const failure = (status: number, body: object | string) =>
  new CallError(status, typeof body === 'string' ? body : JSON.stringify(body), 'Bad Gateway')

it('takes an ended session for one, and a wrong password or code for none', () => {
  expect(isSignedOut(failure(401, { code: 'not_signed_in', message: 'Please sign in.' }))).toBe(true)
  expect(isSignedOut(failure(401, ''))).toBe(true)
  for (const code of ['wrong_credentials', 'code_needed', 'wrong_code'])
    expect(isSignedOut(failure(401, { code, message: 'No.' }))).toBe(false)
  expect(isSignedOut(failure(403, { code: 'forbidden', message: 'No.' }))).toBe(false)
})

it('shows people the sentence of the server, never its status or its markup', () => {
  expect(sentenceOf(failure(429, { code: 'too_many_requests', message: 'Wait a minute.' }))).toBe('Wait a minute.')
  expect(sentenceOf(failure(502, '<html>Bad Gateway</html>'), 'Try later.')).toBe('Try later.')
})

it('knows a server that has its hands full, and shows what it says, also at a name that it does not answer to', () => {
  const busy = failure(503, { code: 'busy', message: 'Please try again in a few seconds.', retryAfter: 3 })
  const late = failure(503, { code: 'took_too_long', message: 'This took too long.', retryAfter: 3 })
  for (const error of [busy, late]) expect(isOverloaded(error)).toBe(true)
  expect(isOverloaded(failure(503, { code: 'unavailable', message: 'No database.' }))).toBe(false)
  expect(sentenceOf(late)).toBe('This took too long.')
  expect(sentenceOf(failure(421, { code: 'wrong_host', message: 'Set PUBLIC_URL.' }))).toBe('Set PUBLIC_URL.')
})

it('says that there is no connection only when there is none', () => {
  expect(sentenceOf(new TypeError('Failed to fetch'))).toMatch(/^We can’t reach the kitchen. Check your connection/)
  expect(sentenceOf(new TypeError("Cannot read properties of undefined (reading 'x')"))).not.toMatch(/connection/)
})

it('knows a part of the program that did not arrive, in the words of each browser', () => {
  const missing = [
    'Failed to fetch dynamically imported module: https://example.org/assets/recipe.js',
    'error loading dynamically imported module: https://example.org/assets/recipe.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/recipe.css',
  ]
  for (const words of missing) expect(isMissingPart(new TypeError(words))).toBe(true)
  expect(isMissingPart(new TypeError('Failed to fetch'))).toBe(false)
})
