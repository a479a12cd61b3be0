import { kitchenVersion } from '#domain/food/foods.ts'
import type { Figures } from '#domain/recipe/verify/kept-facts.ts'
import { type RecipeFacts, withoutPraise } from '#domain/recipe/verify/summary.ts'
import type { AppContext } from '#server/context.ts'
import { and, inArray, isNull } from '#server/db/drizzle.ts'
import { factsOfMany, isCode } from '#server/features/recipes/figures/facts-of-many.ts'
import { keepFigures } from '#server/features/recipes/figures/keep-figures.ts'
import { awaitedAmong } from '#server/features/recipes/figures/pending-refreshes.ts'
import { wordsKey } from '#server/features/recipes/figures/verifications.ts'
import { recipesTable, type StoredRecipe } from '#server/features/recipes/tables.ts'
import { keptAnswers, keyOf } from '#server/kept-answers.ts'

type World = Pick<AppContext, 'database' | 'kitchen'>
type Row = Pick<StoredRecipe, 'id' | 'userId' | 'updatedAt' | 'facts'>
type Current = Figures | Pick<Figures, 'facts'>

/** Figures by the words of a recipe and the edition that read them. */
const worked = keptAnswers<Current>(16_000_000)

/** Milliseconds until a recipe that took too long is tried again. */
const untilTriedAgain = 10 * 60 * 1000

/**
 * Rows of a list with current figures: where an older kitchen made them, or a correction is in force that has not come to them yet, they are
 * worked out and kept, once for each process, and edition of the kitchen's data. A row that cannot be worked out has its facts without what
 * speaks for it. Throws `busy` where the kitchen has no hand free: of what was not looked at nothing is said.
 */
export async function withCurrentFigures<R extends Row>(world: World, rows: readonly R[]): Promise<R[]> {
  const stale = await staleAmong(world, rows)
  if (stale.length === 0) return [...rows]
  const { version } = world.kitchen
  const keyOfRow = (row: Row) => keyOf(wordsKey(row), version)
  await workOut(
    world,
    stale.filter((row) => !isSettled(row, worked.get(keyOfRow(row)))).map(({ id }) => id),
    keyOfRow,
  )
  const stales = new Set(stale)
  return rows.map((row) =>
    stales.has(row) ? { ...row, ...(worked.get(keyOfRow(row)) ?? { facts: withoutPraise(row.facts) }) } : row,
  )
}

/** What was worked out is worked out again where an instance of another kitchen has put its own in the place of it meanwhile. */
function isSettled({ facts }: Row, known: Current | undefined): boolean {
  const hasFailed = known?.facts.kitchenVersion !== kitchenVersion
  return known !== undefined && (hasFailed || facts.kitchenVersion === kitchenVersion)
}

/** The same for rows that were read without their words: their facts alone. */
export async function freshFacts(world: World, rows: readonly Row[]): Promise<RecipeFacts[]> {
  const own = rows.map(({ id, userId, updatedAt, facts }) => ({ id, userId, updatedAt, facts }))
  return (await withCurrentFigures(world, own)).map(({ facts }) => facts)
}

async function staleAmong<R extends Row>({ database }: World, rows: readonly R[]): Promise<R[]> {
  const awaited = await awaitedAmong(
    database,
    rows.map(({ id }) => id),
  )
  return rows.filter(({ id, facts }) => awaited.has(id) || facts.kitchenVersion !== kitchenVersion)
}

async function workOut({ database, kitchen }: World, ids: readonly number[], keyOfRow: (row: Row) => string) {
  if (ids.length === 0) return
  const stored = await database.db
    .select()
    .from(recipesTable)
    .where(and(inArray(recipesTable.id, [...ids]), isNull(recipesTable.deletedAt)))
  const byId = new Map(stored.map((recipe) => [recipe.id, recipe]))
  const { made, failed } = await factsOfMany(kitchen, stored)
  await keepFigures(database, made)
  for (const { id, figures } of made) worked.set(keyOfRow(byId.get(id)!), figures)
  const unseen = failed.find(({ error }) => isCode(error, 'busy'))
  for (const { recipe, error } of failed)
    if (!isCode(error, 'busy'))
      worked.set(keyOfRow(recipe), { facts: withoutPraise(recipe.facts) }, { ttl: untilTriedAgain })
  // what was made is kept: the next time there is less to do
  if (unseen) throw unseen.error
}
