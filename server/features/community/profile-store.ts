import type { Membership } from '#contract/community/community-views.ts'
import { givenUpHandleDays } from '#contract/how-long.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, count, eq, isNull, ne, or, sql } from '#server/db/drizzle.ts'
import { isThere, opens, type Reader } from '#server/features/community/seen-by.ts'
import {
  userBlocksTable as blocks,
  userFollowsTable as follows,
  communityProfilesTable as profiles,
  publishedRecipesTable as published,
  recipeCommentsTable,
} from '#server/features/community/tables.ts'
import { recipesTable as recipes } from '#server/features/recipes/tables.ts'

export type StoredProfile = typeof profiles.$inferSelect

export async function findOwnProfile(db: Db, userId: string): Promise<StoredProfile | undefined> {
  const [profile] = await db.db.select().from(profiles).where(eq(profiles.userId, userId))
  return profile
}

/** The profile of this handle, as far as this reader sees it; administrators also see one that they hide. */
export async function findProfile(db: Db, reader: Reader, handle: string): Promise<StoredProfile | undefined> {
  const [profile] = await db.db
    .select()
    .from(profiles)
    .where(and(eq(profiles.handle, handle.toLowerCase()), opens(reader, profiles.userId)))
  return profile
}

/** Whoever has this handle, seen or not: also somebody who is blocked already. */
export async function findByHandle(db: Db, handle: string): Promise<StoredProfile | undefined> {
  const [profile] = await db.db.select().from(profiles).where(eq(profiles.handle, handle.toLowerCase()))
  return profile
}

/** Makes a profile, or changes it. False where somebody else has the handle, or has given it up a short time ago. In a transaction. */
export async function putProfile(
  db: Db,
  userId: string,
  words: Pick<StoredProfile, 'handle' | 'about'>,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - givenUpHandleDays * day).toISOString()
  // the index finds whoever had it
  const isGivenUp = sql`${profiles.givenUp} @> ${JSON.stringify([{ handle: words.handle }])}::jsonb and exists (
    select from jsonb_to_recordset(${profiles.givenUp}) as once(handle text, at text)
    where once.handle = ${words.handle} and once.at > ${since})`
  const [other] = await db.db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(and(or(eq(profiles.handle, words.handle), isGivenUp), ne(profiles.userId, userId)))
  if (other) return false
  const own = await findOwnProfile(db, userId)
  const before = (own?.givenUp ?? []).filter(({ handle, at }) => at > since && handle !== words.handle)
  const isOther = own !== undefined && own.handle !== words.handle
  const givenUp = isOther ? [...before, { handle: own.handle, at: now.toISOString() }].slice(-mostGivenUp) : before
  const rows = await db.db
    .insert(profiles)
    .values({ userId, ...words, createdAt: now })
    .onConflictDoUpdate({ target: profiles.userId, set: { ...words, givenUp } })
    .returning({ userId: profiles.userId })
  return rows.length > 0
}

const day = 24 * 60 * 60 * 1000
/** Handles that one member can keep from others. */
const mostGivenUp = 10

/** Takes a member out of the community: what they published, said and whom they follow. Likes stay; blocks do too. In a transaction. */
export async function deleteProfile(db: Db, userId: string): Promise<void> {
  await unpublishAll(db, userId)
  await db.db.delete(recipeCommentsTable).where(eq(recipeCommentsTable.userId, userId))
  await db.db.delete(follows).where(or(eq(follows.followerId, userId), eq(follows.followingId, userId)))
  await db.db.delete(profiles).where(eq(profiles.userId, userId))
}

/**
 * A stranger may have taken part under the member's address: nothing of that is to be seen any more. Who was hidden by an administrator stays so, or
 * a new password would be a way back. In a transaction.
 */
export async function withdraw(db: Db, userId: string): Promise<void> {
  const own = await findOwnProfile(db, userId)
  await (own?.suspendedAt ? unpublishAll(db, userId) : deleteProfile(db, userId))
}

async function unpublishAll(db: Db, userId: string): Promise<void> {
  await db.db
    .update(recipes)
    .set({ isPublic: false })
    .where(and(eq(recipes.userId, userId), recipes.isPublic))
}

/** How many recipes of theirs are to be read, how many follow them, and whether this reader does. */
export async function figuresOf(db: Db, readerId: string | undefined, cookId: string) {
  const [recipesOf] = await db.db
    .select({ all: count() })
    .from(published)
    .innerJoin(recipes, eq(recipes.id, published.recipeId))
    .where(and(eq(published.userId, cookId), recipes.isPublic, isNull(recipes.deletedAt), isNull(published.hiddenAt)))
  const [followers] = await db.db
    .select({
      all: count(),
      own: sql<number>`count(*) filter (where ${follows.followerId} = ${readerId ?? null})::int`,
    })
    .from(follows)
    .where(eq(follows.followingId, cookId))
  return { recipes: recipesOf!.all, followers: followers!.all, isFollowed: followers!.own > 0 }
}

/** False where the member follows as many as they may. In a transaction, which is undone then. */
export async function setFollow(
  db: Db,
  followerId: string,
  followingId: string,
  isFollowed: boolean,
  now: Date,
): Promise<boolean> {
  if (!isFollowed) {
    await db.db.delete(follows).where(pair(followerId, followingId))
    return true
  }
  await db.db.insert(follows).values({ followerId, followingId, createdAt: now }).onConflictDoNothing()
  return (await db.db.$count(follows, eq(follows.followerId, followerId))) <= mostRelations
}

/** From here on neither sees anything of the other; they follow each other no more. False where the member blocks as many as they may. In a transaction, which is undone then. */
export async function setBlock(
  db: Db,
  userId: string,
  blockedId: string,
  isBlocked: boolean,
  now: Date,
): Promise<boolean> {
  if (!isBlocked) {
    await db.db.delete(blocks).where(and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId)))
    return true
  }
  await db.db.insert(blocks).values({ userId, blockedId, createdAt: now }).onConflictDoNothing()
  await db.db.delete(follows).where(or(pair(userId, blockedId), pair(blockedId, userId)))
  return (await db.db.$count(blocks, eq(blocks.userId, userId))) <= mostRelations
}

/** Handles of whom a member follows, and of whom they block. */
export async function relationsOf(db: Db, userId: string): Promise<Pick<Membership, 'following' | 'blocked'>> {
  const followed = await db.db
    .select({ handle: profiles.handle })
    .from(follows)
    .innerJoin(profiles, eq(profiles.userId, follows.followingId))
    .where(and(eq(follows.followerId, userId), isThere(profiles.userId)))
    .orderBy(asc(profiles.handle))
    .limit(mostRelations)
  const blocked = await db.db
    .select({ handle: profiles.handle })
    .from(blocks)
    .innerJoin(profiles, eq(profiles.userId, blocks.blockedId))
    .where(eq(blocks.userId, userId))
    .orderBy(asc(profiles.handle))
    .limit(mostRelations)
  return { following: followed.map(({ handle }) => handle), blocked: blocked.map(({ handle }) => handle) }
}
/** Of each kind; all of them are shown. */
export const mostRelations = 500

const pair = (followerId: string, followingId: string) =>
  and(eq(follows.followerId, followerId), eq(follows.followingId, followingId))
