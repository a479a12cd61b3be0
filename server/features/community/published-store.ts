import { randomBytes } from 'node:crypto'
import type { platforms } from '#contract/community/community.ts'
import type { Publication } from '#contract/community/community-views.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { Diet } from '#domain/food/diets.ts'
import { kitchenVersion } from '#domain/food/foods.ts'
import type { Db } from '#server/db/database.ts'
import { and, count, desc, eq, getTableColumns, isNull, lte, type SQL, sql } from '#server/db/drizzle.ts'
import { countComments } from '#server/features/community/comment-store.ts'
import { refuseGone } from '#server/features/community/gone.ts'
import { opens, type Reader, seenBy } from '#server/features/community/seen-by.ts'
import {
  userFollowsTable as follows,
  recipeLikesTable as likes,
  communityProfilesTable as profiles,
  publishedRecipesTable as published,
  recipeSharesTable as shares,
} from '#server/features/community/tables.ts'
import { noneAwaited } from '#server/features/recipes/store.ts'
import { recipesTable as recipes, type StoredRecipe } from '#server/features/recipes/tables.ts'

/** A published recipe as the database keeps it, with the handle of its cook. */
export interface StoredPublished {
  readonly recipe: StoredRecipe
  readonly published: typeof published.$inferSelect
  readonly cook: string
  /** By an administrator, alone or with everything of its cook. */
  readonly isHidden: boolean
}

/** As much of it as a row of the list shows; what is long stays in the database. */
export interface ListedPublished {
  readonly recipe: Pick<StoredRecipe, keyof typeof listedColumns>
  readonly published: Pick<typeof published.$inferSelect, 'token' | 'publishedAt'>
  readonly cook: string
}

export interface PublishedFilter {
  readonly sort: 'new' | 'liked'
  readonly diet?: Diet | undefined
  readonly without?: readonly Allergen[] | undefined
  /** The handle of a cook. */
  readonly cook?: string | undefined
  /** By whom the cook is followed; null is nobody. */
  readonly followedBy?: string | null | undefined
  readonly limit: number
  /** The place that the page starts after: milliseconds, or likes, and the recipe's id. */
  readonly after?: { readonly key: number; readonly id: number } | undefined
}

/**
 * Published recipes that this reader may see, or of one cook those that they may open, in an order that does not move under who leafs through
 * it: the newest or the most liked first.
 */
export async function listPublished(db: Db, reader: Reader, filter: PublishedFilter): Promise<ListedPublished[]> {
  const { sort, diet, without = [], cook, followedBy, limit, after } = filter
  const isNew = sort === 'new'
  const later =
    after &&
    (isNew
      ? sql`(${published.publishedAt}, ${published.recipeId}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::int)`
      : sql`(${recipes.likesCount}, ${recipes.id}) < (${after.key}::int, ${after.id}::int)`)
  const isVerified = await verified(db, diet, without)
  return db.db
    .select({
      recipe: listedColumns,
      published: { token: published.token, publishedAt: published.publishedAt },
      cook: profiles.handle,
    })
    .from(published)
    .innerJoin(recipes, eq(recipes.id, published.recipeId))
    .innerJoin(profiles, eq(profiles.userId, published.userId))
    .where(
      and(
        isOut,
        ...(cook === undefined
          ? [seenBy(reader, published.userId)]
          : [opens(reader, published.userId), eq(profiles.handle, cook.toLowerCase())]),
        followedBy === undefined ? undefined : isFollowedBy(followedBy),
        isVerified,
        later,
      ),
    )
    .orderBy(
      ...(isNew
        ? [desc(published.publishedAt), desc(published.recipeId)]
        : [desc(recipes.likesCount), desc(recipes.id)]),
    )
    .limit(limit)
}

const { id, userId, updatedAt, title, photoVersion, pictureVersion, facts, likesCount } = getTableColumns(recipes)
const listedColumns = { id, userId, updatedAt, title, photoVersion, pictureVersion, facts, likesCount }

