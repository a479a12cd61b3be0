import type { admin } from '#contract/admin.ts'
import { type UserRow, userView } from '#server/features/accounts/store.ts'
import { correctStore } from '#server/features/admin/correct-store.ts'
import { upgradeUser } from '#server/features/admin/upgrade-user.ts'
import { deliveryStores } from '#server/features/shopping/store.ts'
import type { Handlers } from '#server/http/binding.ts'

export const adminHandlers: Handlers<typeof admin, UserRow> = {
  async outbox({ mail }, { query }) {
    return (await mail.sent(query.limit)).map(({ at, text, ...letter }) => ({
      ...letter,
      at: at.toISOString(),
      text: withoutLinks(text),
    }))
  },

  async jobs({ jobs }, { query }) {
    return (await jobs.list(query.limit)).map(({ failure = null, createdAt, ...job }) => ({
      ...job,
      createdAt: createdAt.toISOString(),
      failure,
    }))
  },

  deliveryStores: ({ database }) => deliveryStores(database),

  changeDeliveryStore: (context, { params, body }) => correctStore(context, context.account.id, params.service, body),

  async upgradeUser({ account, database, now }, { body }) {
    return userView(database, await upgradeUser(database, account.id, body, now()), now())
  },
}

/** Whoever has the link of an email is its reader: it opens accounts, and administrators need none. */
function withoutLinks(text: string): string {
  return text.replaceAll(/https?:\/\/\S+/g, '(link hidden)')
}
