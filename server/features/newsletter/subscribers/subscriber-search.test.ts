import { beforeAll, describe, expect, inject, test } from 'vitest'
import { subscriberStates } from '#contract/newsletter/newsletter-subscribers.ts'
import type { Database } from '#server/db/database.ts'
import { searchSubscribers } from '#server/features/newsletter/subscribers/subscriber-store.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'
import { watched } from '#server/test-world/watched-database.ts'

/** Enough that the planner would not look through all of them for a page. */
const readers = inject('databaseKind') === 'postgres' ? 20_000 : 6000
/** One of so many has a rare name, another waits, and another has ended. */
const every = 1000
const limit = 10
/** Of all rows, that a search may look at on its way to a page. */
const mostOfAll = 1 / 8

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  for (let first = 1; first <= readers; first += 1000)
    await database.query(
      `insert into newsletter_subscribers (email, subscribed_at, confirmed_at, is_active)
       select case when n % $2::int = 7 then 'quitterie' else (array['nora', 'zoë', 'otto', 'ada'])[1 + n % 4] end || n || '@mail.example',
         timestamptz '2026-01-01Z' + n * 7919 % $1::int * interval '1 second',
         case when n % $2::int = 8 then null else now() end, n % $2::int <> 9
       from generate_series($3::int, $3::int + 999) n`,
      [readers, every, first],
    )
  await database.query('vacuum analyze newsletter_subscribers')
})

const ofFew = ['quitterie2007@', 'Q', 'RI']
const ofNobody = ['xylophone', 'xq', '%']
const ofMany = ['zo', 'a', '7@', 'mail']

describe.each([undefined, ...subscriberStates])('subscribers of state %s', (state) => {
  test.each([undefined, ...ofFew, ...ofNobody, ...ofMany])(
    'by %s are those that a look at everybody finds, and few are looked at',
    async (q) => {
      const seen = watched(database)
      const { found } = await searchSubscribers(seen.db, { q, state, limit, after: undefined })
      const { rows } = await database.query<{ id: number }>(
        `select id from newsletter_subscribers
         where position(lower($1) in email) > 0 and ($2::text is null or $2 =
           case when not is_active then 'ended' when confirmed_at is null then 'waiting' else 'subscribed' end)
         order by subscribed_at desc, id desc limit ${limit}`,
        [q ?? '', state ?? null],
      )
      expect(found.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
      const { scans, looked } = seen.told()
      expect(scans).not.toContain('Seq Scan')
      expect(looked).toBeLessThan(readers * mostOfAll)
    },
  )
})
