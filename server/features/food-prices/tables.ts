import { doublePrecision, index, integer, pgTable, sql, text, timestamp, uniqueIndex } from '#server/db/drizzle.ts'

/** What administrators have said that foods cost. Who said it is told by the audit log alone. */
export const foodPricesTable = pgTable(
  'food_prices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Its id in the table of foods. */
    food: text().notNull(),
    /** Dollars for 100 g, as sold. */
    usd: doublePrecision().notNull(),
    /** 'YYYY-MM', the first month in which it holds. */
    since: text().notNull(),
    /** Months of the year in which it holds, 1 to 12; empty: all of them. */
    months: integer().array().notNull(),
    source: text().notNull(),
    /** Set, followed by another that begins in the same month for the same months, or taken back. */
    state: text({ enum: ['set', 'replaced', 'taken back'] })
      .notNull()
      .default('set'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('food_prices_food').on(table.food, table.id),
    uniqueIndex('food_prices_set').on(table.food, table.since, table.months).where(sql`state = 'set'`),
  ],
)
