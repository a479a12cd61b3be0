import type { PostMarks } from '#contract/blog/blog.ts'
import type { Db } from '#server/db/database.ts'
import { and, count, eq } from '#server/db/drizzle.ts'
import { type MarkKind, postMarksTable } from '#server/features/blog/tables.ts'

/** These posts with their likes, and what this reader made of them; a stranger has made nothing of any. */
export async function marksFor(db: Db, ids: readonly number[], readerId: string | undefined): Promise<PostMarks[]> {
  const liked = await db.db
    .select({ postId: postMarksTable.postId, likes: count() })
    .from(postMarksTable)
    .where(eq(postMarksTable.kind, 'like'))
    .groupBy(postMarksTable.postId)
  const likes = new Map(liked.map((row) => [row.postId, row.likes]))
  const own = readerId === undefined ? [] : await marksOf(db, readerId)
  const has = (kind: MarkKind, id: number) => own.some((mark) => mark.kind === kind && mark.postId === id)
  return ids.map((id) => ({ id, likes: likes.get(id) ?? 0, isLiked: has('like', id), isSaved: has('save', id) }))
}

async function marksOf(db: Db, ownerId: string) {
  return db.db
    .select({ postId: postMarksTable.postId, kind: postMarksTable.kind })
    .from(postMarksTable)
    .where(eq(postMarksTable.userId, ownerId))
}

/** A mark is there or it is not: setting it twice is setting it once. */
export async function setMark(
  db: Db,
  ownerId: string,
  { postId, kind }: { postId: number; kind: MarkKind },
  isSet: boolean,
  now: Date,
): Promise<void> {
  if (isSet) {
    await db.db.insert(postMarksTable).values({ userId: ownerId, postId, kind, createdAt: now }).onConflictDoNothing()
    return
  }
  await db.db
    .delete(postMarksTable)
    .where(and(eq(postMarksTable.userId, ownerId), eq(postMarksTable.kind, kind), eq(postMarksTable.postId, postId)))
}
