import { expect, it } from 'vitest'
import { ownPlace } from '#client/features/accounts/kept-place.ts'

it('leads back to a page of the site, with what its address asks for', () => {
  for (const place of ['/lists', '/recipes/12', '/settings?tab=kitchen', '/recipes?q=https%3A%2F%2Fevil.example'])
    expect(ownPlace(place)).toBe(place)
})

it.each([
  undefined,
  '',
  '/',
  '/?recipe=3',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https:',
  'https://evil.example/lists',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
])('never leads to %j', (address) => expect(ownPlace(address)).toBeUndefined())
