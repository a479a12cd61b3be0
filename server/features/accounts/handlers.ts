import type { accounts } from '#contract/accounts/accounts.ts'
import { AppError } from '#contract/errors.ts'
import { foldEmail } from '#server/email-address.ts'
import { createAccount, type UserRow, updateUser, userView } from '#server/features/accounts/store.ts'
import type { Handlers } from '#server/http/binding.ts'

/** All but signing in, which asks for codes too: features/security. */
export const accountHandlers: Omit<Handlers<typeof accounts, UserRow>, 'signIn'> = {
  currentUser: ({ account, database, now }) => userView(database, account, now()),

  async signUp({ session, now, ...context }, { body }) {
    const { selectedTier: _, ...account } = body
    const user = await createAccount(context, account, now())
    await session.start(user.id, { byPassword: true })
    return userView(context.database, user, now())
  },

  async signOut({ session }) {
    await session.end()
    return { success: true }
  },

  async changeProfile({ account, database, now }, { body }) {
    const user = await updateUser(database, account.id, body, now())
    return userView(database, user ?? account, now())
  },

  async completeSetup({ account, database, now }, { body }) {
    const { email, ...change } = body
    if (foldEmail(email) !== account.email) {
      throw new AppError('invalid_input', 'This isn’t your account’s email address, and you can’t change it here.')
    }
    const user = await updateUser(database, account.id, { ...change, hasCompletedSetup: true }, now())
    return userView(database, user ?? account, now())
  },

  async updateKitchenEquipment({ account, database, now }, { body }) {
    const user = await updateUser(database, account.id, body, now())
    return userView(database, user ?? account, now())
  },

  async changeDeliveryPreferences({ account, database, now }, { body }) {
    const user = await updateUser(database, account.id, body, now())
    return userView(database, user ?? account, now())
  },
}
