import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { ExportEmails } from '#contract/desk/admin.ts'
import type { Tier } from '#contract/plans.ts'
import { csvCell } from '#domain/plan/shopping/list-file.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { addresseesAfter } from '#server/features/admin/members.ts'
import { insertAuditEntry } from '#server/features/audit/store.ts'
import { attachment } from '#server/http/answering/attachment.ts'
import { type Authenticate, admit } from '#server/http/binding.ts'
import { assertRead } from '#server/http/body.ts'
import { givenOf } from '#server/http/pictures/send-picture.ts'
import { sessionOf } from '#server/http/sessions/sessions.ts'

/** Rows that are in memory at once. */
const rowsAtOnce = 1000

/**
 * The members' email addresses as a table for spreadsheets, of one tier or all. A plain route, as it answers a file; it asks for the
 * password where that was last given over twelve hours ago, and stands in the audit log before the first row leaves.
 */
export function addExportRoute(app: FastifyInstance, context: AppContext, authenticate: Authenticate<UserRow>): void {
  const { config, database, limits, now } = context
  app.post('/api/admin/export-emails', {
    async onRequest(request) {
      admit({ access: 'admin' }, await authenticate(request), config)
    },
    async handler(request, reply) {
      const user = admit({ access: 'admin' }, await authenticate(request), config)
      await sessionOf(context, request, reply).assertRecentPassword()
      assertRead(request)
      const { tier } = givenOf(ExportEmails, request.body) ?? {}
      await limits.consume('export', user.id)
      const at = now()
      const name = `mealcrafter-emails-${at.toISOString().slice(0, 10)}.csv`
      const details = { to: { tier: tier ?? 'all' } }
      await insertAuditEntry(database, { at, actorId: user.id, action: 'export-emails', subjectId: 'members', details })
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', attachment(name, name))
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(Readable.from(emailFile(database, tier, at), { objectMode: false }))
    },
  })
}

/** RFC 4180, a thousand members at a time. A text that a spreadsheet would work out as a formula is led by an apostrophe. */
async function* emailFile(db: Db, tier: Tier | undefined, now: Date): AsyncGenerator<string> {
  yield 'email,firstName,lastName,tier,createdAt\r\n'
  let after = ''
  for (;;) {
    const rows = await addresseesAfter(db, after, { tier, limit: rowsAtOnce }, now)
    const last = rows.at(-1)
    if (!last) return
    yield rows
      .map(
        (row) =>
          `${[row.email, row.firstName, row.lastName, row.tier, row.createdAt.toISOString()].map(csvCell).join(',')}\r\n`,
      )
      .join('')
    if (rows.length < rowsAtOnce) return
    after = last.id
  }
}
