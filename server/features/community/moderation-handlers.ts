import type { moderation } from '#contract/community/moderation.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { listReports } from '#server/features/community/report-store.ts'
import { hideShown, settleReport } from '#server/features/community/settle-report.ts'
import type { Handlers } from '#server/http/binding.ts'
import { afterNumber, linkNextPage, mostMilliseconds } from '#server/http/pages.ts'

export const moderationHandlers: Handlers<typeof moderation, UserRow> = {
  async list({ database, reply }, { query: { folder, limit, cursor } }) {
    const found = await listReports(database, {
      folder,
      limit: limit + 1,
      after: afterNumber(cursor, mostMilliseconds),
    })
    const page = found.slice(0, limit)
    const last = page.at(-1)
    if (last && found.length > page.length)
      linkNextPage(reply, { id: last.id, key: String(Date.parse(last.createdAt)) })
    return page
  },

  hide: (context, { body }) => hideShown(context, context.account, body.about, body.isHidden),

  settle: (context, { params, body }) => settleReport(context, context.account, params.id, body.isHidden),
}
