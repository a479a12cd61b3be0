import type { Report } from '#contract/community/community-views.ts'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { insertReport } from '#server/features/community/report-store.ts'
import type { Reader } from '#server/features/community/seen-by.ts'
import { findSubject } from '#server/features/community/subject.ts'

/** Puts into the administrators' queue what the member can see. Throws not_found for anything else. */
export async function sendReport(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  reporter: NonNullable<Reader>,
  { about, reason, note }: Report,
): Promise<void> {
  const found = await findSubject(database, reporter, about)
  if (!found) throw new AppError('not_found', 'That’s no longer here, so there’s nothing to report.')
  await insertReport(database, { userId: reporter.id, ...found.subject, reason, note, createdAt: now() })
}
