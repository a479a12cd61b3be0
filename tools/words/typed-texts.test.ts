import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { alike, bodies, excused, ran } from '../../e2e/stored-texts.ts'
import { placesOf, typedTexts } from './typed-texts.ts'

const endpoint = (body: z.ZodType) => ({ feature: { row: { body } as unknown as Endpoint } })

test('texts are found however deep, and what only takes some words is none', () => {
  const body = z.strictObject({
    title: z.string().trim().max(40).transform(String).pipe(z.string().min(1)),
    kind: z
      .string()
      .transform((text, context) => (text === 'a' ? text : (context.addIssue('no'), z.NEVER)))
      .optional(),
    zip: z.string().max(10).nullable(),
    day: z.iso.date(),
    rows: z.array(z.union([z.string().max(300), z.strictObject({ name: z.string(), count: z.int() })])).default([]),
    given: z.preprocess((value) => value ?? '', z.string()),
    about: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('one'), note: z.string() }),
      z.strictObject({ kind: z.literal('other'), id: z.uuid() }),
    ]),
  })
  const found = ['title', 'rows[]', 'rows[].name', 'given', 'about.note'].map((path) => `feature.row ${path}`)
  expect(typedTexts(endpoint(body.refine(() => true)))).toEqual(found)
})

const filled = Object.entries(bodies).flatMap(([row, body]) => placesOf(ran, body).map((path) => `${row} ${path}`))

test('the journey of stored script types into every text that the contract takes, but for those that are excused', () => {
  const isAlike = (place: string) => {
    const [row = '', path = ''] = place.split(' ')
    return filled.includes(`${alike[row]} ${path}`)
  }
  const texts = typedTexts(contract)
  const left = texts.filter((place) => !filled.includes(place) && !isAlike(place))
  expect(left.filter((place) => !excused.some(([pattern]) => pattern.test(place)))).toEqual([])
  // nothing is excused or filled that is not there
  expect(excused.filter(([pattern]) => !left.some((place) => pattern.test(place)))).toEqual([])
  expect(Object.keys(alike).filter((row) => !texts.some((place) => place.startsWith(`${row} `)))).toEqual([])
  expect(filled.filter((place) => !texts.includes(place))).toEqual([])
})

test('what it types is taken', () => {
  const rows = contract as Readonly<Record<string, Readonly<Record<string, Endpoint>>>>
  for (const [row, body] of Object.entries(bodies)) {
    const [feature = '', name = ''] = row.split('.')
    const issues = rows[feature]![name]!.body!.safeParse(body).error?.issues ?? []
    // ids, addresses and the like are added where they are known
    const isOfScript = (path: PropertyKey[]) => placesOf(ran, path.reduce<unknown>(at, body)).length > 0
    expect([row, issues.filter(({ path }) => path.length > 0 && isOfScript(path))]).toEqual([row, []])
  }
})

const at = (value: unknown, key: PropertyKey) => (value as Record<PropertyKey, unknown> | undefined)?.[key]
