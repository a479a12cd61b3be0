import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'

interface Shape {
  readonly type?: string
  readonly enum?: unknown
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
}

/** True or false in a query, of which zod knows the words. */
const switches = /\.(?:favorite|following|template)$/

function boundless(shape: Shape, path: string): string[] {
  const { type, enum: choices, format, pattern, maxLength, maxItems } = shape
  const isText = type === 'string' && choices === undefined && shape.const === undefined && !switches.test(path)
  const own =
    (isText && maxLength === undefined && format === undefined && pattern === undefined) ||
    (type === 'array' && maxItems === undefined)
  return [
    ...(own ? [path] : []),
    ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap((way) => boundless(way, path)),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, field]) => boundless(field, `${path}.${name}`)),
    ...(shape.items ? boundless(shape.items, `${path}[]`) : []),
  ]
}

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
        if (!schema) return []
        const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
        return boundless(shape, `${feature}.${name} ${part}`)
      }),
    ),
  )
  expect(found).toEqual([])
})
