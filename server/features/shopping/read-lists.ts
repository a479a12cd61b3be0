import { rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import { and, desc, eq, isNull, lt, sql } from '#server/db/drizzle.ts'
import type { ReadItem, ReadList } from '#server/features/shopping/list-view.ts'
import { shoppingListsTable as lists } from '#server/features/shopping/tables.ts'

/** Own lists that stand, newest first, with what is on them: one statement for all. */
export function readLists(
  db: Db,
  ownerId: string,
  { limit, before = 2_147_483_647 }: { limit: number; before?: number | undefined },
): Promise<ReadList[]> {
  return ownLists(db.db).execute({ ownerId, limit, before })
}

export async function readList(db: Db, ownerId: string, id: number): Promise<ReadList | undefined> {
  const [list] = await ownList(db.db).execute({ ownerId, id })
  return list
}

/** The database makes the JSON of the rows: Node has then one text to read instead of two thousand columns. */
const columns = {
  id: lists.id,
  userId: lists.userId,
  title: lists.title,
  deliveryService: lists.deliveryService,
  deliveryUrl: lists.deliveryUrl,
  prePopulated: lists.prePopulated,
  version: lists.version,
  createdAt: lists.createdAt,
  updatedAt: lists.updatedAt,
  items: sql<ReadItem[]>`(
    select coalesce(json_agg(json_build_object(
      'id', i.id, 'food', i.food, 'name', i.name, 'amount', i.amount, 'unit', i.unit, 'quantity', i.quantity,
      'package', i.package, 'category', i.category, 'estimatedPrice', i.estimated_price, 'usedPrice', i.used_price,
      'isStaple', i.is_staple, 'grams', i.grams, 'sources', i.sources, 'warnings', i.warnings, 'isOwn', i.is_own,
      'checked', i.checked, 'edits', i.edits) order by i.position), '[]')
    from shopping_list_items i where i.list_id = shopping_lists.id and i.removed_at is null)`,
  recipes: sql<ReadList['recipes']>`(
    select coalesce(json_agg(json_build_object(
      'recipeId', r.recipe_id, 'title', r.title, 'servings', r.servings) order by r.position), '[]')
    from shopping_list_recipes r where r.list_id = shopping_lists.id)`,
}

const isOwnAndStands = and(eq(lists.userId, sql.placeholder('ownerId')), isNull(lists.deletedAt))

const ownLists = rememberedFor((db: Db['db']) =>
  db
    .select(columns)
    .from(lists)
    .where(and(isOwnAndStands, lt(lists.id, sql.placeholder('before'))))
    .orderBy(desc(lists.id))
    .limit(sql.placeholder('limit'))
    .prepare('own_shopping_lists'),
)

const ownList = rememberedFor((db: Db['db']) =>
  db
    .select(columns)
    .from(lists)
    .where(and(isOwnAndStands, eq(lists.id, sql.placeholder('id'))))
    .prepare('own_shopping_list'),
)