/** What of a recipe only this kitchen's own checks may say: what an older one found, or one without a correction that is in force, lets nothing through. */
async function verified(db: Db, diet: Diet | undefined, without: readonly Allergen[]): Promise<SQL | undefined> {
  if (diet === undefined && without.length === 0) return undefined
  return and(
    sql`${recipes.facts} ->> 'kitchenVersion' = ${kitchenVersion}`,
    await noneAwaited(db, recipes.id),
    diet === undefined ? undefined : sql`${recipes.facts} -> 'diets' ->> ${diet} = 'fits'`,
    ...without.map((allergen) => sql`${recipes.facts} -> 'allergens' ->> ${allergen} = 'not_found'`),
  )
}

const isFollowedBy = (followerId: string | null) =>
  sql`exists (select from ${follows} where ${follows.followerId} = ${followerId} and ${follows.followingId} = ${published.userId})`

/** What everybody may see of what is published, as a map of the site has it. */
interface PublishedAddress {
  readonly token: string
  /** 'YYYY-MM-DD'. */
  readonly changedOn: string
  readonly cook: string
  /** The first of its cook's. */
  readonly isFirst: boolean
}

/** How many recipes strangers may see. */
export async function countPublished(db: Db): Promise<number> {
  const [row] = await db.db
    .select({ all: count() })
    .from(published)
    .innerJoin(recipes, eq(recipes.id, published.recipeId))
    .where(and(isOut, seenBy(undefined, published.userId)))
  return row!.all
}

/** So many of them from this place on, cook by cook. */
export async function publishedAddresses(db: Db, start: number, limit: number): Promise<PublishedAddress[]> {
  const changedAt = sql<Date>`greatest(${recipes.updatedAt}, ${published.publishedAt})`.mapWith(recipes.updatedAt)
  const before = sql`lag(${published.userId}) over (order by ${published.userId}, ${published.recipeId})`
  const rows = await db.db
    .select({
      token: published.token,
      changedAt,
      cook: profiles.handle,
      isFirst: sql<boolean>`${before} is distinct from ${published.userId}`,
    })
    .from(published)
    .innerJoin(recipes, eq(recipes.id, published.recipeId))
    .innerJoin(profiles, eq(profiles.userId, published.userId))
    .where(and(isOut, seenBy(undefined, published.userId)))
    .orderBy(published.userId, published.recipeId)
    .offset(start)
    .limit(limit)
  return rows.map(({ changedAt, ...row }) => ({ ...row, changedOn: changedAt.toISOString().slice(0, 10) }))
}

/** A published recipe that this reader may see; administrators also one that they hide. */
export async function findPublished(db: Db, reader: Reader, token: string): Promise<StoredPublished | undefined> {
  const [row] = await publishedRows(db).where(and(eq(published.token, token), isOpenTo(reader)))
  return row
}

/** The same by its id. */
export async function findPublishedById(
  db: Db,
  reader: Reader,
  recipeId: number,
): Promise<StoredPublished | undefined> {
  const [row] = await publishedRows(db).where(and(eq(published.recipeId, recipeId), isOpenTo(reader)))
  return row
}

const isPublished = and(recipes.isPublic, isNull(recipes.deletedAt))
/** Published now, not deleted, and hidden by no administrator. */
const isOut = and(isPublished, isNull(published.hiddenAt))
const isOpenTo = (reader: Reader) => and(reader?.isAdmin ? isPublished : isOut, opens(reader, published.userId))

function publishedRows(db: Db) {
  return db.db
    .select({
      recipe: recipes,
      published,
      cook: profiles.handle,
      isHidden: sql<boolean>`${published.hiddenAt} is not null or ${profiles.suspendedAt} is not null`,
    })
    .from(published)
    .innerJoin(recipes, eq(recipes.id, published.recipeId))
    .innerJoin(profiles, eq(profiles.userId, published.userId))
}

/**
 * Publishes an own recipe at the address that it once had, as new where that is a week ago. False where there is no such recipe; throws
 * not_found where it was deleted meanwhile.
 */
