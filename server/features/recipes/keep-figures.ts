import { isDeepStrictEqual } from 'node:util'
import type { Figures, KeptFacts } from '#domain/recipe/verify/kept-facts.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, inArray, isNull, sql } from '#server/db/drizzle.ts'
import { indexRecipes } from '#server/features/recipes/search-index.ts'
import { recipesTable, type StoredRecipe } from '#server/features/recipes/tables.ts'

/** What was worked out of the words that a recipe had at `updatedAt`. */
export interface MadeFacts extends KeptFacts {
  readonly id: number
  readonly updatedAt: Date
}

/**
 * Keeps figures beside the words of recipes and where searches look, each unless its words have changed or it was deleted meanwhile. What is kept
 * already is not written again.
 */
export async function keepFigures(db: Db, made: readonly MadeFacts[]): Promise<void> {
  if (made.length === 0) return
  const byId = new Map(made.map((one) => [one.id, one]))
  await db.transaction(async () => {
    // in the order of their ids: nobody else who holds several waits for one of these
    const held = await db.db
      .select(heldColumns)
      .from(recipesTable)
      .where(and(inArray(recipesTable.id, [...byId.keys()]), isNull(recipesTable.deletedAt)))
      .orderBy(asc(recipesTable.id))
      .for('no key update')
    const rows = held
      .map(({ updatedAt, ...row }) => ({ ...row, updatedAt, made: byId.get(row.id)! }))
      .filter(({ updatedAt, made: one }) => updatedAt.getTime() === one.updatedAt.getTime())
    const changed = rows.filter(({ made: { figures }, ...row }) => !isDeepStrictEqual(figuresIn(row), figures))
    await writeFigures(
      db,
      changed.map(({ id, made: { figures } }) => ({ id, ...figures })),
    )
    await indexRecipes(
      db,
      rows.map(({ made: { figures, entry }, ...row }) => ({ recipe: { ...row, ...figures }, entry })),
    )
  })
}

const { id, userId, updatedAt, tags, cuisine, recipeType, writer } = recipesTable
const { prepTime, cookTime, calories, estimatedCost, nutritionalInfo, requiredEquipment, facts } = recipesTable
const figureColumns = { prepTime, cookTime, calories, estimatedCost, nutritionalInfo, requiredEquipment, facts }
const heldColumns = { id, userId, updatedAt, tags, cuisine, recipeType, writer, ...figureColumns }

function figuresIn(row: Pick<StoredRecipe, keyof typeof figureColumns>) {
  return Object.fromEntries(Object.keys(figureColumns).map((name) => [name, row[name as keyof typeof figureColumns]]))
}

/** In one statement. */
async function writeFigures(db: Db, rows: readonly ({ id: number } & Figures)[]): Promise<void> {
  if (rows.length === 0) return
  await db.db.execute(sql`
    update recipes set prep_time = f."prepTime", cook_time = f."cookTime", calories = f.calories, estimated_cost = f."estimatedCost",
      nutritional_info = f."nutritionalInfo", required_equipment = f."requiredEquipment", facts = f.facts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(id int, "prepTime" int, "cookTime" int, calories int, "estimatedCost" numeric,
      "nutritionalInfo" jsonb, "requiredEquipment" text[], facts jsonb)
    where recipes.id = f.id`)
}
