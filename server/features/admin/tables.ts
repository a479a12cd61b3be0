import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  tsvector,
} from '#server/db/drizzle.ts'

/** Who did what to whom, kept even when either is gone. */
export const auditLogTable = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    actorId: text('actor_id').notNull(),
    action: text().notNull(),
    subjectId: text('subject_id').notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The words of what it was done to and of what is told of it. */
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector('simple', subject_id) || jsonb_to_tsvector('simple', details, '["string", "numeric"]')`,
      ),
  },
  (table) => [
    index('audit_log_of_subject').on(table.subjectId, table.id),
    index('audit_log_of_actor').on(table.actorId, table.id),
    index('audit_log_of_action').on(table.action, table.id),
    index('audit_log_at').on(table.at),
    index('audit_log_words').using('gin', table.search),
  ],
)

/**
 * How many there are of what administrators look at, so that nobody counts a million rows. Kept by triggers of the tables that are
 * counted, whatever writes to them (server/db/migrations/0019_administration.sql): each statement adds its changes below, where no two
 * wait for each other, and a job adds them up here. The two together are what is there.
 */
export const keptCountsTable = pgTable(
  'kept_counts',
  {
    /** 'recipes', 'lists', 'members free' and so on, by the UTC day on which they were made; 'liked', by the dish. */
    counter: text().notNull(),
    key: text().notNull(),
    value: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.counter, table.key] }),
    index('kept_counts_most').on(table.counter, table.value.desc(), table.key),
  ],
)

export const countChangesTable = pgTable('count_changes', {
  counter: text().notNull(),
  key: text().notNull(),
  change: integer().notNull(),
})
