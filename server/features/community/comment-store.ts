import type { Db } from '#server/db/database.ts'
import { and, asc, count, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from '#server/db/drizzle.ts'
import { refuseGone } from '#server/features/community/gone.ts'
import { noBlockBetween, opens, type Reader } from '#server/features/community/seen-by.ts'
import {
  recipeCommentsTable as comments,
  communityProfilesTable as profiles,
} from '#server/features/community/tables.ts'
import { recipesTable } from '#server/features/recipes/tables.ts'

type StoredComment = typeof comments.$inferSelect
export interface SignedComment {
  readonly comment: StoredComment
  readonly cook: string
  /** An administrator hides everything of its writer. */
  readonly isSuspended: boolean
}

const signed = {
  comment: comments,
  cook: profiles.handle,
  isSuspended: sql<boolean>`${profiles.suspendedAt} is not null`,
}

/** A comment and its replies have the id of the comment. */
const thread = sql<number>`coalesce(${comments.parentCommentId}, ${comments.id})`

/**
 * A page of the comments on a recipe that this reader sees, each followed by its replies. Those that are hidden are seen by who wrote
 * them, by the recipe's cook and by administrators alone.
 */
export async function listComments(
  db: Db,
  reader: Reader,
  recipeId: number,
  { limit, after }: { limit: number; after: { readonly thread: number; readonly id: number } | undefined },
): Promise<SignedComment[]> {
  return db.db
    .select(signed)
    .from(comments)
    .innerJoin(profiles, eq(profiles.userId, comments.userId))
    .where(
      and(
        eq(comments.recipeId, recipeId),
        isListed(reader),
        after && sql`(${thread}, ${comments.id}) > (${after.thread}::int, ${after.id}::int)`,
      ),
    )
    .orderBy(asc(thread), asc(comments.id))
    .limit(limit)
}

/** How many comments on each of these recipes this reader sees; those without any are missing. */
export async function countComments(
  db: Db,
  reader: Reader,
  recipeIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (recipeIds.length === 0) return new Map()
  const rows = await db.db
    .select({ recipeId: comments.recipeId, all: count() })
    .from(comments)
    .where(and(inArray(comments.recipeId, [...recipeIds]), isListed(reader)))
    .groupBy(comments.recipeId)
  return new Map(rows.map(({ recipeId, all }) => [recipeId, all]))
}

/** Of those that are hidden, what is said by the reader or to them; administrators judge all of them. */
function isListed(reader: Reader): SQL | undefined {
  if (reader?.isAdmin) return isSeen(reader)
  return and(isSeen(reader), or(isNull(comments.hiddenAt), isOwn(reader, comments.userId), isOwn(reader, cookId)))
}

const cookId = sql`(select recipe.user_id from ${recipesTable} as recipe where recipe.id = ${comments.recipeId})`

/** Hidden or not: its writer and what it replies to are seen, and what it replies to is not hidden, but from administrators. */
function isSeen(reader: Reader): SQL | undefined {
  const isShown = reader?.isAdmin ? sql`true` : sql`parent.hidden_at is null`
  const parent = sql`select from ${comments} as parent where parent.id = ${comments.parentCommentId}
    and ${isShown} and ${writerIsSeen(reader, sql`parent.user_id`)}`
  return and(writerIsSeen(reader, comments.userId), sql`(${comments.parentCommentId} is null or exists (${parent}))`)
}

/** The reader sees the writer, and so does the recipe's cook: what those two say to each other ends with a block, except for the writer. */
function writerIsSeen(reader: Reader, writerId: SQLWrapper): SQL | undefined {
  return and(opens(reader, writerId), or(isOwn(reader, writerId), noBlockBetween(writerId, cookId)))
}

const isOwn = (reader: Reader, ownerId: SQLWrapper) => reader && sql`${ownerId} = ${reader.id}`

/** A comment as this reader sees it, hidden or not. */
export async function findComment(db: Db, reader: Reader, id: number): Promise<SignedComment | undefined> {
  const [row] = await db.db
    .select(signed)
    .from(comments)
    .innerJoin(profiles, eq(profiles.userId, comments.userId))
    .where(and(eq(comments.id, id), isSeen(reader)))
  return row
}

/** Throws not_found where the recipe, or what is replied to, was deleted meanwhile. */
export async function insertComment(
  db: Db,
  comment: Pick<StoredComment, 'userId' | 'recipeId' | 'content' | 'parentCommentId'>,
  now: Date,
): Promise<StoredComment> {
  const [row] = await db.db
    .insert(comments)
    .values({ ...comment, createdAt: now, updatedAt: now })
    .returning()
    .catch(refuseGone)
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

/**
 * Hides a comment with those of its replies that are not hidden yet, or unhides it with those that were hidden along with it. What an
 * administrator hides that the cook has hidden is the administrator's from then on, since the same moment. Each of the two unhides what they have
 * hidden themselves, and the cook changes nothing that an administrator has hidden.
 */
export function hideComment(
  db: Db,
  id: number,
  by: NonNullable<StoredComment['hiddenBy']>,
  isHidden: boolean,
  now: Date,
): Promise<void> {
  return db.transaction(async () => {
    const [held] = await db.db.select().from(comments).where(eq(comments.id, id)).for('update')
    if (!held || (by === 'cook' && held.hiddenBy === 'administrator')) return
    const reply = eq(comments.parentCommentId, id)
    const since = held.hiddenAt
    if (isHidden) {
      const hiddenAt = since ?? now
      const along = or(isNull(comments.hiddenAt), eq(comments.hiddenAt, hiddenAt))
      await db.db
        .update(comments)
        .set({ hiddenAt, hiddenBy: by })
        .where(or(eq(comments.id, id), and(reply, along)))
    } else if (since && held.hiddenBy === by)
      await db.db
        .update(comments)
        .set({ hiddenAt: null, hiddenBy: null })
        .where(and(or(eq(comments.id, id), reply), eq(comments.hiddenAt, since)))
  })
}
