import { isDeepStrictEqual } from 'node:util'
import type { Figures, KeptFacts } from '#domain/recipe/verify/kept-facts.ts'
import { withoutPraise } from '#domain/recipe/verify/summary.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, inArray, isNull, sql } from '#server/db/drizzle.ts'
import { indexRecipes, unmarkRecipe } from '#server/features/recipes/search/search-index.ts'
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
  const kept = await keepFree(db, made)
  // whom one waits for may want another of them, so while waiting no other is held
  for (const one of made.filter(({ id }) => !kept.has(id))) await keepHeld(db, [one], { waits: true })
}

/** Those that nobody else holds; answers which they are. */
async function keepFree(db: Db, made: readonly MadeFacts[]): Promise<ReadonlySet<number>> {
  return made.length === 0 ? new Set() : keepHeld(db, made, { waits: false })
}

async function keepHeld(
  db: Db,
  made: readonly MadeFacts[],
  { waits }: { waits: boolean },
): Promise<ReadonlySet<number>> {
  const byId = new Map(made.map((one) => [one.id, one]))
  return db.transaction(async () => {
    const held = await db.db
      .select(heldColumns)
      .from(recipesTable)
      .where(and(inArray(recipesTable.id, [...byId.keys()]), isNull(recipesTable.deletedAt)))
      .for('no key update', waits ? {} : { skipLocked: true })
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
    return new Set(held.map((row) => row.id))
  })
}

/**
 * Of a recipe that cannot be worked out nothing is said that may have ceased to be true, neither beside its words nor where searches look; its figures stay,
 * as those of no kitchen, so that the next start tries again. Unless its words have changed meanwhile.
 */
export async function takeVerdictsBack(db: Db, { id, userId, updatedAt, facts }: StoredRecipe): Promise<void> {
  await db.transaction(async () => {
    const changed = await db.db
      .update(recipesTable)
      .set({ facts: withoutPraise(facts) })
      .where(and(eq(recipesTable.id, id), eq(recipesTable.updatedAt, updatedAt), isNull(recipesTable.deletedAt)))
      .returning({ id: recipesTable.id })
    if (changed.length > 0) await unmarkRecipe(db, { id, userId })
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
