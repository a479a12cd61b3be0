import { AppError } from '#contract/errors.ts'
import type { sharing } from '#contract/recipes/sharing.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { findShared, keepRecipe, recipeView } from '#server/features/recipes/store.ts'
import { sharedView } from '#server/features/sharing/shared-view.ts'
import type { Handlers } from '#server/http/binding.ts'

export const sharingHandlers: Handlers<typeof sharing, UserRow> = {
  async read(context, { params }) {
    const { account, database } = context
    return sharedView(context, params.token, alive(await findShared(database, params.token)), account)
  },

  async keep(context, { params }) {
    const { account, database } = context
    const kept = await keepRecipe(context, account, alive(await findShared(database, params.token)), keptNote)
    return recipeView(context, kept, account)
  },
}

const keptNote = 'Saved from a recipe that someone shared with a link'

/** A link that was never given out, was revoked or whose recipe is gone: all alike. */
export function alive<T>(shared: T | undefined): T {
  if (!shared) throw new AppError('not_found', 'There’s no recipe at this link. It may no longer be shared.')
  return shared
}
