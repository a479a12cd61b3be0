import type { MenuRequest } from '#contract/planning/menus.ts'
import type { Course } from '#domain/plan/menu/options.ts'
import { boolean, index, integer, jsonb, pgTable, sql, text, timestamp } from '#server/db/drizzle.ts'
import { ofUser } from '#server/features/accounts/tables.ts'

/** A recipe of a menu and what it is in it. The recipe may be gone since: then its place is empty. */
export interface MenuPlace {
  readonly recipeId: number
  readonly course: Course
}

export const menusTable = pgTable(
  'menus',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    title: text().notNull(),
    description: text().notNull(),
    /** What was asked for: another dish in a place is asked for likewise. */
    request: jsonb().$type<MenuRequest>().notNull(),
    /** In the order of eating. */
    places: jsonb().$type<MenuPlace[]>().notNull(),
    isFavorite: boolean('is_favorite').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Deleted then; gone for good an hour later. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('menus_of_user').on(table.userId, table.id.desc()),
    index('menus_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

export type StoredMenu = typeof menusTable.$inferSelect
