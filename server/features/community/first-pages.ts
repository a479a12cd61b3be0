import type { Page } from '#contract/client.ts'
import { community } from '#contract/community/community.ts'
import type { Comment, CommunityRecipe } from '#contract/community/community-views.ts'
import { pageOf } from '#contract/pages.ts'
import type { GivenToPage } from '#contract/public/drawn-page.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { listComments } from '#server/features/community/comment-store.ts'
import { commentView, communityRows, cookView, publishedView } from '#server/features/community/community-views.ts'
import { findProfile } from '#server/features/community/profile-store.ts'
import { findPublished, listPublished, type PublishedFilter } from '#server/features/community/published-store.ts'
import { afterNumber, cursorAfter, mostInteger, mostMilliseconds, type Place } from '#server/http/pages.ts'

type World = Pick<AppContext, 'database' | 'kitchen'>

interface Asked {
  readonly limit: number
  readonly cursor?: string | undefined
}

/** Some rows of a list, and the place after which the next ones start; undefined where there are none. */
interface Rows<Row> {
  readonly rows: Row[]
  readonly last: Place | undefined
}

type AskedList = Asked &
  Pick<PublishedFilter, 'sort' | 'diet' | 'without' | 'cook'> & { readonly following?: boolean | undefined }

/** Published recipes for this reader. Throws invalid_input where the cursor is of no such list. */
export async function listFor(
  world: World,
  reader: UserRow | undefined,
  { limit, cursor, following, ...wanted }: AskedList,
): Promise<Rows<CommunityRecipe>> {
  const isNew = wanted.sort === 'new'
  const after = afterNumber(cursor, isNew ? mostMilliseconds : mostInteger)
  const followedBy = following ? (reader?.id ?? null) : undefined
  const found = await listPublished(world.database, reader, { ...wanted, followedBy, limit: limit + 1, after })
  const { page, end } = cutAt(limit, found)
  const key = end && (isNew ? end.published.publishedAt.getTime() : end.recipe.likesCount)
  return {
    rows: await communityRows(world, page, reader),
    last: end && { id: end.recipe.id, key: String(key) },
  }
}

/** Comments on a recipe that this reader sees, the oldest first, each followed by its replies. Throws invalid_input where the cursor is of no such list. */
export async function commentsFor(
  db: Db,
  reader: UserRow | undefined,
  recipeId: number,
  { limit, cursor }: Asked,
): Promise<Rows<Comment>> {
  const place = afterNumber(cursor, mostInteger)
  const after = place && { thread: place.key, id: place.id }
  const { page, end } = cutAt(limit, await listComments(db, reader, recipeId, { limit: limit + 1, after }))
  return {
    rows: page.map((comment) => commentView(comment, reader?.id)),
    last: end && { id: end.comment.id, key: String(end.comment.parentCommentId ?? end.comment.id) },
  }
}

/** What the pages of the community show to whoever is not signed in: null where nothing is at their address, undefined where a path is none of them. */
export async function communityAt(
  world: World,
  path: string,
): Promise<Pick<GivenToPage, 'listed' | 'published' | 'comments' | 'cook'> | undefined> {
  const [, , name = ''] = path.split('/')
  const kind = pageOf(path)
  if (kind === '/community') return { listed: await firstPage(world, {}) }
  if (kind === '/community/:token') return publishedAt(world, name)
  return kind === '/cooks/:handle' ? cookAt(world, name) : undefined
}

async function publishedAt(world: World, name: string): Promise<Pick<GivenToPage, 'published' | 'comments'>> {
  const { database } = world
  const params = community.read.params.safeParse({ token: name })
  const found = params.success ? await findPublished(database, undefined, params.data.token) : undefined
  if (!found) return { published: null }
  const asked = community.comments.query.parse({})
  const comments = asPage(await commentsFor(database, undefined, found.recipe.id, asked))
  return { published: await publishedView(world, found, undefined), comments }
}

async function cookAt(world: World, name: string): Promise<Pick<GivenToPage, 'cook' | 'listed'>> {
  const { database } = world
  const params = community.cook.params.safeParse({ handle: name })
  const profile = params.success ? await findProfile(database, undefined, params.data.handle) : undefined
  if (!profile) return { cook: null }
  const cook = await cookView(database, profile, undefined)
  return { cook, listed: await firstPage(world, { cook: cook.handle }) }
}

async function firstPage(world: World, wanted: { cook?: string }): Promise<Page<CommunityRecipe[]>> {
  return asPage(await listFor(world, undefined, community.list.query.parse(wanted)))
}

function asPage<Row>({ rows, last }: Rows<Row>): Page<Row[]> {
  return { rows, next: last ? cursorAfter(last) : null }
}

/** Of one row more than a page has: the page, and its last row where others follow. */
function cutAt<Row>(limit: number, found: readonly Row[]): { page: Row[]; end: Row | undefined } {
  const page = found.slice(0, limit)
  return { page, end: found.length > limit ? page.at(-1) : undefined }
}
