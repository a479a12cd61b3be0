import { AppError } from '#contract/errors.ts'
import type { library } from '#contract/recipes/library.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { factsOfMany } from '#server/features/recipes/figures/facts-of-many.ts'
import { momentOf } from '#server/features/recipes/handlers.ts'
import { countOrCorrect } from '#server/features/recipes/search/count-recipes.ts'
import { assertOwnRecipes, deleteRecipe, findRestorable, restoreRecipes } from '#server/features/recipes/store.ts'
import { tagRecipes } from '#server/features/recipes/tag-recipes.ts'
import type { Handlers } from '#server/http/binding.ts'

export const libraryHandlers: Handlers<typeof library, UserRow> = {
  counts(context, { query: { since, ...asked } }) {
    const filter = { ...asked, since: since === undefined ? undefined : momentOf(since) }
    return countOrCorrect(context, context.account.id, filter)
  },

  async tag({ account, database, now }, { body }) {
    await assertOwnRecipes(database, account.id, body.recipeIds)
    return { recipeIds: await tagRecipes(database, account.id, body, now()) }
  },

  async remove({ account, database, now }, { body: { recipeIds } }) {
    await assertOwnRecipes(database, account.id, recipeIds)
    return database.transaction(async () => {
      const deleted: number[] = []
      for (const id of recipeIds) if (await deleteRecipe(database, account.id, id, now())) deleted.push(id)
      return { recipeIds: deleted }
    })
  },

  async restore(context, { body: { recipeIds } }) {
    const { account, database, now } = context
    const there = await findRestorable(database, account.id, recipeIds, now())
    if (there.length < recipeIds.length) throw new AppError('not_found', 'We can’t find one of those recipes.')
    const { made, failed } = await factsOfMany(context.kitchen, there)
    if (failed[0]) throw failed[0].error
    const entries = new Map(made.map(({ id, entry }) => [id, entry]))
    const restored = await restoreRecipes(
      database,
      account.id,
      there.map((recipe) => ({ recipe, entry: entries.get(recipe.id)! })),
    )
    const ids = new Set(restored.map(({ id }) => id))
    return { recipeIds: recipeIds.filter((id) => ids.has(id)) }
  },
}
