import { index, integer, pgTable, primaryKey, text } from '#server/db/drizzle.ts'

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
