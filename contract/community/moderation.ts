import { z } from 'zod'
import { reportReasons, Shown } from '#contract/community/community-views.ts'
import { endpoints } from '#contract/endpoint.ts'
import { Id } from '#contract/text.ts'

/** What of the queue is seen: what waits, and what was settled. */
export const reportFolders = ['open', 'settled'] as const
export type ReportFolder = (typeof reportFolders)[number]

/** A report as administrators see it, with what it is about. */
const QueuedReport = z.strictObject({
  id: z.int(),
  kind: z.enum(['recipe', 'comment', 'cook']),
  reason: z.enum(reportReasons),
  note: z.string(),
  createdAt: z.string(),
  /** The handle of who reported it; null where they have none. */
  reporter: z.string().nullable(),
  /** The title of a recipe, the words of a comment, what a profile says. */
  words: z.string(),
  /** Whose it is: their handle, and their account. */
  cook: z.string(),
  userId: z.string(),
  /** Where it is read. */
  path: z.string(),
  /** By an administrator: what the cook of a recipe has hidden is none of this. */
  isHidden: z.boolean(),
  /** Null while it waits. */
  settledAt: z.string().nullable(),
})
export type QueuedReport = z.infer<typeof QueuedReport>

const forAdministrators = { access: 'admin', requires: 'nothing' } as const

export const moderation = endpoints({
  list: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/reports',
    summary: 'Reports from members: waiting ones oldest first, or resolved ones newest first',
    query: z.strictObject({
      folder: z.enum(reportFolders).default('open'),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().max(200).optional(),
    }),
    output: z.array(QueuedReport),
    limit: 'read',
  },
  settle: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/reports/:id/settle',
    summary: 'Hide what was reported or leave it up; resolves every report about it, and can be changed later',
    params: Id,
    body: z.strictObject({ isHidden: z.boolean() }),
    output: QueuedReport,
    limit: 'write',
  },
  hide: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/community/hide',
    summary:
      'Hide a published recipe, a comment or everything of a cook, or unhide it; hiding resolves every report about it, and both are recorded in the audit log',
    body: z.strictObject({ about: Shown, isHidden: z.boolean() }),
    output: z.strictObject({ isHidden: z.boolean() }),
    limit: 'write',
  },
})
