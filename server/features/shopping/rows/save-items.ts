import { rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { asJson, columnNames, itemJson } from '#server/features/shopping/rows/item-columns.ts'
import type { ReadItem } from '#server/features/shopping/rows/list-lines.ts'
import { shoppingListItemsTable as items, type StoredItem } from '#server/features/shopping/tables.ts'

/** Writes rows whether they are new or not. */
export async function saveItems(db: Db, rows: readonly StoredItem[]): Promise<void> {
  if (rows.length > 0) await savedItems(db.db).execute({ rows: asJson(rows) })
}

export interface ChangedList {
  readonly version: number
  /** Of the rows that were written those that stand on the list. */
  readonly items: readonly ReadItem[]
}

export interface SavedChange {
  readonly title: string
  readonly rows: readonly StoredItem[]
  /** Counts the version up. */
  readonly isSeen: boolean
  /** The page of a store that was filled with the list as it was is forgotten. */
  readonly isOther: boolean
  readonly now: Date
}

/**
 * Writes rows and the title of a list that nobody has written to since it was read, all at once. Undefined where somebody was
 * quicker; then nothing is written.
 */
export async function saveChange(
  db: Db,
  { id, edition }: { id: number; edition: string },
  { rows, now, ...change }: SavedChange,
): Promise<ChangedList | undefined> {
  const [changed] = await savedChange(db.db).execute({
    ...change,
    id,
    edition,
    now: now.toISOString(),
    rows: asJson(rows),
  })
  return changed
}

const names = sql.raw(Object.values(columnNames).join(', '))

/** However many rows, they are one parameter: so it is one statement. */
const rowsGiven = sql`select ${names}
  from jsonb_populate_recordset(null::shopping_list_items, ${sql.placeholder('rows')}::jsonb)`

/** What a row that is there already takes over from the one that is written. */
const taken = Object.values(columnNames).filter((name) => !['list_id', 'id'].includes(name))

// Every tick and every typed line asks these, so they are prepared.
const savedItems = rememberedFor((db: Db['db']) =>
  db
    .insert(items)
    .select(rowsGiven)
    .onConflictDoUpdate({
      target: [items.listId, items.id],
      set: Object.fromEntries(
        Object.entries(columnNames).flatMap(([key, name]) =>
          taken.includes(name) ? [[key, sql.raw(`excluded.${name}`)]] : [],
        ),
      ),
    })
    .prepare('saved_shopping_list_items'),
)

const savedChange = rememberedFor((db: Db['db']) => {
  const cleared = (column: string, to: string) =>
    sql`${sql.raw(column)} = case when ${sql.placeholder('isOther')}::boolean then ${sql.raw(to)} else ${sql.raw(column)} end`
  const isSeen = sql`${sql.placeholder('isSeen')}::boolean`
  const list = db.$with('list', { version: sql<number>`version`.as('version') }).as(sql`
    update shopping_lists set title = ${sql.placeholder('title')},
      version = case when ${isSeen} then version + 1 else version end,
      updated_at = case when ${isSeen} then ${sql.placeholder('now')}::timestamptz else updated_at end,
      ${cleared('delivery_url', 'null')}, ${cleared('pre_populated', 'false')},
      ${cleared('delivery_fingerprint', 'null')}, ${cleared('delivery_expires_at', 'null')}
    where id = ${sql.placeholder('id')} and xmin::text = ${sql.placeholder('edition')} and deleted_at is null
    returning version`)
  const saved = db.$with('i', {}).as(sql`
    insert into shopping_list_items (${names}) ${rowsGiven} where exists (select from list)
    on conflict (list_id, id) do update
      set ${sql.raw(taken.map((name) => `${name} = excluded.${name}`).join(', '))}
    returning *`)
  return db
    .with(list, saved)
    .select({
      version: list.version,
      items: sql<ReadItem[]>`(select coalesce(json_agg(${itemJson}), '[]') from i where removed_at is null)`,
    })
    .from(list)
    .prepare('changed_shopping_list')
})
