import type { PostWords } from '#contract/blog/blog-desk.ts'
import type { Db } from '#server/db/database.ts'
import { and, count, desc, eq, getTableColumns, gt, inArray, lt, lte, max, type SQL, sql } from '#server/db/drizzle.ts'
import { postsTable, postVersionsTable, publicationsTable } from '#server/features/blog/tables.ts'
import type { Place } from '#server/http/pages.ts'

const [posts, versions, publications] = [postsTable, postVersionsTable, publicationsTable]
const { markdown: _, ...withoutText } = getTableColumns(versions)
export type StoredPost = typeof posts.$inferSelect
export type StoredVersion = typeof versions.$inferSelect
export type Publication = typeof publications.$inferSelect
/** A version without its text. */
export type VersionHead = Omit<StoredVersion, 'markdown'>

export async function insertPost(db: Db): Promise<StoredPost> {
  const [row] = await db.db.insert(posts).values({}).returning()
  return row!
}

/** The row of a post that comes with the program, which it has from its first change on. */
export async function insertOriginal(db: Db, id: number): Promise<void> {
  await db.db.insert(posts).values({ id }).onConflictDoNothing()
}

export async function findPost(db: Db, id: number): Promise<StoredPost | undefined> {
  const [row] = await db.db.select().from(posts).where(eq(posts.id, id))
  return row
}

/** Held until the transaction ends: what two do to one post is done in turn. */
export async function lockPost(db: Db, id: number): Promise<StoredPost | undefined> {
  const [row] = await db.db.select().from(posts).where(eq(posts.id, id)).for('update')
  return row
}

export async function countUp(db: Db, id: number): Promise<void> {
  await db.db
    .update(posts)
    .set({ revision: sql`${posts.revision} + 1` })
    .where(eq(posts.id, id))
}

/** The newest first, so many at most, below an id where one is given. */
export async function listPosts(db: Db, limit: number, below?: number): Promise<StoredPost[]> {
  return db.db
    .select()
    .from(posts)
    .where(below === undefined ? undefined : lt(posts.id, below))
    .orderBy(desc(posts.id))
    .limit(limit)
}

/** Of these posts. Without their texts. */
export async function newestVersions(db: Db, postIds: readonly number[]): Promise<VersionHead[]> {
  return db.db
    .selectDistinctOn([versions.postId], withoutText)
    .from(versions)
    .where(inArray(versions.postId, [...postIds]))
    .orderBy(versions.postId, desc(versions.number))
}

export async function findVersion(db: Db, postId: number, number: number): Promise<StoredVersion | undefined> {
  const [row] = await db.db
    .select()
    .from(versions)
    .where(and(eq(versions.postId, postId), eq(versions.number, number)))
  return row
}

/** The newest one, with its text. */
export async function lastVersion(db: Db, postId: number): Promise<StoredVersion | undefined> {
  const [row] = await db.db
    .select()
    .from(versions)
    .where(eq(versions.postId, postId))
    .orderBy(desc(versions.number))
    .limit(1)
  return row
}

export async function insertVersion(
  db: Db,
  postId: number,
  { markdown, ...head }: PostWords,
  made: { readTime: number; at: Date; auditId: number },
): Promise<void> {
  const [last] = await db.db
    .select({ number: max(versions.number) })
    .from(versions)
    .where(eq(versions.postId, postId))
  const { readTime, at, auditId } = made
  await db.db.insert(versions).values({
    postId,
    number: (last?.number ?? 0) + 1,
    head,
    markdown,
    readTime,
    createdAt: at,
    changedAt: at,
    auditId,
  })
}

/** Writes on in a version that nobody has been shown. */
export async function rewriteVersion(
  db: Db,
  { postId, number }: Pick<StoredVersion, 'postId' | 'number'>,
  { markdown, ...head }: PostWords,
  { readTime, at }: { readTime: number; at: Date },
): Promise<void> {
  await db.db
    .update(versions)
    .set({ head, markdown, readTime, changedAt: at })
    .where(and(eq(versions.postId, postId), eq(versions.number, number)))
}

/** What holds of these posts: of each the last decision whose time has come, and the last one whose time comes. */
export async function publicationsOf(db: Db, postIds: readonly number[], now: Date): Promise<Publication[]> {
  const lastOf = (isDue: SQL) =>
    db.db
      .selectDistinctOn([publications.postId])
      .from(publications)
      .where(and(inArray(publications.postId, [...postIds]), isDue))
      .orderBy(publications.postId, desc(publications.id))
  return [...(await lastOf(lte(publications.at, now))), ...(await lastOf(gt(publications.at, now)))]
}

export type HistoryRow = { auditId: number; at: Date; version: number | null } & (
  | { kind: 'saved'; version: number; title: string }
  | { kind: 'shown'; shows: Publication['shows']; from: Date }
)

/** A page of what was saved of a post and decided about it, in the order in which it was begun, the newest first; `after` is the place of an entry. */
export async function readHistory(db: Db, postId: number, limit: number, after?: Place): Promise<HistoryRow[]> {
  const { rows } = await db.query<HistoryRow>(
    `select audit_id::int as "auditId", kind, at, version, title, shows, begins as "from" from (
       select audit_id, 'saved' as kind, changed_at as at, number as version, head ->> 'title' as title,
         null::text as shows, null::timestamptz as begins
       from blog_versions where post_id = $1
       union all select audit_id, 'shown', created_at, version, null, shows, at from blog_publications where post_id = $1
     ) as entry
     where $2::bigint is null or (audit_id, kind) < ($2::bigint, $3::text)
     order by audit_id desc, kind desc limit $4`,
    [postId, after?.id ?? null, after?.key ?? null, limit],
  )
  return rows
}

export async function insertPublication(db: Db, publication: typeof publications.$inferInsert): Promise<void> {
  await db.db.insert(publications).values(publication)
}

/** Takes back what was to be shown later; answers how much that was. */
export async function deleteScheduled(db: Db, postId: number, now: Date): Promise<number> {
  const rows = await db.db
    .delete(publications)
    .where(and(eq(publications.postId, postId), gt(publications.at, now)))
    .returning({ id: publications.id })
  return rows.length
}

/** Whether this version was ever published or scheduled. */
export async function isPublication(db: Db, postId: number, version: number): Promise<boolean> {
  const [row] = await db.db
    .select({ all: count() })
    .from(publications)
    .where(and(eq(publications.postId, postId), eq(publications.version, version)))
  return (row?.all ?? 0) > 0
}

export async function deletePost(db: Db, id: number): Promise<void> {
  await db.db.delete(posts).where(eq(posts.id, id))
}
