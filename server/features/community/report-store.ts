import type { QueuedReport, ReportFolder } from '#contract/moderation.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from '#server/db/drizzle.ts'
import {
  recipeCommentsTable as comments,
  communityProfilesTable as profiles,
  publishedRecipesTable as published,
  communityReportsTable as reports,
} from '#server/features/community/tables.ts'
import { recipesTable as recipes } from '#server/features/recipes/tables.ts'

type NewReport = Omit<typeof reports.$inferInsert, 'id' | 'settledAt'>

/** A member reports a thing once; whoever does so again, after it was settled, has it looked at again. */
export async function insertReport(db: Db, report: NewReport): Promise<void> {
  const known = and(
    eq(reports.userId, report.userId),
    sql`${reports.recipeId} is not distinct from ${report.recipeId ?? null}::int`,
    sql`${reports.commentId} is not distinct from ${report.commentId ?? null}::int`,
    sql`${reports.cookId} is not distinct from ${report.cookId ?? null}::text`,
  )
  const { reason, note, createdAt } = report
  await db.transaction(async () => {
    const again = await db.db
      .update(reports)
      .set({ reason, note, createdAt, settledAt: null })
      .where(known)
      .returning({ id: reports.id })
    if (again.length === 0) await db.db.insert(reports).values(report).onConflictDoNothing()
  })
}

/** A page of reports with what they are about: those that wait in the order in which they came, settled ones the newest first. */
export async function listReports(
  db: Db,
  { folder, limit, after }: { folder: ReportFolder; limit: number; after: number | undefined },
): Promise<QueuedReport[]> {
  const isOpen = folder === 'open'
  const beyond = after && sql`${reports.id} ${sql.raw(isOpen ? '>' : '<')} ${after}::int`
  return queued(
    db,
    and(isOpen ? isNull(reports.settledAt) : isNotNull(reports.settledAt), beyond || undefined),
    isOpen ? asc(reports.id) : desc(reports.id),
    limit,
  )
}

export async function findReport(db: Db, id: number): Promise<QueuedReport | undefined> {
  const [report] = await queued(db, eq(reports.id, id), asc(reports.id), 1)
  return report
}

/** What a report is about. Undefined where there is none; whoever settles holds it meanwhile. */
export async function holdReport(db: Db, id: number) {
  const [report] = await db.db.select().from(reports).where(eq(reports.id, id)).for('update')
  return report
}
export type StoredReport = NonNullable<Awaited<ReturnType<typeof holdReport>>>

/** Every report about the same thing is settled with it. */
export async function settleReports(db: Db, about: StoredReport, now: Date): Promise<void> {
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

export async function hideRecipe(db: Db, recipeId: number, hiddenAt: Date | null): Promise<void> {
  await db.db.update(published).set({ hiddenAt }).where(eq(published.recipeId, recipeId))
}

export async function suspendCook(db: Db, userId: string, suspendedAt: Date | null): Promise<void> {
  await db.db.update(profiles).set({ suspendedAt }).where(eq(profiles.userId, userId))
}

async function queued(db: Db, which: SQL | undefined, order: SQL, limit: number): Promise<QueuedReport[]> {
  const author = sql`coalesce(${comments.userId}, ${published.userId}, ${reports.cookId})`
  const rows = await db.db
    .select({
      report: reports,
      comment: comments.content,
      commentHiddenAt: comments.hiddenAt,
      title: recipes.title,
      token: published.token,
      recipeHiddenAt: published.hiddenAt,
      userId: sql<string>`${author}`,
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
    // whoever has left the community has nothing there to look at
    .innerJoin(profiles, sql`${profiles.userId} = ${author}`)
    .where(which)
    .orderBy(order)
    .limit(limit)
  return rows.map(({ report, ...row }): QueuedReport => {
    const { id, reason, note, createdAt, settledAt, commentId, recipeId } = report
    const kind = commentId !== null ? 'comment' : recipeId !== null ? 'recipe' : 'cook'
    const subject = {
      comment: { words: row.comment ?? '', hiddenAt: row.commentHiddenAt },
      recipe: { words: row.title ?? '', hiddenAt: row.recipeHiddenAt },
      cook: { words: row.about, hiddenAt: row.suspendedAt },
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
      isHidden: subject.hiddenAt !== null,
      settledAt: settledAt?.toISOString() ?? null,
    }
  })
}
