import { AppError } from '#contract/errors.ts'
import type { recipes } from '#contract/recipes.ts'
import { Id } from '#contract/text.ts'
import { swapsFor } from '#domain/recipe/repair/swaps.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { eaterOf } from '#server/features/recipes/eater.ts'
import { generateRecipe } from '#server/features/recipes/generate-recipe.ts'
import { recipeView, rowViews } from '#server/features/recipes/recipe-view.ts'
import { releaseReservation } from '#server/features/recipes/reservations.ts'
import { runningGenerations } from '#server/features/recipes/running-generations.ts'
import { deleteRecipe, findRecipe, listRecipes, rateRecipe, toggleFavorite } from '#server/features/recipes/store.ts'
import { draftOf, swapIngredient } from '#server/features/recipes/swap-ingredient.ts'
import type { Handlers } from '#server/http/binding.ts'
import { afterCursor, linkNextPage } from '#server/http/pages.ts'

export const recipeHandlers: Handlers<typeof recipes, UserRow> = {
  generate: (context, { body }) => generateRecipe(context, context.account, body),

  async cancelGeneration({ account, database }, { params }) {
    const cancelled = await releaseReservation(database, account.id, params.id)
    if (cancelled) runningGenerations.abort(params.id)
    return { cancelled }
  },

  async list({ account, database, reply }, { query }) {
    const { cursor, since, ...filter } = query
    const stored = await listRecipes(database, account.id, {
      ...filter,
      limit: query.limit + 1,
      before: afterCursor(cursor),
      since: since === undefined ? undefined : momentOf(since),
    })
    const page = stored.slice(0, query.limit)
    if (stored.length > page.length) linkNextPage(reply, page.at(-1)!.id)
    return rowViews(database, page, account)
  },

  async get({ account, database }, { params }) {
    return recipeView(found(await findRecipe(database, account.id, params.id)), account)
  },

  async swaps({ account, database }, { params, query }) {
    const recipe = found(await findRecipe(database, account.id, params.id))
    return swapsFor(draftOf(recipe), query.line, eaterOf(account))
  },

  async swap({ account, database, now }, { params, body }) {
    const recipe = found(await findRecipe(database, account.id, params.id))
    return recipeView(await swapIngredient(database, recipe, body, account, now()), account)
  },

  async remove({ account, database }, { params }) {
    found((await deleteRecipe(database, account.id, params.id)) || undefined)
    return { success: true }
  },

  async rate({ account, database, now }, { params, body }) {
    return found(await rateRecipe(database, account.id, params.id, body.rating, now()))
  },

  async toggleFavorite({ account, database, now }, { params }) {
    return found(await toggleFavorite(database, account.id, params.id, now()))
  },
}

export async function assertOwnRecipe(
  { database }: AppContext,
  { id: ownerId }: UserRow,
  params: unknown,
): Promise<void> {
  const { data } = Id.safeParse(params)
  if (data) found(await findRecipe(database, ownerId, data.id))
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found', 'There is no such recipe among yours.')
  return value
}

/** Within the years that every database can keep; nothing is older or younger than them. */
function momentOf(since: string): Date {
  return new Date(Math.min(Math.max(Date.parse(since), 0), Date.UTC(9999, 11, 31)))
}
