import type { Report } from '#contract/community-views.ts'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import { findComment } from '#server/features/community/comment-store.ts'
import { findProfile } from '#server/features/community/profile-store.ts'
import { findPublished, findPublishedById } from '#server/features/community/published-store.ts'
import { insertReport } from '#server/features/community/report-store.ts'
import type { Reader } from '#server/features/community/seen-by.ts'

/** Puts into the administrators' queue what the member can see. Throws not_found for anything else. */
export async function sendReport(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  reporter: NonNullable<Reader>,
  { about, reason, note }: Report,
): Promise<void> {
  const subject = await subjectOf(database, reporter, about)
  if (!subject) throw new AppError('not_found', 'That’s no longer here, so there’s nothing to report.')
  await insertReport(database, { userId: reporter.id, ...subject, reason, note, createdAt: now() })
}

async function subjectOf(db: Db, reader: NonNullable<Reader>, about: Report['about']) {
  if (about.kind === 'recipe') {
    const found = await findPublished(db, reader, about.token)
    return found && { recipeId: found.recipe.id }
  }
  if (about.kind === 'cook') {
    const found = await findProfile(db, reader, about.handle)
    return found && { cookId: found.userId }
  }
  const found = await findComment(db, reader, about.id)
  if (!found || (found.comment.hiddenAt !== null && found.comment.userId !== reader.id)) return undefined
  // of a recipe that the reader may see
  const recipe = await findPublishedById(db, reader, found.comment.recipeId)
  return recipe && { commentId: found.comment.id }
}
