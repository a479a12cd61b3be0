import { AppError } from '#contract/errors.ts'
import { planBounds } from '#domain/plan/meal-plan/meal-plan.ts'
import type { Db } from '#server/db/database.ts'
import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from '#server/db/drizzle.ts'
import { recipesTable as recipes } from '#server/features/recipes/tables.ts'

const { id, userId, updatedAt, title, servings, imageUrl, photoVersion, pictureVersion, dish, isFavorite, userRating } =
  getTableColumns(recipes)
const looks = { title, servings, imageUrl, photoVersion, pictureVersion }
const totalMinutes = sql<number | null>`(${recipes.facts} ->> 'totalMinutes')::float8`
const columns = { id, userId, updatedAt, ...looks, dish, isFavorite, userRating, totalMinutes }

/** A recipe as far as plans know it without its words: a plan may have hundreds, which are long. */
export type PlannedRecipe = Awaited<ReturnType<typeof plannedRecipes>>[number]

/** Those of these recipes that are the owner's and are there still, in the order in which they are named. */
export async function plannedRecipes(db: Db, ownerId: string, ids: readonly number[]) {
  if (ids.length === 0) return []
  const found = await db.db
    .select(columns)
    .from(recipes)
    .where(and(eq(recipes.userId, ownerId), inArray(recipes.id, [...ids]), isNull(recipes.deletedAt)))
  const places = new Map(ids.map((one, place) => [one, place]))
  return found.sort((one, other) => places.get(one.id)! - places.get(other.id)!)
}

/** So many of the owner's: favorites and those with a thumb up, however old, and then the newest. */
export async function recipesToConsider(db: Db, ownerId: string, limit: number): Promise<PlannedRecipe[]> {
  // each by its own index
  const newest = (isMeant?: SQL) =>
    db.db
      .select(columns)
      .from(recipes)
      .where(and(eq(recipes.userId, ownerId), isNull(recipes.deletedAt), isMeant))
      .orderBy(desc(recipes.userId), desc(recipes.id))
      .limit(limit)
  const [favorites, rated, all] = await Promise.all([
    newest(eq(recipes.isFavorite, true)),
    newest(eq(recipes.userRating, 1)),
    newest(),
  ])
  const liked = [...favorites, ...rated].sort((one, other) => other.id - one.id)
  return [...new Map([...liked, ...all].map((recipe) => [recipe.id, recipe])).values()].slice(0, limit)
}

/** Throws where a plan that is too long by the letters of its recipes becomes longer; whatever makes it shorter is taken. */
export async function assertLetters(
  db: Db,
  { id: ownerId }: { readonly id: string },
  before: readonly number[],
  after: readonly number[],
): Promise<void> {
  const had = new Set(before)
  if (after.every((one) => had.has(one))) return
  const letters = await lettersOfRecipes(db, ownerId, after)
  if (letters <= planBounds.letters || letters <= (await lettersOfRecipes(db, ownerId, before))) return
  const most = planBounds.letters.toLocaleString('en-US')
  throw new AppError(
    'invalid_input',
    `A plan’s recipes can have at most ${most} characters in total. Please make several plans.`,
  )
}

/** Letters of the lines and steps of these recipes together, as `lettersOfRecipe` counts them; counted where they lie. */
async function lettersOfRecipes(db: Db, ownerId: string, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const { rows } = await db.query<{ letters: number }>(
    `select coalesce(sum(
       (select coalesce(sum(length(concat(line ->> 'amount', line ->> 'unit', line ->> 'name', line ->> 'preparation'))), 0)
        from jsonb_array_elements(ingredients) line)
       + (select coalesce(sum(length(step ->> 'description')), 0) from jsonb_array_elements(instructions) step)
     ), 0)::int as letters
     from recipes where user_id = $1 and id = any($2) and deleted_at is null`,
    [ownerId, ids],
  )
  return rows[0]!.letters
}
