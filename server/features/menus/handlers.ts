import { AppError } from '#contract/errors.ts'
import type { menus } from '#contract/planning/menus.ts'
import { Id } from '#contract/text.ts'
import { cutText } from '#domain/cut-text.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { changeMenu, swapDish } from '#server/features/menus/change-menu.ts'
import { generateMenu } from '#server/features/menus/generate-menu.ts'
import { menuTimeline, recipesInOrder } from '#server/features/menus/menu-recipes.ts'
import { menuView, menuViews } from '#server/features/menus/menu-view.ts'
import { deleteMenu, findMenu, insertMenu, listMenus, restoreMenu } from '#server/features/menus/store.ts'
import type { StoredMenu } from '#server/features/menus/tables.ts'
import { recipeView } from '#server/features/recipes/store.ts'
import type { Handlers } from '#server/http/binding.ts'
import { afterCursor, linkNextPage } from '#server/http/pages.ts'

export const menuHandlers: Handlers<typeof menus, UserRow> = {
  generate: (context, { body }) => generateMenu(context, context.account, body),

  async list(context, { query: { limit, cursor, favorite } }) {
    const { account, database, reply } = context
    const found = await listMenus(database, account.id, { limit: limit + 1, before: afterCursor(cursor), favorite })
    const page = found.slice(0, limit)
    if (found.length > limit) linkNextPage(reply, page.at(-1)!.id)
    return menuViews(context, page, account.id)
  },

  async get(context, { params }) {
    return menuView(context, await ownMenu(context, context.account, params.id), context.account)
  },

  async timeline(context, { params }) {
    return menuTimeline(context, await ownMenu(context, context.account, params.id))
  },

  async cook(context, { params }) {
    const menu = await ownMenu(context, context.account, params.id)
    const recipes = await recipesInOrder(context, menu)
    const { servings } = menu.request
    return Promise.all(
      recipes.map(async (recipe) => ({ servings, recipe: await recipeView(context, recipe, context.account) })),
    )
  },

  async update(context, { params, body }) {
    const { account } = context
    const menu = await ownMenu(context, account, params.id)
    return menuView(context, found(await changeMenu(context, menu, body)), account)
  },

  async swap(context, { params, body }) {
    const { account } = context
    const menu = await ownMenu(context, account, params.id)
    return menuView(context, await swapDish(context, account, menu, body.place), account)
  },

  async duplicate(context, { params }) {
    const { account, database, now } = context
    const { title, description, request, places } = await ownMenu(context, account, params.id)
    const copy = { title: `${cutText(title, 193)} (copy)`, description, request, places }
    return menuView(context, await insertMenu(database, account.id, copy, now()), account)
  },

  async remove({ account, database, now }, { params }) {
    found((await deleteMenu(database, account.id, params.id, now())) || undefined)
    return { success: true }
  },

  async restore(context, { params }) {
    const { account, database, now } = context
    return menuView(context, found(await restoreMenu(database, account.id, params.id, now())), account)
  },
}

/** Throws not_found where the menu of an address is none of theirs. */
export async function assertOwnMenu({ database }: AppContext, { id }: UserRow, params: unknown): Promise<void> {
  const { data } = Id.safeParse(params)
  if (data) found(await findMenu(database, id, data.id))
}

export async function ownMenu(
  { database }: Pick<AppContext, 'database'>,
  { id }: UserRow,
  menuId: number,
): Promise<StoredMenu> {
  return found(await findMenu(database, id, menuId))
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found', 'We can’t find that menu.')
  return value
}
