import type { admin } from '#contract/desk/admin.ts'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { accountView, assertPassword, findUser, type UserRow } from '#server/features/accounts/store.ts'
import { changeMember, resetGenerations } from '#server/features/admin/change-member.ts'
import { backToKnownStore, correctStore } from '#server/features/admin/correct-store.ts'
import { activityOf, analyticsOf } from '#server/features/admin/figures.ts'
import { emailsTo } from '#server/features/admin/member-emails.ts'
import { memberView } from '#server/features/admin/member-view.ts'
import { searchUsers } from '#server/features/admin/members.ts'
import { searchAuditLog } from '#server/features/admin/search-audit-log.ts'
import { upgradeUser } from '#server/features/admin/upgrade-user.ts'
import { showSubscription } from '#server/features/billing/store.ts'
import { deliveryStores } from '#server/features/shopping/store.ts'
import type { Handlers } from '#server/http/binding.ts'
import { afterCursor, linkNextPage } from '#server/http/pages.ts'

export const adminHandlers: Handlers<typeof admin, UserRow> = {
  analytics: ({ database, now }) => analyticsOf(database, now()),

  activity: ({ database, now }) => activityOf(database, now()),

  async users({ database, now, reply }, { query }) {
    const { users, next } = await searchUsers(database, query, now())
    if (next !== undefined) linkNextPage(reply, next)
    return users
  },

  user: (context, { params }) => memberView(context, params.id),

  async userEmails({ database, reply }, { params, query }) {
    const { emails, next } = await emailsTo(database, params.id, query)
    if (next !== undefined) linkNextPage(reply, next)
    return emails
  },

  async userPayments(context, { params }) {
    await memberExists(context, params.id)
    return showSubscription(context, params.id)
  },

  async updateUser(context, { params, body }) {
    const user = await changeMember(context, context.account.id, params.id, body)
    return accountView(context.database, user, context.now())
  },

  async resetGenerations(context, { params }) {
    const user = await resetGenerations(context, context.account.id, params.id)
    return accountView(context.database, user, context.now())
  },

  async confirmPassword({ account, database, session }, { body }) {
    await assertPassword(database, account.id, body.password)
    await session.notePassword()
    return { success: true }
  },

  async audit({ database, reply }, { query: { cursor, limit, ...search } }) {
    const after = afterCursor(cursor)
    const entries = await searchAuditLog(database, { ...search, after, limit: limit + 1 })
    const shown = entries.slice(0, limit)
    if (entries.length > limit) linkNextPage(reply, shown.at(-1)!.id)
    return shown
  },

  async outbox({ mail }, { query }) {
    return (await mail.sent(query.limit)).map(({ at, text, ...letter }) => ({
      ...letter,
      at: at.toISOString(),
      text: withoutLinks(text),
    }))
  },

  async jobs({ jobs }, { query }) {
    return (await jobs.list(query.limit)).map(({ id, name, state, tries, createdAt, failure }) => ({
      id,
      name,
      state,
      tries,
      createdAt: createdAt.toISOString(),
      failure,
    }))
  },

  deliveryStores: ({ database }) => deliveryStores(database),

  changeDeliveryStore: (context, { params, body }) => correctStore(context, context.account.id, params.service, body),

  resetDeliveryStore: (context, { params }) => backToKnownStore(context, context.account.id, params.service),

  async upgradeUser({ account, database, now }, { body }) {
    return accountView(database, await upgradeUser(database, account.id, body, now()), now())
  },
}

async function memberExists({ database }: Pick<AppContext, 'database'>, id: string): Promise<void> {
  if (!(await findUser(database, id))) throw new AppError('not_found', 'We can’t find that member.')
}

/** Whoever has the link of an email is its reader: it opens accounts, and administrators need none. */
function withoutLinks(text: string): string {
  return text.replaceAll(/https?:\/\/\S+/g, '(link hidden)')
}
