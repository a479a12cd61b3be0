import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { Site } from '#contract/public/public.ts'
import { PathId } from '#contract/text.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { findIssue, nextNumber, type StoredIssue } from '#server/features/newsletter/issues/issue-store.ts'
import { publicIssue } from '#server/features/newsletter/issues/issue-view.ts'
import { previewLetter } from '#server/features/newsletter/issues/write-issue.ts'
import { type Authenticate, admit, readerHasLeft } from '#server/http/binding.ts'
import { queryOf } from '#server/http/pictures/send-picture.ts'
import { sendPreview } from '#server/http/pictures/send-preview.ts'
import { previewPage } from '#server/kitchen/preview-page.ts'

const Params = z.object({ id: PathId })
export const Query = z.object({
  view: z.enum(['email', 'web']).default('email'),
  theme: z.enum(['light', 'dark']).default('light'),
})

/**
 * An issue as a mail program shows it, or as its page in the archive, by day or by night, for the frame of the page where it is written. A plain
 * route, since it answers a document: that of an email has styles of its own, and nothing that could run or be loaded.
 */
export function addPreviewRoute(
  app: FastifyInstance,
  context: AppContext,
  authenticate: Authenticate<UserRow>,
  site: () => Site,
): void {
  app.get('/api/admin/newsletters/:id/preview', async (request, reply) => {
    const left = readerHasLeft(reply)
    const { id } = admit({ access: 'admin' }, await authenticate(request), context.config)
    await context.limits.consume('read', id)
    const issue = await findIssue(context.database, Params.parse(request.params).id)
    if (!issue) throw new AppError('not_found', 'We can’t find that issue.')
    const { view, theme } = queryOf(Query, request)
    const world = { ...context, kitchen: context.kitchen.for(id, left) }
    if (view === 'web') return sendPreview(reply, await archivedPreview(world, site(), issue, theme))
    const { html } = await previewLetter(world, issue)
    reply.header('content-security-policy', policy)
    reply.removeHeader('x-frame-options')
    reply.removeHeader('origin-agent-cluster')
    return reply.type('text/html; charset=utf-8').send(inTheme(html, theme))
  })
}

/** The page of an issue as it will be in the archive; until it is sent, as if it were sent now. */
async function archivedPreview(context: AppContext, site: Site, issue: StoredIssue, theme: 'light' | 'dark') {
  const number = issue.number ?? (await nextNumber(context.database))
  const sent = { ...issue, number, startedAt: issue.startedAt ?? context.now() }
  return previewPage(context.kitchen, `/newsletter/${number}`, { site, issue: await publicIssue(context, sent) }, theme)
}

/** `sandbox` holds where it is opened by itself, too; links open elsewhere. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

function inTheme(html: string, theme: 'light' | 'dark'): string {
  return html
    .replace('@media (prefers-color-scheme: dark)', theme === 'dark' ? '@media all' : '@media not all')
    .replace('<head>', '<head>\n<base target="_blank">')
}
