import { rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { asJson, columnNames, itemJson } from '#server/features/shopping/item-columns.ts'
import type { ReadItem, ReadList } from '#server/features/shopping/list-lines.ts'
import type { StoredItem } from '#server/features/shopping/tables.ts'

/** Makes a list with everything on it, in one statement: the list as it is then read. Whatever number the items name it gets its own. */
export async function insertList(
  db: Db,
  userId: string,
  list: {
    title: string
    recipes: readonly { recipeId: number; title: string; servings: number }[]
    items: readonly StoredItem[]
    now: Date
  },
): Promise<ReadList> {
  const { title, now } = list
  const recipes = list.recipes.map(({ recipeId, title, servings }) => ({ recipeId, title, servings }))
  const [inserted] = await insertedList(db.db).execute({
    userId,
    title,
    now: now.toISOString(),
    recipes: JSON.stringify(recipes.map((recipe, position) => ({ ...recipe, position }))),
    rows: asJson(list.items),
  })
  const fresh = { deliveryService: null, deliveryUrl: null, prePopulated: false, createdAt: now, updatedAt: now }
  return { ...fresh, ...inserted!, userId, title, recipes }
}

const names = Object.values(columnNames)
const values = names.map((name) => (name === 'list_id' ? 'list.id' : `given.${name}`))

const insertedList = rememberedFor((db: Db['db']) => {
  const now = sql`${sql.placeholder('now')}::timestamptz`
  const list = db
    .$with('list', { id: sql<number>`id`.as('id'), version: sql<number>`version`.as('version') })
    .as(sql`insert into shopping_lists (user_id, title, created_at, updated_at)
      values (${sql.placeholder('userId')}, ${sql.placeholder('title')}, ${now}, ${now}) returning id, version`)
  const recipes = db.$with('recipes', {}).as(sql`
    insert into shopping_list_recipes (list_id, position, recipe_id, title, servings)
    select list.id, given.position, given."recipeId", given.title, given.servings
    from list, jsonb_to_recordset(${sql.placeholder('recipes')}::jsonb)
      as given(position int, "recipeId" int, title text, servings int)`)
  const items = db.$with('i', {}).as(sql`
    insert into shopping_list_items (${sql.raw(names.join(', '))}) select ${sql.raw(values.join(', '))}
    from list, jsonb_populate_recordset(null::shopping_list_items, ${sql.placeholder('rows')}::jsonb) as given
    returning *`)
  return db
    .with(list, recipes, items)
    .select({
      id: list.id,
      version: list.version,
      items: sql<ReadItem[]>`(select coalesce(json_agg(${itemJson} order by i.position), '[]') from i)`,
    })
    .from(list)
    .prepare('inserted_shopping_list')
})
