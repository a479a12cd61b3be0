import { bigint, jsonb, pgTable, text, timestamp } from '#server/db/drizzle.ts'

/** Who did what to whom, kept even when either is gone. */
export const auditLogTable = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  actorId: text('actor_id').notNull(),
  action: text().notNull(),
  subjectId: text('subject_id').notNull(),
  details: jsonb().$type<Record<string, unknown>>().notNull(),
})
