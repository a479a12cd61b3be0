import type { ListFor } from '#domain/plan/meal-plan/provisions/bought-for.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, max, sql } from '#server/db/drizzle.ts'
import { recipesTable } from '#server/features/recipes/tables.ts'
import {
  type StoredItem,
  shoppingListItemsTable,
  shoppingListRecipesTable,
  shoppingListsTable,
} from '#server/features/shopping/tables.ts'

export type StoredList = typeof shoppingListsTable.$inferSelect
export type StoredListRecipe = typeof shoppingListRecipesTable.$inferSelect

/** A recipe as far as shopping for it needs it. */
export type RecipeToBuy = Pick<
  typeof recipesTable.$inferSelect,
  'id' | 'title' | 'servings' | 'ingredients' | 'instructions' | 'prepTime' | 'cookTime'
>

/** Holds a list as it is until the transaction ends, so that changes of it come one after the other. */
export async function lockList(db: Db, ownerId: string, id: number): Promise<StoredList | undefined> {
  const [list] = await lockedList(db.db).execute({ ownerId, id })
  return list
}

/** Where the next row of a list goes, and how many there have been. */
export async function endOfList(db: Db, listId: number): Promise<{ position: number; rows: number }> {
  const [end] = await lastOfList(db.db).execute({ listId })
  return { position: (end?.last ?? -1) + 1, rows: end?.rows ?? 0 }
}

/** What a recipe put on a list and nobody has put in other words since. */
export async function findItemsOfRecipe(db: Db, listId: number, recipeId: number): Promise<StoredItem[]> {
  return db.db
    .select()
    .from(shoppingListItemsTable)
    .where(
      and(
        eq(shoppingListItemsTable.listId, listId),
        sql`${shoppingListItemsTable.sources} @> ${JSON.stringify([{ recipeId }])}::jsonb`,
      ),
    )
}

export async function countLists(db: Db, ownerId: string): Promise<number> {
  const [row] = await db.db
    .select({ lists: count() })
    .from(shoppingListsTable)
    .where(and(eq(shoppingListsTable.userId, ownerId), isNull(shoppingListsTable.deletedAt)))
  return row?.lists ?? 0
}

/** Counts the version up. Answers it. */
export async function updateList(
  db: Db,
  id: number,
  change: Partial<Omit<StoredList, 'id' | 'userId' | 'version'>>,
  now: Date,
): Promise<number> {
  const [row] = await db.db
    .update(shoppingListsTable)
    .set({ ...change, version: sql`${shoppingListsTable.version} + 1`, updatedAt: now })
    .where(eq(shoppingListsTable.id, id))
    .returning({ version: shoppingListsTable.version })
  return row!.version
}

/** The address that a delivery service gave for what the list was; no change of the list itself. */
export async function keepDelivery(
  db: Db,
  ownerId: string,
  id: number,
  delivery: Pick<
    StoredList,
    'deliveryService' | 'deliveryUrl' | 'prePopulated' | 'deliveryFingerprint' | 'deliveryExpiresAt'
  >,
): Promise<void> {
  await db.db.update(shoppingListsTable).set(delivery).where(own(ownerId, id))
}

/** For what of a meal plan a member has made lists that stand, the first one first. */
export async function listsForPlan(db: Db, ownerId: string, planId: number): Promise<ListFor[]> {
  const lists = await db.db
    .select({ boughtFor: shoppingListsTable.boughtFor })
    .from(shoppingListsTable)
    .where(
      and(
        eq(shoppingListsTable.userId, ownerId),
        isNull(shoppingListsTable.deletedAt),
        sql`${shoppingListsTable.boughtFor} ->> 'plan' = ${String(planId)}`,
      ),
    )
    .orderBy(asc(shoppingListsTable.id))
  return lists.flatMap(({ boughtFor }) => boughtFor ?? [])
}

export async function findList(db: Db, ownerId: string, id: number): Promise<StoredList | undefined> {
  const [list] = await db.db
    .select()
    .from(shoppingListsTable)
    .where(and(own(ownerId, id), isNull(shoppingListsTable.deletedAt)))
  return list
}