export function publish(db: Db, ownerId: string, recipeId: number, now: Date): Promise<boolean> {
  const weekAgo = new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000)
  const put = async () => {
    const wasPublic = await isPublicOf(db, ownerId, recipeId)
    if (wasPublic === undefined) return false
    if (wasPublic) return true
    await setPublic(db, ownerId, recipeId, true)
    await db.db
      .insert(published)
      .values({ recipeId, userId: ownerId, token: randomBytes(16).toString('base64url'), publishedAt: now })
      .onConflictDoUpdate({
        target: published.recipeId,
        set: { publishedAt: now },
        setWhere: lte(published.publishedAt, weekAgo),
      })
    return true
  }
  return db.transaction(put).catch(refuseGone)
}

/** False where there is no such recipe; one that was never published is fine. */
export async function unpublish(db: Db, ownerId: string, recipeId: number): Promise<boolean> {
  return setPublic(db, ownerId, recipeId, false)
}

/** An own recipe among those that are published; undefined where there is no such recipe. */
export async function publicationOf(
  db: Db,
  owner: NonNullable<Reader>,
  recipeId: number,
): Promise<Publication | undefined> {
  const [row] = await db.db
    .select({ recipe: recipes, token: published.token, hiddenAt: published.hiddenAt })
    .from(recipes)
    .leftJoin(published, eq(published.recipeId, recipes.id))
    .where(living(owner.id, recipeId))
  if (!row) return undefined
  const [shared] = await db.db.select({ all: count() }).from(shares).where(eq(shares.recipeId, recipeId))
  const comments = await countComments(db, owner, [recipeId])
  const { isPublic, likesCount } = row.recipe
  return {
    isPublished: isPublic,
    path: row.token === null ? null : `/community/${row.token}`,
    likes: likesCount,
    comments: comments.get(recipeId) ?? 0,
    shares: shared!.all,
    isHidden: row.hiddenAt !== null,
  }
}

/** A like is there or it is not: setting it twice is setting it once. Answers how many there are then. */
export function setLike(db: Db, userId: string, recipeId: number, isLiked: boolean, now: Date): Promise<number> {
  return db.transaction(async () => {
    if (isLiked) await db.db.insert(likes).values({ userId, recipeId, createdAt: now }).onConflictDoNothing()
    else await db.db.delete(likes).where(and(eq(likes.userId, userId), eq(likes.recipeId, recipeId)))
    const [row] = await db.db.select({ likes: recipes.likesCount }).from(recipes).where(eq(recipes.id, recipeId))
    return row?.likes ?? 0
  })
}

export async function isLikedBy(db: Db, userId: string | undefined, recipeId: number): Promise<boolean> {
  if (userId === undefined) return false
  const rows = await db.db
    .select({ recipeId: likes.recipeId })
    .from(likes)
    .where(and(eq(likes.userId, userId), eq(likes.recipeId, recipeId)))
  return rows.length > 0
}

/** Counts once for each member and way. */
export async function noteShare(
  db: Db,
  userId: string,
  recipeId: number,
  platform: (typeof platforms)[number],
  now: Date,
): Promise<void> {
  await db.db.insert(shares).values({ userId, recipeId, platform, createdAt: now }).onConflictDoNothing()
}

async function isPublicOf(db: Db, ownerId: string, recipeId: number): Promise<boolean | undefined> {
  const [row] = await db.db
    .select({ isPublic: recipes.isPublic })
    .from(recipes)
    .where(living(ownerId, recipeId))
    .for('update')
  return row?.isPublic
}

/** Its words have not changed, so its `updatedAt` stays. */
async function setPublic(db: Db, ownerId: string, recipeId: number, isPublic: boolean): Promise<boolean> {
  const rows = await db.db
    .update(recipes)
    .set({ isPublic })
    .where(living(ownerId, recipeId))
    .returning({ id: recipes.id })
  return rows.length > 0
}

const living = (ownerId: string, recipeId: number) =>
  and(eq(recipes.id, recipeId), eq(recipes.userId, ownerId), isNull(recipes.deletedAt))
