import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type UserSort, userSorts } from '#contract/desk/admin-views.ts'
import type { Database } from '#server/db/database.ts'
import { searchUsers } from '#server/features/admin/members.ts'
import { searchAuditLog } from '#server/features/admin/search-audit-log.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'
import { watched } from '#server/test-world/watched-database.ts'

const now = new Date('2026-11-20T12:00:00Z')
/** Enough that the planner of a real PostgreSQL would not look through all of them for a page; the embedded one has the same planner. */
const members = inject('databaseKind') === 'postgres' ? 20_000 : 6000
/** One of so many has a rare name; an odd one has entries of the audit log. */
const every = 1000
const limit = 10
/** Of all rows, that a search may look at on its way to a page of members. */
const mostOfAll = 1 / 8

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  // a statement has some seconds
  for (let first = 1; first <= members; first += 1000)
    await database.query(
      `insert into users (id, email, first_name, last_name, created_at, generations_used)
       select 'member-' || n, 'member' || n || '@mail.example',
         case when n % $2::int = 7 then 'Quitterie' else (array['Nora', 'Zoë', 'Otto', 'Ada'])[1 + n % 4] end,
         case when n % $2::int = 7 then 'Øst' else 'Cook ' || n end,
         timestamptz '2026-01-01Z' + n * 7919 % $1::int * interval '1 second', n % 300
       from generate_series($3::int, $3::int + 999) n`,
      [members, every, first],
    )
  await database.query(
    `insert into audit_log (actor_id, action, subject_id, details)
     select 'member-1', 'change-newsletter', case n % 2 when 0 then 'newsletter ' || n / 10 else 'member-' || n end,
       jsonb_build_object('subject', 'Plums number ' || n, 'from', jsonb_build_object('text', repeat('sweet plums ', 30)))
     from generate_series(1, $1::int) n`,
    [members / 2],
  )
  for (const table of ['users', 'generation_totals', 'audit_log']) await database.query(`vacuum analyze ${table}`)
})

const ofFew = ['Q', 'øs', 'e Ø', 'RI']
const ofNobody = ['xq', '%']
const ofMany = ['zo', 'a', '7@', '@m']
const parts = [...ofFew, ...ofNobody, ...ofMany]
const columns: Readonly<Record<UserSort, string>> = {
  newest: 'created_at desc, id desc',
  oldest: 'created_at, id',
  name: `lower(last_name || ' ' || first_name) collate "C", id`,
  email: 'email, id',
  recipes: 'generations_used desc, id desc',
}

describe.each(userSorts)('members in the order of %s', (sort) => {
  test.each(parts)('by %s are those that a look at everybody finds, and few are looked at', async (q) => {
    const seen = watched(database)
    const { users } = await searchUsers(seen.db, { q, sort, limit }, now)
    const { rows } = await database.query<{ id: string }>(
      `select id from users where position(lower($1) in lower(email || ' ' || first_name || ' ' || last_name)) > 0
       order by ${columns[sort]} limit ${limit}`,
      [q],
    )
    expect(users.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    expect(rows.length).toBe(ofNobody.includes(q) ? 0 : Math.min(limit, ofFew.includes(q) ? members / every : limit))
    const { scans, looked } = seen.told()
    expect(scans).not.toContain('Seq Scan')
    expect(looked).toBeLessThan(members * mostOfAll)
  })
})

test.each(parts)('the audit log is searched for %s without reading a table through', async (q) => {
  const seen = watched(database)
  const found = await searchAuditLog(seen.db, { q, limit })
  // entries about those who are called so, of which half have one
  const about = found.filter(({ subject }) => subject.name === 'Quitterie Øst')
  expect(!ofFew.includes(q) || about.length === Math.min(limit, members / 2 / every)).toBe(true)
  const { scans } = seen.told()
  expect(scans.length).toBeGreaterThan(1)
  expect(scans).not.toContain('Seq Scan')
})
