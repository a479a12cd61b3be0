import { pgTable, text } from '#server/db/drizzle.ts'

/** What every instance on one database has in common, such as the session secret. */
export const instanceSettingsTable = pgTable('instance_settings', {
  key: text().primaryKey(),
  value: text().notNull(),
})
