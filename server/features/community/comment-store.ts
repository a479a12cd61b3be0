import type { Db } from '#server/db/database.ts'
import { and, asc, eq, isNull, or, sql } from '#server/db/drizzle.ts'
import { seenBy } from '#server/features/community/seen-by.ts'
import {
  recipeCommentsTable as comments,
  communityProfilesTable as profiles,
} from '#server/features/community/tables.ts'

type StoredComment = typeof comments.$inferSelect
export interface SignedComment {
  readonly comment: StoredComment
  readonly cook: string
}

/** A comment and its replies have the id of the comment. */
const thread = sql<number>`coalesce(${comments.parentCommentId}, ${comments.id})`

/**
 * A page of the comments on a recipe that this reader sees, each followed by its replies. Those that are hidden are seen by who wrote
 * them and by the recipe's cook alone; a reply goes unseen with what it replies to.
 */
export async function listComments(
  db: Db,
  reader: { readonly id: string | undefined; readonly isCook: boolean },
  recipeId: number,
  { limit, after }: { limit: number; after: { readonly thread: number; readonly id: number } | undefined },
): Promise<SignedComment[]> {
  const isSeen = or(isNull(comments.hiddenAt), reader.id === undefined ? undefined : eq(comments.userId, reader.id))
  return db.db
    .select({ comment: comments, cook: profiles.handle })
    .from(comments)
    .innerJoin(profiles, eq(profiles.userId, comments.userId))
    .where(
      and(
        eq(comments.recipeId, recipeId),
        seenBy(reader.id, comments.userId),
        reader.isCook ? undefined : isSeen,
        hasSeenParent(reader.id),
        after && sql`(${thread}, ${comments.id}) > (${after.thread}::int, ${after.id}::int)`,
      ),
    )
    .orderBy(asc(thread), asc(comments.id))
    .limit(limit)
}

/** The author of what is replied to is neither hidden nor blocked. */
function hasSeenParent(readerId: string | undefined) {
  const blocked =
    readerId === undefined
      ? sql``
      : sql`or exists (select from user_blocks as block where (block.user_id = ${readerId} and block.blocked_id = parent.user_id)
          or (block.user_id = parent.user_id and block.blocked_id = ${readerId}))`
  return sql`not exists (select from ${comments} as parent
    join ${profiles} as author on author.user_id = parent.user_id
    where parent.id = ${comments.parentCommentId} and (author.suspended_at is not null ${blocked}))`
}

/** A comment as this reader sees it, hidden or not. */
export async function findComment(
  db: Db,
  readerId: string | undefined,
  id: number,
): Promise<SignedComment | undefined> {
  const [row] = await db.db
    .select({ comment: comments, cook: profiles.handle })
    .from(comments)
    .innerJoin(profiles, eq(profiles.userId, comments.userId))
    .where(and(eq(comments.id, id), seenBy(readerId, comments.userId)))
  return row
}

export async function insertComment(
  db: Db,
  comment: Pick<StoredComment, 'userId' | 'recipeId' | 'content' | 'parentCommentId'>,
  now: Date,
): Promise<StoredComment> {
  const [row] = await db.db
    .insert(comments)
    .values({ ...comment, createdAt: now, updatedAt: now })
    .returning()
  return row!
}

/** Deletes an own comment with the replies to it; false where there is none. */
export async function deleteComment(db: Db, ownerId: string, id: number): Promise<boolean> {
  const rows = await db.db
    .delete(comments)
    .where(and(eq(comments.id, id), eq(comments.userId, ownerId)))
    .returning({ id: comments.id })
  return rows.length > 0
}

/** Hides a comment with those of its replies that are not hidden yet, or shows it again with those that were hidden along with it. */
export function hideComment(
  db: Db,
  id: number,
  by: NonNullable<StoredComment['hiddenBy']> | null,
  now: Date,
): Promise<void> {
  return db.transaction(async () => {
    const reply = eq(comments.parentCommentId, id)
    if (by !== null) {
      await db.db
        .update(comments)
        .set({ hiddenAt: now, hiddenBy: by })
        .where(or(eq(comments.id, id), and(reply, isNull(comments.hiddenAt))))
      return
    }
    const [hidden] = await db.db.select({ at: comments.hiddenAt }).from(comments).where(eq(comments.id, id))
    if (!hidden?.at) return
    await db.db
      .update(comments)
      .set({ hiddenAt: null, hiddenBy: null })
      .where(and(or(eq(comments.id, id), reply), eq(comments.hiddenAt, hidden.at)))
  })
}
