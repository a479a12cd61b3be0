import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { boundlessIn, isClosed } from '../tools/rules/boundless.ts'

/** Calls that are counted nowhere, and why. */
const uncounted: Readonly<Record<string, string>> = {
  'public.health': 'a balancer asks each second; the database answers once for all who ask',
  'public.alive': 'a balancer asks each second; it costs nothing',
  'accounts.signOut': 'nobody is kept signed in',
  'recipes.cancelGeneration': 'it ends work, and begins none',
}

test('every call has a limit', () => {
  const found = Object.entries(contract).flatMap(([feature, table]) =>
    Object.entries(table as Record<string, Endpoint>).flatMap(([name, { limit }]) =>
      limit === undefined ? [`${feature}.${name}`] : [],
    ),
  )
  expect(found.sort()).toEqual(Object.keys(uncounted).sort())
})

test('every text and every list that a call takes has a bound', () => {
  const found = Object.entries(contract).flatMap(([feature, table]) =>
    Object.entries(table as Record<string, Endpoint>).flatMap(([name, row]) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = row[part]
        return schema ? boundlessIn(schema, `${feature}.${name} ${part}`) : []
      }),
    ),
  )
  expect(found).toEqual([])
})

test.each([
  ['^[\\w-]{22}$', true],
  ['^(?:a|b{1,9})$', true],
  ['^[a+*]{1,2}\\+\\*$', true],
  ['^\\w+$', false],
  ['^[\\w-]{10,40}(\\.[\\w-]{10,40})*$', false],
  ['^a{3,}$', false],
  ['[a-z]{3}', false],
  ['^a$|b', false],
])('a pattern is a bound only where it ends: %s, %s', (pattern, closed) => {
  expect(isClosed(pattern)).toBe(closed)
})

test('what may be of any length is found, however deep', () => {
  const schema = z.object({
    moment: z.iso.datetime(),
    day: z.iso.date(),
    web: z.url(),
    rows: z.array(z.union([z.object({ text: z.string() }), z.string().max(3)])).max(2),
    names: z.record(z.string().max(3), z.number()),
  })
  expect(boundlessIn(schema, 'body')).toEqual(['body.moment', 'body.web', 'body.rows[].text', 'body.names'])
})
