import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let boss: Browser
beforeAll(async () => {
  world = await startApp()
  boss = visitor(world.app)
  const name = { firstName: 'Grace', lastName: 'Boss' }
  await boss.api.accounts.signUp({ body: { ...name, email: 'boss@example.org', password: 'cardamom pods' } })
})
afterAll(() => world.close())

const ask = (browser: Browser, payload?: object) =>
  browser.send({ method: 'POST', url: '/api/admin/export-emails', ...(payload && { payload }) })

/** As RFC 4180 has it. */
function cellsOf(csv: string): string[][] {
  expect(csv.endsWith('\r\n')).toBe(true)
  return csv
    .slice(0, -2)
    .split('\r\n')
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].slice(0, 5).map(([, cell]) => unquoted(cell!)))
}
const unquoted = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)

test('strangers and members get none of it', async () => {
  const ada = await cook(world.app)
  expect((await ask(visitor(world.app))).statusCode).toBe(401)
  expect((await ask(ada)).statusCode).toBe(403)
  expect((await ask(ada, { tier: 'gold' })).statusCode).toBe(403)
  const answer = await ask(boss, { tier: 'gold' })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid_input'])
  expect((await ask(boss, { tier: 'mid', all: true })).statusCode).toBe(400)
})

test('all members, each once however many there are, or those of one tier as it is today', async () => {
  const seeded = 2500
  await world.database.query(
    `insert into users (id, email, first_name, last_name, subscription_tier, created_at)
     select md5(n::text), 'seeded' || n || '@mail.example', 'Nora', 'Cook', case when n % 10 = 0 then 'mid' else 'free' end,
       timestamptz '2026-10-01 08:00Z' from generate_series(1, $1::int) n`,
    [seeded],
  )
  await world.database.query(
    "update users set tier_ends_at = '2026-11-01Z', tier_afterwards = 'free' where email = 'seeded10@mail.example'",
  )
  const answer = await ask(boss)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="mealcrafter-emails-2026-11-20.csv"',
    'cache-control': 'no-store',
  })
  const [head, ...rows] = cellsOf(answer.payload)
  expect(head).toEqual(['email', 'firstName', 'lastName', 'tier', 'createdAt'])
  const { rowCount } = await world.database.query('select from users')
  expect([rows.length, new Set(rows.map(([email]) => email)).size]).toEqual([rowCount, rowCount])
  expect(rows).toContainEqual(['seeded20@mail.example', 'Nora', 'Cook', 'mid', '2026-10-01T08:00:00.000Z'])
  expect(rows).toContainEqual(['seeded10@mail.example', 'Nora', 'Cook', 'free', '2026-10-01T08:00:00.000Z'])
  const paid = cellsOf((await ask(boss, { tier: 'mid' })).payload).slice(1)
  expect([paid.length, new Set(paid.map(([, , , tier]) => tier))]).toEqual([seeded / 10 - 1, new Set(['mid'])])
  expect(cellsOf((await ask(boss, { tier: 'premium' })).payload)).toEqual([head])
  expect((await boss.api.admin.audit({ query: { limit: 3 } })).map(({ action, after }) => [action, after])).toEqual([
    ['export-emails', { tier: 'premium' }],
    ['export-emails', { tier: 'mid' }],
    ['export-emails', { tier: 'all' }],
  ])
})

test('no cell is a formula, whatever somebody calls themselves', async () => {
  const names = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '＝1+1',
    '=HYPERLINK("https://evil.example")',
    "=cmd|' /C calc'!A0",
    'O"Hara, Zoë',
  ]
  for (const firstName of names) await cook(world.app, { firstName, lastName: '=2+2' })
  const made = cellsOf((await ask(boss)).payload).filter(([email]) => email!.startsWith('ada'))
  const cells = made.flat()
  expect(cells.filter((cell) => /^\s*[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([])
  for (const name of names) expect(cells).toContain(name.startsWith('O') ? name : `'${name}`)
})
