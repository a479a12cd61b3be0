import type { imports } from '#contract/recipes/imports.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { keepPhotoOf } from '#server/features/imports/keep-photo-of.ts'
import { readAddress } from '#server/features/imports/read-address.ts'
import { recipeView } from '#server/features/recipes/store.ts'
import type { Handlers } from '#server/http/binding.ts'

export const importHandlers: Handlers<typeof imports, UserRow> = {
  readAddress: (context, { body }) => readAddress(context, body.address, context.left),

  async keepPhoto(context, { params, body }) {
    const { account } = context
    return recipeView(context, await keepPhotoOf(context, account, params.id, body.address), account)
  },
}
