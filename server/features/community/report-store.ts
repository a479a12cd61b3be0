import type { QueuedReport, ReportFolder } from '#contract/community/moderation.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, desc, eq, isNotNull, isNull, lte, type SQL, sql } from '#server/db/drizzle.ts'
import {
  recipeCommentsTable as comments,
  communityProfilesTable as profiles,
  publishedRecipesTable as published,
  communityReportsTable as reports,
} from '#server/features/community/tables.ts'
import { recipesTable as recipes } from '#server/features/recipes/tables.ts'

type NewReport = Omit<typeof reports.$inferInsert, 'id' | 'settledAt'>

/** A member reports a thing once; whoever does so again, a month after it was settled, has it looked at again. */
export async function insertReport(db: Db, report: NewReport): Promise<void> {
  const known = and(
    eq(reports.userId, report.userId),
    sql`${reports.recipeId} is not distinct from ${report.recipeId ?? null}::int`,
    sql`${reports.commentId} is not distinct from ${report.commentId ?? null}::int`,
    sql`${reports.cookId} is not distinct from ${report.cookId ?? null}::text`,
  )
  const { reason, note, createdAt } = report
  const monthAgo = new Date(createdAt.getTime() - 30 * 24 * 60 * 60 * 1000)
  await db.transaction(async () => {
    // what waits keeps its place in the queue
    await db.db
      .update(reports)
      .set({ reason, note })
      .where(and(known, isNull(reports.settledAt)))
    await db.db
      .update(reports)
      .set({ reason, note, createdAt, settledAt: null })
      .where(and(known, lte(reports.settledAt, monthAgo)))
    await db.db.insert(reports).values(report).onConflictDoNothing()
  })
}

/** A page of reports with what they are about: those that wait in the order in which they came, settled ones the newest first. */
export async function listReports(
  db: Db,
  {
    folder,
    limit,
    after,
  }: { folder: ReportFolder; limit: number; after: { readonly key: number; readonly id: number } | undefined },
): Promise<QueuedReport[]> {
  const isOpen = folder === 'open'
  const direction = isOpen ? asc : desc
  const beyond =
    after &&
    sql`(${reports.createdAt}, ${reports.id}) ${sql.raw(isOpen ? '>' : '<')} (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::int)`
  return queued(
    db,
    and(isOpen ? isNull(reports.settledAt) : isNotNull(reports.settledAt), beyond),
    [direction(reports.createdAt), direction(reports.id)],
    limit,
  )
}

/** Whose it is. Of whoever has left the community there is nothing to look at. */
const author = sql<string>`coalesce(
  (select said.user_id from ${comments} as said where said.id = ${reports.commentId}),
  (select shown.user_id from ${published} as shown where shown.recipe_id = ${reports.recipeId}),
  ${reports.cookId})`

/** How many reports wait for somebody to settle them. */
export async function countOpenReports(db: Db): Promise<number> {
  const isSomebodys = sql`exists (select from ${profiles} as cook where cook.user_id = ${author})`
  return db.db.$count(reports, and(isNull(reports.settledAt), isSomebodys))
}

export async function findReport(db: Db, id: number): Promise<QueuedReport | undefined> {
  const [report] = await queued(db, eq(reports.id, id), [], 1)
  return report
}

/** What a report is about. Undefined where there is none; whoever settles holds it meanwhile. */
export async function holdReport(db: Db, id: number) {
  const [report] = await db.db.select().from(reports).where(eq(reports.id, id)).for('update')
  return report
}
type StoredReport = NonNullable<Awaited<ReturnType<typeof holdReport>>>

/** Every report about the same thing is settled with it. */
export async function settleReports(
  db: Db,
  about: Pick<StoredReport, 'recipeId' | 'commentId' | 'cookId'>,
  now: Date,
): Promise<void> {
  const { recipeId, commentId, cookId } = about
  const same =
    recipeId !== null
      ? eq(reports.recipeId, recipeId)
      : commentId !== null
        ? eq(reports.commentId, commentId)
        : eq(reports.cookId, cookId!)
  await db.db
    .update(reports)
    .set({ settledAt: now })
    .where(and(same, isNull(reports.settledAt)))
}

/** Since then, or since it was hidden before; null unhides it. */
export async function hideRecipe(db: Db, recipeId: number, since: Date | null): Promise<void> {
  const hiddenAt = since && sql`coalesce(${published.hiddenAt}, ${since.toISOString()}::timestamptz)`
  await db.db.update(published).set({ hiddenAt }).where(eq(published.recipeId, recipeId))
}

/** The same for a cook with everything of theirs. */
export async function suspendCook(db: Db, userId: string, since: Date | null): Promise<void> {
  const suspendedAt = since && sql`coalesce(${profiles.suspendedAt}, ${since.toISOString()}::timestamptz)`
  await db.db.update(profiles).set({ suspendedAt }).where(eq(profiles.userId, userId))
}

async function queued(db: Db, which: SQL | undefined, order: SQL[], limit: number): Promise<QueuedReport[]> {
  const rows = await db.db
    .select({
      report: reports,
      comment: comments.content,
      commentHiddenBy: comments.hiddenBy,
      title: recipes.title,
      token: published.token,
      recipeHiddenAt: published.hiddenAt,
      userId: profiles.userId,
      handle: profiles.handle,
      about: profiles.about,
      suspendedAt: profiles.suspendedAt,
      reporter: sql<
        string | null
      >`(select handle from ${profiles} as reporter where reporter.user_id = ${reports.userId})`,
    })
    .from(reports)
    .leftJoin(comments, eq(comments.id, reports.commentId))
    .leftJoin(published, sql`${published.recipeId} = coalesce(${comments.recipeId}, ${reports.recipeId})`)
    .leftJoin(recipes, eq(recipes.id, published.recipeId))
    .innerJoin(profiles, eq(profiles.userId, author))
    .where(which)
    .orderBy(...order)
    .limit(limit)
  return rows.map(({ report, ...row }): QueuedReport => {
    const { id, reason, note, createdAt, settledAt, commentId, recipeId } = report
    const kind = commentId !== null ? 'comment' : recipeId !== null ? 'recipe' : 'cook'
    const subject = {
      // what the cook has hidden is nothing that was decided here
      comment: { words: row.comment ?? '', isHidden: row.commentHiddenBy === 'administrator' },
      recipe: { words: row.title ?? '', isHidden: row.recipeHiddenAt !== null },
      cook: { words: row.about, isHidden: row.suspendedAt !== null },
    }[kind]
    return {
      id,
      kind,
      reason,
      note,
      createdAt: createdAt.toISOString(),
      reporter: row.reporter,
      words: subject.words,
      cook: row.handle,
      userId: row.userId,
      path: kind === 'cook' || row.token === null ? `/cooks/${row.handle}` : `/community/${row.token}`,
      isHidden: subject.isHidden,
      settledAt: settledAt?.toISOString() ?? null,
    }
  })
}
