import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { isDatabaseAway } from '#server/db/away.ts'

const errorOf = (code: string, more = {}) => Object.assign(new Error('no'), { code, ...more })

test('a socket that is gone with its server is a database that is away, a file that is gone is not', async () => {
  const gone = await new Promise<Error>((heard) => {
    connect('/tmp/no-such-folder-of-ours/.s.PGSQL.5432').once('error', heard)
  })
  expect(isDatabaseAway(gone)).toBe(true)
  expect(isDatabaseAway(new Error('failed query', { cause: gone }))).toBe(true)
  expect(isDatabaseAway(errorOf('ENOENT', { syscall: 'open' }))).toBe(false)
})

test('what the server says of its own end is known, what is wrong with a statement is not', () => {
  for (const code of ['57P01', '57P03', '53300', '08006', 'ECONNREFUSED'])
    expect(isDatabaseAway(errorOf(code))).toBe(true)
  for (const code of ['23505', '42601', '22P02']) expect(isDatabaseAway(errorOf(code))).toBe(false)
})
