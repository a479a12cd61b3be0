import type { SearchEntry } from '#domain/recipe/verify/kept-facts.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import { type AnyPgColumn, getTableColumns, type SQL, sql } from '#server/db/drizzle.ts'
import { assertRoomForRecipes } from '#server/features/recipes/keeping/room-for-recipes.ts'
import { indexRecipe } from '#server/features/recipes/search/search-index.ts'
import { recipesTable, type StoredRecipe } from '#server/features/recipes/tables.ts'

export type NewRecipe = Omit<typeof recipesTable.$inferInsert, 'id' | 'userId' | 'createdAt' | 'updatedAt'>

/** Puts a recipe among the owner's, and where searches find it. Throws LibraryFull. */
export async function insertRecipe(
  db: Db,
  ownerId: string,
  recipe: NewRecipe,
  entry: SearchEntry,
  now: Date,
): Promise<StoredRecipe> {
  return db.transaction(async () => {
    await assertRoomForRecipes(db, ownerId)
    const row = { ...unsaid, ...recipe, userId: ownerId, createdAt: now, updatedAt: now }
    const [inserted] = await insertion(db.db).execute(sent(row))
    await indexRecipe(db, inserted!, entry)
    return inserted!
  })
}

const { id: _given, ...columns } = getTableColumns(recipesTable)
type Row = Record<keyof typeof columns, unknown>
const eachColumn = (value: (column: AnyPgColumn, name: keyof Row) => unknown) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, value(column, name as keyof Row)]))

/** Of a new recipe that does not say it. */
const unsaid = { ...eachColumn((column) => column.default ?? null), tags: [] }

/** Each value as its column writes it; what is prepared would write null like a value. */
const sent = (row: Partial<Row>) =>
  eachColumn((column, name) => (row[name] == null ? null : column.mapToDriverValue(row[name])))

/** Whoever generates asks it while others wait for the connection: prepared, it takes half the time. */
const insertion = rememberedFor((db: Db['db']) =>
  db
    .insert(recipesTable)
    .values(eachColumn((_column, name) => sql`${sql.placeholder(name)}`) as Record<keyof Row, SQL>)
    .returning()
    .prepare('inserted_recipe'),
)
