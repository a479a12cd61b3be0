import type { Input } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { RecipeSort } from '#contract/recipes/recipe-filters.ts'
import type { recipes } from '#contract/recipes/recipes.ts'
import { Id } from '#contract/text.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { timesCooked } from '#server/features/recipes/cooked-dishes.ts'
import { eaterOf } from '#server/features/recipes/eater.ts'
import { cancelGeneration } from '#server/features/recipes/generating/cancel-generation.ts'
import { findIdeas } from '#server/features/recipes/generating/find-ideas.ts'
import { generateRecipe } from '#server/features/recipes/generating/generate-recipe.ts'
import { createRecipe } from '#server/features/recipes/keeping/create-recipe.ts'
import { deleteRecipePicture } from '#server/features/recipes/recipe-pictures.ts'
import { narrowViews, recipeView, rowsJson, rowsOfPage } from '#server/features/recipes/recipe-view.ts'
import { scaleByLine } from '#server/features/recipes/scale-by-line.ts'
import type { Placed } from '#server/features/recipes/search/find-recipes.ts'
import type { RecipeFilter } from '#server/features/recipes/search/matching-ids.ts'
import { readInTurn } from '#server/features/recipes/search/read-in-turn.ts'
import { revokeShare, shareRecipe } from '#server/features/recipes/shares.ts'
import {
  countTags,
  deleteRecipe,
  findRecipe,
  findRestorable,
  keptFactsOf,
  listNarrowRows,
  listRecipeRows,
  rateRecipe,
  restoreRecipes,
  toggleFavorite,
} from '#server/features/recipes/store.ts'
import { draftOf, swapIngredient } from '#server/features/recipes/swap-ingredient.ts'
import { updateRecipe } from '#server/features/recipes/update-recipe.ts'
import { verifyWords } from '#server/features/recipes/verify-words.ts'
import { worthOf } from '#server/features/recipes/worth-of.ts'
import { readyJson } from '#server/http/answering/ready-json.ts'
import type { Handlers } from '#server/http/binding.ts'
import { afterCursor, afterPlace, linkNextPage, type Place } from '#server/http/pages.ts'

export const recipeHandlers: Handlers<typeof recipes, UserRow> = {
  generate: (context, { body }) => generateRecipe(context, context.account, body),

  async cancelGeneration(context, { params }) {
    return { cancelled: await cancelGeneration(context, context.account.id, params.id) }
  },

  async list(context, { query }) {
    const { account, reply } = context
    const filter = filterOf(query)
    const pageOf = <Row extends { id: number }>(found: Placed<Row>[], many = found.length): Row[] => {
      const page = found.slice(0, Math.min(query.limit, many))
      if (found.length > page.length) linkNextPage(reply, placeOf(page.at(-1)!, query.sort))
      return page.map(({ sortKey: _place, ...row }) => row as unknown as Row)
    }
    if (query.view === 'row')
      return narrowViews(context, pageOf(await listNarrowRows(context, account.id, filter)), account, query)
    const found = await listRecipeRows(context, account.id, filter)
    return readyJson(await rowsJson(context, pageOf(found, rowsOfPage(found)), account, query))
  },

  async get(context, { params }) {
    const { account, database } = context
    // asked at once: behind those who write they wait once
    const [recipe, cooked] = await Promise.all([
      findRecipe(database, account.id, params.id),
      timesCooked(database, account.id, params.id),
    ])
    return recipeView(context, found(recipe), account, cooked)
  },

  async worth({ account, database, kitchen }, { params }) {
    return worthOf({ kitchen }, found(await findRecipe(database, account.id, params.id)), account)
  },

  async swaps({ account, database, kitchen }, { params, query }) {
    const recipe = found(await findRecipe(database, account.id, params.id))
    return kitchen.ask('swapsFor', draftOf(recipe), query.line, eaterOf(account))
  },

  async swap(context, { params, body }) {
    const { account, database } = context
    const recipe = found(await findRecipe(database, account.id, params.id))
    return recipeView(context, await swapIngredient(context, recipe, body, account), account)
  },

  tags: (context) => readInTurn(context, context.account.id, () => countTags(context.database, context.account.id)),

  async create(context, { body }) {
    return recipeView(context, await createRecipe(context, context.account, body), context.account)
  },

  async update(context, { params, body }) {
    const { account } = context
    return recipeView(context, found(await updateRecipe(context, account, params.id, body)), account)
  },

  async restore(context, { params }) {
    const { account, database, now } = context
    const [there] = await findRestorable(database, account.id, [params.id], now())
    const stored = found(there)
    const { entry } = await keptFactsOf(context, stored)
    const [restored = stored] = await restoreRecipes(database, account.id, [{ recipe: stored, entry }])
    return recipeView(context, restored, account)
  },

  verify: ({ account, kitchen }, { body }) => verifyWords(kitchen, body, account),

  async scale({ account, database, kitchen }, { params, query }) {
    return scaleByLine(kitchen, found(await findRecipe(database, account.id, params.id)), query)
  },

  async share({ account, database, now }, { params }) {
    return found(await shareRecipe(database, account.id, params.id, now()))
  },

  async revokeShare({ account, database }, { params }) {
    found((await revokeShare(database, account.id, params.id)) || undefined)
    return { success: true }
  },

  async removePhoto(context, { params }) {
    context.kitchen.letIn()
    const { account, database } = context
    return recipeView(context, found(await deleteRecipePicture(database, account.id, params.id, 'photo')), account)
  },

  ideas: (context, { body }) => findIdeas(context, context.account, body),

  async remove({ account, database, now }, { params }) {
    found((await deleteRecipe(database, account.id, params.id, now())) || undefined)
    return { success: true }
  },

  async rate({ account, database }, { params, body }) {
    return found(await rateRecipe(database, account.id, params.id, body.rating))
  },

  async toggleFavorite({ account, database }, { params }) {
    return found(await toggleFavorite(database, account.id, params.id))
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
  if (value === undefined) throw new AppError('not_found', 'We can’t find that recipe.')
  return value
}

/** What a query asks for, and one row more: that there is a next page. */
function filterOf({ cursor, sort, since, view: _view, ...asked }: Input<typeof recipes.list>['query']): RecipeFilter {
  const before = sort === 'newest' ? afterCursor(cursor) : undefined
  return {
    ...asked,
    sort,
    limit: asked.limit + 1,
    before,
    after:
      sort !== 'newest' ? afterPlace(cursor) : before === undefined ? undefined : { key: String(before), id: before },
    since: since === undefined ? undefined : momentOf(since),
  }
}

function placeOf({ id, sortKey }: Placed<{ id: number }>, sort: RecipeSort): number | Place {
  return sort === 'newest' || sortKey === undefined ? id : { key: sortKey, id }
}

/** Within the years that every database can keep; nothing is older or younger than them. */
export function momentOf(since: string): Date {
  return new Date(Math.min(Math.max(Date.parse(since), 0), Date.UTC(9999, 11, 31)))
}
