import { rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import { and, desc, eq, isNull, lt, sql } from '#server/db/drizzle.ts'
import { itemJson, type RawItem, storedItem } from '#server/features/shopping/item-columns.ts'
import type { ReadItem, ReadList } from '#server/features/shopping/list-view.ts'
import { shoppingListsTable as lists, type StoredItem } from '#server/features/shopping/tables.ts'

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

/** A list with what changes of some rows need to know. */
export interface ListToChange {
  readonly list: ReadList
  /** Another one after every writing to the list, also after one that nobody is to see. */
  readonly edition: string
  /** The rows with these ids, those that were taken off too. */
  readonly touched: readonly StoredItem[]
  /** Where the next row goes. */
  readonly position: number
  /** How many there have been. */
  readonly rows: number
}

/** All that a change needs, as it was at one moment. */
export async function readListToChange(
  db: Db,
  ownerId: string,
  id: number,
  ids: readonly string[],
): Promise<ListToChange | undefined> {
  const [found] = await listToChange(db.db).execute({ ownerId, id, ids })
  if (!found) return undefined
  const { edition, touched, end, ...list } = found
  return { list, edition, touched: touched.map(storedItem), position: end.last + 1, rows: end.rows }
}

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
    select coalesce(json_agg(${itemJson} order by i.position), '[]')
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

const listToChange = rememberedFor((db: Db['db']) =>
  db
    .select({
      ...columns,
      // the transaction that wrote the row of the list last
      edition: sql<string>`${lists}.xmin::text`,
      touched: sql<RawItem[]>`(
        select coalesce(json_agg(i), '[]') from shopping_list_items i
        where i.list_id = shopping_lists.id and i.id = any(${sql.placeholder('ids')}::text[]))`,
      end: sql<{ last: number; rows: number }>`(
        select json_build_object('last', coalesce(max(i.position), -1), 'rows', count(*))
        from shopping_list_items i where i.list_id = shopping_lists.id)`,
    })
    .from(lists)
    .where(and(isOwnAndStands, eq(lists.id, sql.placeholder('id'))))
    .prepare('shopping_list_to_change'),
)
