import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropPlace, keepPlace, keptPlace, ownPlace } from '#client/features/accounts/kept-place.ts'
import { shelf } from '#client/features/list-keeping/saturday-list.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', shelf()))
afterEach(() => void vi.unstubAllGlobals())

it.each([
  '/signin',
  '/signin/',
  '/signin?place=%2Flists',
  '/signup?plan=mid',
  '/forgot-password',
  '/reset-password#token',
  '/account-setup',
])('the place to come back to never becomes %s, and the one before it stays', (wayIn) => {
  keepPlace('/recipes/12/edit')
  keepPlace(wayIn)
  expect(keptPlace()).toBe('/recipes/12/edit')
  dropPlace()
  keepPlace(wayIn)
  expect(keptPlace()).toBeUndefined()
})

it.each(['/lists/3', '/signins', '/settings?tab=account', '/?dialog=generate', '/?recipe=4'])(
  'and becomes %s',
  (place) => {
    keepPlace(place)
    expect(keptPlace()).toBe(place)
  },
)

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
