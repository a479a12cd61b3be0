import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { findComment, insertComment, type SignedComment } from '#server/features/community/comment-store.ts'
import { ownVoice } from '#server/features/community/take-part.ts'

/**
 * Comments on a published recipe, or replies to a comment on it that the writer can see. Throws not_found where that is gone, hidden or elsewhere,
 * and what keeps a member from taking part.
 */
export async function commentOn(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  writer: UserRow,
  recipeId: number,
  { content, parentCommentId }: { content: string; parentCommentId?: number | undefined },
): Promise<SignedComment> {
  const { handle } = await ownVoice(database, writer)
  const parentId = parentCommentId ?? null
  if (parentId !== null) {
    const found = await findComment(database, writer, parentId)
    const parent = found?.isSuspended ? undefined : found?.comment
    // a reply to a reply stands beside it
    const isThere = parent?.recipeId === recipeId && parent.hiddenAt === null && parent.parentCommentId === null
    if (!isThere) throw new AppError('not_found', 'The comment you’re replying to is gone.')
  }
  const words = { userId: writer.id, recipeId, content, parentCommentId: parentId }
  return { comment: await insertComment(database, words, now()), cook: handle, isSuspended: false }
}
