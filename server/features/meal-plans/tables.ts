import type { Eater, PlanEntry, PlanPrices, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from '#server/db/drizzle.ts'
import { ofUser, usersTable } from '#server/features/accounts/tables.ts'
import type { KeptProof } from '#server/features/meal-plans/planning/let-go.ts'
import { menusTable } from '#server/features/menus/tables.ts'

export const mealPlansTable = pgTable(
  'meal_plans',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** 'YYYY-MM-DD', days of a calendar and not moments: no clock that is turned back moves them. */
    startDate: text('start_date').notNull(),
    endDate: text('end_date').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** When another one was made active; null where it has no days left beside that one, or is inactive by hand. */
    restedAt: timestamp('rested_at', { withTimezone: true }),
    isTemplate: boolean('is_template').notNull().default(false),
    /** How often it comes again after the first time. */
    repeats: smallint().notNull().default(0),
    eaters: jsonb().$type<Eater[]>().notNull(),
    rules: jsonb().$type<PlanRules>().notNull(),
    /** What the planner proved, while nothing has been changed since; then the wishes that were let go, while they stand. */
    proof: jsonb().$type<KeptProof>(),
    prices: jsonb().$type<PlanPrices>(),
    /** Counts up with every change. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Deleted then; gone for good an hour later. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('meal_plans_of_user').on(table.userId, table.id.desc()),
    uniqueIndex('meal_plans_active').on(table.userId).where(sql`is_active and deleted_at is null`),
    index('meal_plans_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

/** When each thing about an entry was last changed, milliseconds since 1970; of two changes of one thing the later stands. */
export interface EntryEdits {
  /** Nobody has added it yet: what was heard of it waits, and nobody sees it. */
  awaited?: true
  place?: number
  dish?: number
  note?: number
  lock?: number
  removed?: number
}

/** What stands in the calendar of a plan. A recipe may be gone since: then its place is empty. */
export const mealPlanEntriesTable = pgTable(
  'meal_plan_entries',
  {
    planId: integer('plan_id')
      .notNull()
      .references(() => mealPlansTable.id, { onDelete: 'cascade' }),
    /** Random, made by whoever adds it. */
    id: text().notNull(),
    day: smallint().notNull(),
    meal: text().$type<PlanEntry['meal']>().notNull(),
    kind: text().$type<PlanEntry['kind']>().notNull(),
    recipeId: integer('recipe_id'),
    menuId: integer('menu_id').references(() => menusTable.id, { onDelete: 'set null' }),
    cookedAt: text('cooked_at'),
    eaters: jsonb().$type<string[]>().notNull().default([]),
    without: jsonb().$type<PlanEntry['without']>().notNull().default([]),
    note: text().notNull().default(''),
    isLocked: boolean('is_locked').notNull().default(false),
    /** Taken out by hand; kept, so that what comes late does not bring it back. */
    isRemoved: boolean('is_removed').notNull().default(false),
    edits: jsonb().$type<EntryEdits>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.id] }),
    index('meal_plan_entries_of_recipe').on(table.recipeId),
    index('meal_plan_entries_of_menu').on(table.menuId),
  ],
)

/** The secret address of a member's calendar. The token is the whole secret: 128 random bits. */
export const calendarFeedsTable = pgTable('calendar_feeds', {
  userId: text('user_id')
    .primaryKey()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  token: text().notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export type StoredPlan = typeof mealPlansTable.$inferSelect
export type StoredEntry = typeof mealPlanEntriesTable.$inferSelect
