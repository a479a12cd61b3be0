import { bigint, index, jsonb, pgTable, sql, text, timestamp, tsvector } from '#server/db/drizzle.ts'

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
