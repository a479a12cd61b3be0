import { AppError } from '#contract/errors.ts'
import { mostTags } from '#contract/recipes/recipe-words.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, inArray, isNull, sql } from '#server/db/drizzle.ts'
import { marks, ownerKey, quoted } from '#server/features/recipes/search/search-index.ts'
import { recipesTable, recipeSearchTable as search } from '#server/features/recipes/tables.ts'

/** Puts a tag on own recipes or takes it off, also where searches find them; answers those that changed. Throws invalid_input where one would have too many. */
export async function tagRecipes(
  db: Db,
  ownerId: string,
  { recipeIds, tag, isOn }: { recipeIds: readonly number[]; tag: string; isOn: boolean },
  now: Date,
): Promise<number[]> {
  const { tags, updatedAt, userId, id, deletedAt } = recipesTable
  const has = sql`${tag} = any(${tags})`
  return db.transaction(async () => {
    const changed = await db.db
      .update(recipesTable)
      .set({
        tags: isOn ? sql`array_append(${tags}, ${tag})` : sql`array_remove(${tags}, ${tag})`,
        // later than before even on a clock that stands, as with every change of words
        updatedAt: sql`greatest(${now.toISOString()}::timestamptz, ${updatedAt} + interval '1 millisecond')`,
      })
      .where(and(eq(userId, ownerId), isNull(deletedAt), inArray(id, [...recipeIds]), isOn ? sql`not ${has}` : has))
      .returning({ id, tags })
    if (changed.some((recipe) => recipe.tags.length > mostTags))
      throw new AppError('invalid_input', `A recipe can have at most ${mostTags} tags.`)
    const ids = changed.map((recipe) => recipe.id)
    const mark = ownerKey(ownerId) + marks.tag(tag)
    if (ids.length > 0)
      await db.db
        .update(search)
        .set({
          words: isOn ? sql`${search.words} || ${quoted(mark)}::tsvector` : sql`ts_delete(${search.words}, ${mark})`,
        })
        .where(inArray(search.recipeId, ids))
    return ids
  })
}
