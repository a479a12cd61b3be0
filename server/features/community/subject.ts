import type { Shown } from '#contract/community/community-views.ts'
import type { Db } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { findComment, hideComment } from '#server/features/community/comment-store.ts'
import { findProfile } from '#server/features/community/profile-store.ts'
import { findPublished, findPublishedById } from '#server/features/community/published-store.ts'
import { hideRecipe, suspendCook } from '#server/features/community/report-store.ts'
import type { Reader } from '#server/features/community/seen-by.ts'
import {
  recipeCommentsTable as comments,
  communityProfilesTable as profiles,
  publishedRecipesTable as published,
} from '#server/features/community/tables.ts'

/** What a report or an administrator's decision is about: one of the three. */
export interface Subject {
  readonly recipeId: number | null
  readonly commentId: number | null
  readonly cookId: string | null
}

const none: Subject = { recipeId: null, commentId: null, cookId: null }

/** What somebody means, and where it is read; undefined where they do not see it. Administrators see what is hidden. */
export async function findSubject(
  db: Db,
  reader: NonNullable<Reader>,
  about: Shown,
): Promise<{ subject: Subject; path: string } | undefined> {
  if (about.kind === 'recipe') {
    const found = await findPublished(db, reader, about.token)
    return found && { subject: { ...none, recipeId: found.recipe.id }, path: `/community/${about.token}` }
  }
  if (about.kind === 'cook') {
    const found = await findProfile(db, reader, about.handle)
    return found && { subject: { ...none, cookId: found.userId }, path: `/cooks/${found.handle}` }
  }
  const found = await findComment(db, reader, about.id)
  const isForOthers = found?.comment.hiddenAt != null && found.comment.userId !== reader.id && !reader.isAdmin
  if (!found || isForOthers) return undefined
  // of a recipe that the reader may see
  const recipe = await findPublishedById(db, reader, found.comment.recipeId)
  return recipe && { subject: { ...none, commentId: found.comment.id }, path: `/community/${recipe.published.token}` }
}

/** Whose it is, whether an administrator hides it, and whether one hides everything of whose it is; whoever decides holds it meanwhile. */
export async function holdSubject(db: Db, { recipeId, commentId, cookId }: Subject) {
  const [held] =
    recipeId !== null
      ? await db.db
          .select({ userId: published.userId, isHidden: sql<boolean>`${published.hiddenAt} is not null` })
          .from(published)
          .where(eq(published.recipeId, recipeId))
          .for('update')
      : commentId !== null
        ? await db.db
            .select({
              userId: comments.userId,
              isHidden: sql<boolean>`${comments.hiddenBy} is not distinct from 'administrator'`,
            })
            .from(comments)
            .where(eq(comments.id, commentId))
            .for('update')
        : await db.db
            .select({ userId: profiles.userId, isHidden: sql<boolean>`${profiles.suspendedAt} is not null` })
            .from(profiles)
            .where(eq(profiles.userId, cookId!))
            .for('update')
  if (!held) return undefined
  const [cook] = await db.db
    .select({ suspendedAt: profiles.suspendedAt })
    .from(profiles)
    .where(eq(profiles.userId, held.userId))
  return { ...held, isCookHidden: cook?.suspendedAt != null }
}

/** Hides it from everybody but administrators, or unhides it. */
export async function hideSubject(db: Db, subject: Subject, isHidden: boolean, now: Date): Promise<void> {
  const { recipeId, commentId, cookId } = subject
  const since = isHidden ? now : null
  if (recipeId !== null) await hideRecipe(db, recipeId, since)
  if (cookId !== null) await suspendCook(db, cookId, since)
  if (commentId !== null) await hideComment(db, commentId, 'administrator', isHidden, now)
}
