import type { ListFor } from '#domain/plan/meal-plan/provisions/bought-for.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { asJson, columnNames, itemJson } from '#server/features/shopping/rows/item-columns.ts'
import type { ReadItem, ReadList } from '#server/features/shopping/rows/list-lines.ts'
import type { StoredItem } from '#server/features/shopping/tables.ts'

/** What a list is made of; of each item the number of its list is the place of this one among those that are made. */
export interface NewList {
  readonly title: string
  readonly recipes: readonly { readonly recipeId: number; readonly title: string; readonly servings: number }[]
  readonly items: readonly StoredItem[]
  /** The meal plan that it is made for. */
  readonly boughtFor?: ListFor | undefined
}

/** Makes lists with everything on them, in one statement: the lists as they are then read, in the order given. */
export async function insertLists(db: Db, userId: string, lists: readonly NewList[], now: Date): Promise<ReadList[]> {
  const recipesOf = lists.map((list) =>
    list.recipes.map(({ recipeId, title, servings }) => ({ recipeId, title, servings })),
  )
  const inserted = await insertedLists(db.db).execute({
    userId,
    now: now.toISOString(),
    lists: JSON.stringify(lists.map(({ title, boughtFor }, place) => ({ place, title, boughtFor }))),
    recipes: JSON.stringify(
      recipesOf.flatMap((recipes, place) => recipes.map((recipe, position) => ({ ...recipe, place, position }))),
    ),
    rows: asJson(lists.flatMap(({ items }) => items)),
  })
  const fresh = { deliveryService: null, deliveryUrl: null, prePopulated: false, createdAt: now, updatedAt: now }
  return lists.map(({ title, boughtFor = null }, place) => ({
    ...fresh,
    ...inserted[place]!,
    userId,
    title,
    boughtFor,
    recipes: recipesOf[place]!,
  }))
}

const names = Object.values(columnNames)
const values = names.map((name) => (name === 'list_id' ? 'numbered.id' : `given.${name}`))

const insertedLists = rememberedFor((db: Db['db']) => {
  const now = sql`${sql.placeholder('now')}::timestamptz`
  const made = db.$with('made', {}).as(sql`
    insert into shopping_lists (user_id, title, bought_for, created_at, updated_at)
    select ${sql.placeholder('userId')}, given.title, given."boughtFor", ${now}, ${now}
    from jsonb_to_recordset(${sql.placeholder('lists')}::jsonb) as given(place int, title text, "boughtFor" jsonb)
    order by given.place returning id, version`)
  const numbered = db
    .$with('numbered', {
      id: sql<number>`id`.as('id'),
      version: sql<number>`version`.as('version'),
      place: sql<number>`place`.as('place'),
    })
    .as(sql`select id, version, (row_number() over (order by id))::int - 1 as place from made`)
  const recipes = db.$with('recipes', {}).as(sql`
    insert into shopping_list_recipes (list_id, position, recipe_id, title, servings)
    select numbered.id, given.position, given."recipeId", given.title, given.servings
    from numbered join jsonb_to_recordset(${sql.placeholder('recipes')}::jsonb)
      as given(place int, position int, "recipeId" int, title text, servings int) using (place)`)
  const items = db.$with('i', {}).as(sql`
    insert into shopping_list_items (${sql.raw(names.join(', '))}) select ${sql.raw(values.join(', '))}
    from numbered join jsonb_populate_recordset(null::shopping_list_items, ${sql.placeholder('rows')}::jsonb) as given
      on given.list_id = numbered.place
    returning *`)
  return db
    .with(made, numbered, recipes, items)
    .select({
      id: numbered.id,
      version: numbered.version,
      items: sql<ReadItem[]>`(select coalesce(json_agg(${itemJson} order by i.position), '[]') from i
        where i.list_id = numbered.id)`,
    })
    .from(numbered)
    .orderBy(numbered.place)
    .prepare('inserted_shopping_lists')
})
