import type { DeskPost, HistoryEntry, WrittenPost } from '#contract/blog/blog-desk.ts'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { actorsOf } from '#server/features/audit/store.ts'
import {
  findPost,
  lastVersion,
  listPosts,
  newestVersions,
  type Publication,
  publicationsOf,
  readHistory,
  type StoredPost,
  type VersionHead,
} from '#server/features/blog/desk/post-store.ts'
import { originalOf, wordsOf } from '#server/features/blog/desk/post-words.ts'
import type { Place } from '#server/http/pages.ts'

type World = Pick<AppContext, 'database' | 'now' | 'originalPosts'>

/** A page of posts, the newest first; `next` is the id that the page after it starts after. */
export async function deskPosts(
  world: World,
  { limit, after }: { limit: number; after: number | undefined },
): Promise<{ posts: DeskPost[]; next: number | undefined }> {
  const { database, originalPosts } = world
  const { posts } = await originalPosts()
  const titles = new Map(posts.map(({ head }) => [head.id, head.title]))
  const rows = new Map((await listPosts(database, limit + 1, after)).map((row) => [row.id, row]))
  const found = [...new Set([...titles.keys(), ...rows.keys()])]
    .filter((id) => after === undefined || id < after)
    .sort((one, other) => other - one)
  const ids = found.slice(0, limit)
  const [versions, publications] = await Promise.all([
    newestVersions(database, ids),
    publicationsOf(database, ids, world.now()),
  ])
  return {
    posts: ids.map((id) =>
      deskPost(world, {
        id,
        post: rows.get(id),
        last: versions.find(({ postId }) => postId === id),
        publications: publications.filter(({ postId }) => postId === id),
        originalTitle: titles.get(id),
      }),
    ),
    next: found.length > limit ? ids.at(-1) : undefined,
  }
}

/** A post as it was last saved. Throws not_found. */
export async function writtenPost(world: World, id: number): Promise<WrittenPost> {
  const { database } = world
  const [original, post, last, publications, { tables }] = await Promise.all([
    originalOf(world, id),
    findPost(database, id),
    lastVersion(database, id),
    publicationsOf(database, [id], world.now()),
    world.originalPosts(),
  ])
  const words = last ? wordsOf(last) : original?.words
  if (!words) throw new AppError('not_found', 'We can’t find that article.')
  const actors = await actorsOf(database, last ? [last.auditId] : [])
  return {
    ...deskPost(world, { id, post, last, publications, originalTitle: original?.words.title }),
    words,
    by: (last && actors.get(last.auditId)) ?? null,
    tables: Object.keys(tables),
  }
}

/** A page of a post's history, the newest first; `next` is the place that the page after it starts after. Throws not_found. */
export async function postHistory(
  world: World,
  id: number,
  { limit, after }: { limit: number; after: Place | undefined },
): Promise<{ entries: HistoryEntry[]; next: Place | undefined }> {
  const { database } = world
  if (!(await findPost(database, id)) && !(await originalOf(world, id)))
    throw new AppError('not_found', 'We can’t find that article.')
  const found = await readHistory(database, id, limit + 1, after)
  const shown = found.slice(0, limit)
  const actors = await actorsOf(
    database,
    shown.map(({ auditId }) => auditId),
  )
  const last = found.length > limit ? shown.at(-1) : undefined
  return {
    entries: shown.map((row) => {
      const told = { id: row.auditId, at: row.at.toISOString(), by: actors.get(row.auditId) ?? null }
      return row.kind === 'saved'
        ? { ...told, kind: row.kind, version: row.version, title: row.title }
        : { ...told, kind: row.kind, version: row.version, shows: row.shows, from: row.from.toISOString() }
    }),
    next: last && { id: last.auditId, key: last.kind },
  }
}

interface Parts {
  readonly id: number
  readonly post: StoredPost | undefined
  readonly last: VersionHead | undefined
  /** What holds. */
  readonly publications: readonly Publication[]
  readonly originalTitle: string | undefined
}

function deskPost({ now }: World, { id, post, last, publications, originalTitle }: Parts): DeskPost {
  const later = publications.find(({ at }) => at > now())
  const shown = publications.find(({ at }) => at <= now())
  const isOriginal = originalTitle !== undefined
  return {
    id,
    isOriginal,
    title: last?.head.title ?? originalTitle ?? '',
    revision: post?.revision ?? 0,
    version: last?.number ?? 0,
    shows: shown?.shows ?? (isOriginal ? 'original' : 'nothing'),
    shownVersion: shown?.version ?? null,
    shownSince: shown?.at.toISOString() ?? null,
    scheduled: later ? { version: later.version!, at: later.at.toISOString() } : null,
    wasPublished: isOriginal || publications.length > 0,
    changedAt: last?.changedAt.toISOString() ?? null,
  }
}
