import { restorableHours } from '#contract/how-long.ts'
import type { Db } from '#server/db/database.ts'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt } from '#server/db/drizzle.ts'
import { menusTable, type StoredMenu } from '#server/features/menus/tables.ts'
import { recipesTable } from '#server/features/recipes/tables.ts'

export type NewMenu = Pick<StoredMenu, 'title' | 'description' | 'request' | 'places'>
export type MenuChange = Partial<NewMenu & Pick<StoredMenu, 'isFavorite'>>

export async function findMenu(db: Db, ownerId: string, id: number): Promise<StoredMenu | undefined> {
  const [menu] = await db.db.select().from(menusTable).where(own(ownerId, id))
  return menu
}

/** Own menus, newest first: so many of those older than `before`. */
export async function listMenus(
  db: Db,
  ownerId: string,
  { limit, before, favorite }: { limit: number; before?: number | undefined; favorite?: boolean | undefined },
): Promise<StoredMenu[]> {
  return db.db
    .select()
    .from(menusTable)
    .where(
      and(
        eq(menusTable.userId, ownerId),
        isNull(menusTable.deletedAt),
        before === undefined ? undefined : lt(menusTable.id, before),
        favorite === undefined ? undefined : eq(menusTable.isFavorite, favorite),
      ),
    )
    .orderBy(desc(menusTable.id))
    .limit(limit)
}

export async function insertMenu(db: Db, ownerId: string, menu: NewMenu, now: Date): Promise<StoredMenu> {
  const [inserted] = await db.db
    .insert(menusTable)
    .values({ ...menu, userId: ownerId, createdAt: now, updatedAt: now })
    .returning()
  return inserted!
}

/** Undefined where there is no such menu, or where `unchangedSince` is given and it has been changed since. */
export async function updateMenu(
  db: Db,
  ownerId: string,
  id: number,
  change: MenuChange,
  now: Date,
  unchangedSince?: Date,
): Promise<StoredMenu | undefined> {
  const [updated] = await db.db
    .update(menusTable)
    .set({ ...change, updatedAt: now })
    .where(and(own(ownerId, id), unchangedSince && eq(menusTable.updatedAt, unchangedSince)))
    .returning()
  return updated
}

/** From now on nothing shows it; for an hour it can be brought back. */
export async function deleteMenu(db: Db, ownerId: string, id: number, now: Date): Promise<boolean> {
  const deleted = await db.db
    .update(menusTable)
    .set({ deletedAt: now })
    .where(own(ownerId, id))
    .returning({ id: menusTable.id })
  return deleted.length > 0
}

const restorable = restorableHours * 60 * 60 * 1000

/** What was deleted within the hour stands again; what stands already is answered as it is. */
export async function restoreMenu(db: Db, ownerId: string, id: number, now: Date): Promise<StoredMenu | undefined> {
  const [restored] = await db.db
    .update(menusTable)
    .set({ deletedAt: null })
    .where(
      and(
        eq(menusTable.id, id),
        eq(menusTable.userId, ownerId),
        isNotNull(menusTable.deletedAt),
        gt(menusTable.deletedAt, new Date(now.getTime() - restorable)),
      ),
    )
    .returning()
  return restored ?? findMenu(db, ownerId, id)
}

/** Ends for good what was deleted more than an hour ago. */
export async function sweepMenus(db: Db, now: Date): Promise<void> {
  await db.db.delete(menusTable).where(lt(menusTable.deletedAt, new Date(now.getTime() - restorable)))
}

/** All menus of a member, for the export. */
export async function menusOf(db: Db, ownerId: string): Promise<StoredMenu[]> {
  return db.db.select().from(menusTable).where(eq(menusTable.userId, ownerId)).orderBy(desc(menusTable.id))
}

/** What those of these menus are called that are the owner's and are not deleted. */
export async function menusNamed(
  db: Db,
  ownerId: string,
  ids: readonly number[],
): Promise<Pick<StoredMenu, 'id' | 'title'>[]> {
  if (ids.length === 0) return []
  return db.db
    .select({ id: menusTable.id, title: menusTable.title })
    .from(menusTable)
    .where(and(eq(menusTable.userId, ownerId), inArray(menusTable.id, [...ids]), isNull(menusTable.deletedAt)))
    .orderBy(menusTable.id)
}

/** What lists of menus show of recipes, by their ids. */
export async function figuresOfRecipes(db: Db, ownerId: string, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, FiguresOfRecipe>()
  const rows = await db.db
    .select(figures)
    .from(recipesTable)
    .where(and(eq(recipesTable.userId, ownerId), inArray(recipesTable.id, [...ids]), isNull(recipesTable.deletedAt)))
  return new Map<number, FiguresOfRecipe>(rows.map((row) => [row.id, row]))
}

const figures = {
  id: recipesTable.id,
  servings: recipesTable.servings,
  calories: recipesTable.calories,
  estimatedCost: recipesTable.estimatedCost,
  imageUrl: recipesTable.imageUrl,
  pictureVersion: recipesTable.pictureVersion,
  photoVersion: recipesTable.photoVersion,
}
export type FiguresOfRecipe = Pick<typeof recipesTable.$inferSelect, keyof typeof figures>

/** A menu of theirs that is not deleted. */
function own(ownerId: string, id: number) {
  return and(eq(menusTable.id, id), eq(menusTable.userId, ownerId), isNull(menusTable.deletedAt))
}
