import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawnKinds } from './drawn-kinds.ts'

const files = globSync('server/**/*.test.ts')
  .map((path) => path.replaceAll('\\', '/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const seeds = Array.from({ length: 100 }, (_, index) => index + 1)

test('whatever the seed, tests for PostgreSQL alone run', () => {
  const alone = files.filter(({ text }) => /'databaseKind'\) ===? '(?:postgres|embedded)'/.test(text))
  expect(alone.map(({ path }) => path)).toContain('server/http/refusals/away.test.ts')
  for (const { path, text } of alone)
    expect([path, seeds.filter((seed) => !drawnKinds(path, text, seed).has('postgres'))]).toEqual([path, []])
})

test('the rest runs on one kind, and now and then on the embedded one', () => {
  const kinds = seeds.map((seed) => [...drawnKinds('server/http/static.test.ts', '', seed)].join())
  expect(new Set(kinds)).toEqual(new Set(['postgres', 'embedded']))
})
