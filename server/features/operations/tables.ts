import { alertCauses } from '#contract/desk/alerts.ts'
import { bigint, integer, pgTable, real, text, timestamp } from '#server/db/drizzle.ts'

/** What needed a person, by its cause; it stays when it is over, so that nobody is told of it twice a day. */
export const alertsTable = pgTable('alerts', {
  cause: text({ enum: alertCauses }).primaryKey(),
  /** As in `alertSentence`. */
  count: integer().notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  /** Null while it is so. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
  /** When administrators were last told by email; 1970: never. */
  toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
})

/** Each time that the newest backup was restored into a folder of its own, and what came of it. */
export const restoreTrialsTable = pgTable('restore_trials', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** Its file. */
  backup: text().notNull(),
  /** Null: it is good. */
  failure: text(),
  tables: integer().notNull(),
  rows: bigint({ mode: 'number' }).notNull(),
  seconds: real().notNull(),
})
