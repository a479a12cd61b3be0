import { correctionStates } from '#contract/recipes/corrections.ts'
import { weighedUnits } from '#domain/food/corrections/correction.ts'
import { doublePrecision, index, integer, pgTable, sql, text, timestamp, uniqueIndex } from '#server/db/drizzle.ts'

/** What members have said of how their lines are read, and what administrators made of it. */
export const foodCorrectionsTable = pgTable(
  'food_corrections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null: their account is gone, and what they suggested was accepted, which ends nobody's correction. */
    userId: text('user_id'),
    /** As it stood in their recipe or list. */
    line: text().notNull(),
    kind: text({ enum: ['food', 'weight'] }).notNull(),
    /** The name that is corrected; empty for a weight. */
    words: text().notNull(),
    food: text().notNull(),
    unit: text({ enum: weighedUnits }),
    grams: doublePrecision(),
    /** What it speaks of (`correctionKey`): one of a key is in force, and one of a member waits. */
    key: text().notNull(),
    state: text({ enum: correctionStates }).notNull().default('waiting'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    sentence: text().notNull().default(''),
    /** Stored recipes that it changes; null until they are counted. */
    recipes: integer(),
  },
  (table) => [
    index('food_corrections_state').on(table.state, table.id),
    index('food_corrections_user').on(table.userId, table.createdAt),
    uniqueIndex('food_corrections_in_force').on(table.key).where(sql`state = 'accepted'`),
    uniqueIndex('food_corrections_waiting').on(table.userId, table.key).where(sql`state = 'waiting'`),
  ],
)