export async function versionOf(db: Db, ownerId: string, id: number): Promise<number | undefined> {
  const [row] = await db.db
    .select({ version: shoppingListsTable.version })
    .from(shoppingListsTable)
    .where(and(own(ownerId, id), isNull(shoppingListsTable.deletedAt)))
  return row?.version
}

export async function listRecipesOf(db: Db, listId: number): Promise<StoredListRecipe[]> {
  return db.db
    .select()
    .from(shoppingListRecipesTable)
    .where(eq(shoppingListRecipesTable.listId, listId))
    .orderBy(asc(shoppingListRecipesTable.position))
}

export async function saveListRecipes(db: Db, rows: readonly StoredListRecipe[]): Promise<void> {
  if (rows.length === 0) return
  await db.db
    .insert(shoppingListRecipesTable)
    .values([...rows])
    .onConflictDoUpdate({
      target: [shoppingListRecipesTable.listId, shoppingListRecipesTable.position],
      set: { servings: sql`excluded.servings`, title: sql`excluded.title` },
    })
}

export async function deleteListRecipe(db: Db, listId: number, recipeId: number): Promise<boolean> {
  const deleted = await db.db
    .delete(shoppingListRecipesTable)
    .where(and(eq(shoppingListRecipesTable.listId, listId), eq(shoppingListRecipesTable.recipeId, recipeId)))
    .returning({ position: shoppingListRecipesTable.position })
  return deleted.length > 0
}

/** Marks a list as deleted; it can be had back for an hour. */
export async function deleteList(db: Db, ownerId: string, id: number, now: Date): Promise<boolean> {
  const deleted = await db.db
    .update(shoppingListsTable)
    .set({ deletedAt: now })
    .where(and(own(ownerId, id), isNull(shoppingListsTable.deletedAt)))
    .returning({ id: shoppingListsTable.id })
  return deleted.length > 0
}

/** Takes a deletion back that came after `since`; a list that stands stays as it is. */
export async function restoreList(db: Db, ownerId: string, id: number, since: Date): Promise<boolean> {
  const restored = await db.db
    .update(shoppingListsTable)
    .set({ deletedAt: null })
    .where(and(own(ownerId, id), isNotNull(shoppingListsTable.deletedAt), gte(shoppingListsTable.deletedAt, since)))
    .returning({ id: shoppingListsTable.id })
  return restored.length > 0
}

/** Deletes for good what was marked before then. */
export async function sweepLists(db: Db, before: Date): Promise<void> {
  await db.db.delete(shoppingListsTable).where(lt(shoppingListsTable.deletedAt, before))
}

/** Own recipes in the order of the ids; fewer where some are not the owner's. */
export async function recipesToBuy(db: Db, ownerId: string, ids: readonly number[]): Promise<RecipeToBuy[]> {
  const rows = await db.db
    .select({
      id: recipesTable.id,
      title: recipesTable.title,
      servings: recipesTable.servings,
      ingredients: recipesTable.ingredients,
      instructions: recipesTable.instructions,
      prepTime: recipesTable.prepTime,
      cookTime: recipesTable.cookTime,
    })
    .from(recipesTable)
    .where(and(eq(recipesTable.userId, ownerId), inArray(recipesTable.id, [...ids]), isNull(recipesTable.deletedAt)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function own(ownerId: string, id: number) {
  return and(eq(shoppingListsTable.id, id), eq(shoppingListsTable.userId, ownerId))
}

// Every tick and every typed line asks these, so they are prepared.
const lockedList = rememberedFor((db: Db['db']) =>
  db
    .select()
    .from(shoppingListsTable)
    .where(
      and(
        eq(shoppingListsTable.id, sql.placeholder('id')),
        eq(shoppingListsTable.userId, sql.placeholder('ownerId')),
        isNull(shoppingListsTable.deletedAt),
      ),
    )
    .for('update')
    .prepare('locked_shopping_list'),
)
const lastOfList = rememberedFor((db: Db['db']) =>
  db
    .select({ last: max(shoppingListItemsTable.position), rows: count() })
    .from(shoppingListItemsTable)
    .where(eq(shoppingListItemsTable.listId, sql.placeholder('listId')))
    .prepare('last_shopping_list_item'),
)
