import { expect, test } from 'vitest'
import type { z } from 'zod'
import { boundlessIn } from '../tools/boundless.ts'
import { readSources } from '../tools/source-files.ts'

/** Files that read what stands after the question mark of a route beside the contract. */
const readers = readSources().filter(
  ({ path, text }) =>
    /^server\/(?:features|http)\//.test(path) &&
    !path.endsWith('.test.ts') &&
    /\bqueryOf\(|\brequest\.query\b/.test(text),
)
/** Where the query of every row of the contract is read, and where all schemas of plain routes are used. */
const doors: ReadonlySet<string> = new Set(['server/http/binding.ts', 'server/http/send-picture.ts'])

test('every query of a plain route is read by its schema', () => {
  const others = readers.filter(({ path, text }) => !doors.has(path) && /\brequest\.query\b/.test(text))
  expect(others.map(({ path }) => path)).toEqual([])
})

test('every text and every list in a query of a plain route has a bound', async () => {
  const found = readers.flatMap(({ path, text }) =>
    [...text.matchAll(/\bqueryOf\((\w+), request\)/g)].map(([, name]) => ({ path, name: name! })),
  )
  expect(found.length).toBeGreaterThan(12)
  for (const { path, name } of found) {
    const { [name]: schema } = (await import(`../${path}`)) as Record<string, z.ZodType | undefined>
    expect([path, name, schema && boundlessIn(schema, name)]).toEqual([path, name, []])
  }
})
