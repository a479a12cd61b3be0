import { bigint, index, integer, jsonb, pgTable, sql, text, timestamp } from '#server/db/drizzle.ts'

/** The documented sessions table. `sid` is a keyed hash of the cookie's token: a copy of this table opens no session. */
export const sessionsTable = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    sess: jsonb().$type<SessionData>().notNull(),
    expire: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_expire').on(table.expire), index('sessions_user').on(sql`(${table.sess} ->> 'userId')`)],
)

export interface SessionData {
  userId: string
  /** ISO time of the sign-in; a session ends 90 days after it at the latest. */
  startedAt: string
  /** Browser and system, as far as the browser said. Missing in sessions of older versions, as is what follows. */
  device?: string
  /** ISO time of the last use, to the day. */
  lastUsedAt?: string
  /** ISO time at which this browser last gave the password. Missing where it never did. */
  passwordAt?: string
}

/** Counters of rate-limiter-flexible, which brings its own statements. */
export const rateLimitsTable = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
