import type { community } from '#contract/community/community.ts'
import type { Comment, CommunityRecipe, PublishedRecipe } from '#contract/community/community-views.ts'
import type { Output } from '#contract/endpoint.ts'
import { nobody } from '#domain/recipe/profile.ts'
import { summaryFor } from '#domain/recipe/verify/summary.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { countComments, type SignedComment } from '#server/features/community/comment-store.ts'
import { figuresOf, type StoredProfile } from '#server/features/community/profile-store.ts'
import { isLikedBy, type ListedPublished, type StoredPublished } from '#server/features/community/published-store.ts'
import { dishFor, eaterOf, freshFacts, picturesAt } from '#server/features/recipes/store.ts'

type World = Pick<AppContext, 'database' | 'kitchen'>

/** Where the pictures of a published recipe are served. */
const addressOf = (token: string) => `/api/community/recipes/${token}`

/** Rows of the list, each with the verdicts for its reader by what this kitchen finds. */
export async function communityRows(
  world: World,
  rows: readonly ListedPublished[],
  reader: UserRow | undefined,
): Promise<CommunityRecipe[]> {
  const eater = reader ? eaterOf(reader) : nobody
  const facts = await freshFacts(
    world,
    rows.map(({ recipe }) => recipe),
  )
  const comments = await countComments(
    world.database,
    reader,
    rows.map(({ recipe }) => recipe.id),
  )
  return rows.map(({ recipe, published, cook }, at) => ({
    token: published.token,
    title: recipe.title,
    ...picturesAt(addressOf(published.token), recipe),
    cook,
    publishedAt: published.publishedAt.toISOString(),
    likes: recipe.likesCount,
    comments: comments.get(recipe.id) ?? 0,
    summary: summaryFor(facts[at]!, eater),
  }))
}

/** The page of one: the dish and its checks for whoever reads it, and who has published it. */
export async function publishedView(
  world: World,
  { recipe, published, cook, isHidden }: StoredPublished,
  reader: UserRow | undefined,
): Promise<PublishedRecipe> {
  const comments = await countComments(world.database, reader, [recipe.id])
  return {
    ...(await dishFor(world, recipe, addressOf(published.token), reader)),
    cook,
    publishedAt: published.publishedAt.toISOString(),
    likes: recipe.likesCount,
    comments: comments.get(recipe.id) ?? 0,
    isHidden,
    isLiked: await isLikedBy(world.database, reader?.id, recipe.id),
  }
}

/** The page of a cook, as far as this reader has to do with them. */
export async function cookView(
  db: Db,
  { userId, handle, about, createdAt, suspendedAt }: StoredProfile,
  reader: UserRow | undefined,
): Promise<Output<typeof community.cook>> {
  const figures = await figuresOf(db, reader?.id, userId)
  const since = createdAt.toISOString().slice(0, 10)
  return { handle, about, since, ...figures, isOwn: userId === reader?.id, isHidden: suspendedAt !== null }
}

export function commentView({ comment, cook, isSuspended }: SignedComment, readerId: string | undefined): Comment {
  const { id, content, parentCommentId, createdAt, hiddenBy, userId } = comment
  return {
    id,
    cook,
    content,
    parentCommentId,
    createdAt: createdAt.toISOString(),
    isOwn: userId === readerId,
    hiddenBy: isSuspended ? 'administrator' : hiddenBy,
  }
}
