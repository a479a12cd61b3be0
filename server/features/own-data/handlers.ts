import type { ownData } from '#contract/accounts/own-data.ts'
import { AppError } from '#contract/errors.ts'
import { type UserRow, userView } from '#server/features/accounts/store.ts'
import { askForDeletion } from '#server/features/own-data/ask-for-deletion.ts'
import { clearDeletion, deletePicture } from '#server/features/own-data/store.ts'
import type { Handlers } from '#server/http/binding.ts'

export const ownDataHandlers: Handlers<typeof ownData, UserRow> = {
  async deleteAccount({ account, session, ...context }, { body }) {
    const user = await askForDeletion(context, account, session, body.password)
    return userView(context.database, user, context.now())
  },

  async keepAccount({ account, database, now }) {
    const user = await clearDeletion(database, account.id, now())
    if (!user) throw new AppError('not_found', 'The seven days are over: this account is being deleted.')
    return userView(database, user, now())
  },

  async removePicture({ account, database, now }) {
    const user = await deletePicture(database, account.id, now())
    return userView(database, user ?? account, now())
  },
}
