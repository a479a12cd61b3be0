import { rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import { and, desc, eq, isNull, sql } from '#server/db/drizzle.ts'
import { itemJson, type RawItem, storedItem } from '#server/features/shopping/rows/item-columns.ts'
import type { ReadItem, ReadList } from '#server/features/shopping/rows/list-lines.ts'
import { shoppingListsTable as lists, type StoredItem } from '#server/features/shopping/tables.ts'

/**
 * Own lists that stand, newest first, with what is on them: one statement for all. A page ends early, after a list, where its
 * lists have had `mostRows` rows together, so that it costs no more than a few long ones.
 */
export async function readLists(
  db: Db,
  ownerId: string,
  { limit, before = 2_147_483_647 }: { limit: number; before?: number | undefined },
): Promise<{ lists: ReadList[]; isLast: boolean }> {
  const found = await ownLists(db.db).execute({ ownerId, limit, before, mostRows: mostRowsOfPage })
  return { lists: found.map(({ isLast: _isLast, ...list }) => list), isLast: found.at(-1)?.isLast ?? true }
}

/** A page of twenty lists of a week's shopping each has fewer. */
const mostRowsOfPage = 2000

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
  boughtFor: lists.boughtFor,
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

/** Of the list `l`, those that were taken off too: the index alone counts them. */
const rowsOf = sql`select count(*) from shopping_list_items i where i.list_id = l.id`

const isOwnAndStands = and(eq(lists.userId, sql.placeholder('ownerId')), isNull(lists.deletedAt))

const ownLists = rememberedFor((db: Db['db']) =>
  db
    .select({
      ...columns,
      isLast: sql<boolean>`not exists (
        select from shopping_lists older
        where older.user_id = shopping_lists.user_id and older.deleted_at is null and older.id < shopping_lists.id)`,
    })
    .from(lists)
    .where(
      sql`${lists.id} in (
        with recursive page as (
          (select l.id, (${rowsOf}) as rows, 1 as lists from shopping_lists l
            where l.user_id = ${sql.placeholder('ownerId')} and l.deleted_at is null and l.id < ${sql.placeholder('before')}
            order by l.id desc limit 1)
          union all
          select next.id, page.rows + next.rows, page.lists + 1 from page, lateral (
            select l.id, (${rowsOf}) as rows from shopping_lists l
            where l.user_id = ${sql.placeholder('ownerId')} and l.deleted_at is null and l.id < page.id
            order by l.id desc limit 1) next
          where page.rows < ${sql.placeholder('mostRows')} and page.lists < ${sql.placeholder('limit')})
        select id from page)`,
    )
    .orderBy(desc(lists.id))
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
