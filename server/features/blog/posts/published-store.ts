import type { Db } from '#server/db/database.ts'
import { and, desc, eq, lte, sql } from '#server/db/drizzle.ts'
import { postPicturesTable, postVersionsTable, publicationsTable } from '#server/features/blog/tables.ts'

const [publications, versions] = [publicationsTable, postVersionsTable]

/** What readers get of a post by now. `head` and `readTime` are those of its version, null where it is none. */
export interface Shown {
  readonly postId: number
  readonly shows: (typeof publications.$inferSelect)['shows']
  readonly version: number | null
  readonly since: Date
  /** When a version of it was first shown. */
  readonly firstAt: Date | null
  readonly head: (typeof versions.$inferSelect)['head'] | null
  readonly readTime: number | null
}

/** Of each post about which somebody has decided: what its readers get now, by the last decision whose time has come. */
export async function shownPosts(db: Db, now: Date): Promise<Shown[]> {
  return db.db
    .selectDistinctOn([publications.postId], {
      postId: publications.postId,
      shows: publications.shows,
      version: publications.version,
      since: publications.at,
      firstAt: sql<Date | null>`(
        select min(first.at) from ${publications} first
        where first.post_id = ${publications.postId} and first.shows = 'version'
      )`.mapWith(publications.at),
      head: versions.head,
      readTime: versions.readTime,
    })
    .from(publications)
    .leftJoin(versions, and(eq(versions.postId, publications.postId), eq(versions.number, publications.version)))
    .where(lte(publications.at, now))
    .orderBy(publications.postId, desc(publications.id))
}

export async function markdownOf(db: Db, postId: number, version: number): Promise<string | undefined> {
  const [row] = await db.db
    .select({ markdown: versions.markdown })
    .from(versions)
    .where(and(eq(versions.postId, postId), eq(versions.number, version)))
  return row?.markdown
}

/** An uploaded picture, whoever asks for it: its address says what is in it. */
export async function findPostPicture(db: Db, version: string) {
  const [picture] = await db.db
    .select({ image: postPicturesTable.image, version: postPicturesTable.version })
    .from(postPicturesTable)
    .where(eq(postPicturesTable.version, version))
  return picture
}

/** Keeps an uploaded picture; one that is there already is kept once. */
export async function insertPostPicture(db: Db, picture: typeof postPicturesTable.$inferInsert): Promise<void> {
  await db.db.insert(postPicturesTable).values(picture).onConflictDoNothing()
}
