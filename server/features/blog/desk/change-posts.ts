import { isDeepStrictEqual } from 'node:util'
import { furthestPublicationDays, type PostWords, placeholderWords, type shownKinds } from '#contract/blog/blog-desk.ts'
import type { AuditAction } from '#contract/desk/audit.ts'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { actorOf, differenceOf } from '#server/features/audit/store.ts'
import { auditPost, flatWords, shownState } from '#server/features/blog/desk/audit-post.ts'
import {
  countUp,
  deletePost,
  deleteScheduled,
  findVersion,
  insertOriginal,
  insertPost,
  insertPublication,
  insertVersion,
  isPublication,
  lastVersion,
  lockPost,
  publicationsOf,
  rewriteVersion,
  type StoredPost,
  type StoredVersion,
} from '#server/features/blog/desk/post-store.ts'
import { originalOf, type Timed, wordsOf } from '#server/features/blog/desk/post-words.ts'
import { textOf } from '#server/features/blog/posts/published.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now' | 'originalPosts'>
type Actor = Pick<UserRow, 'id'>
interface Asked {
  readonly id: number
  /** The revision that the caller has seen. */
  readonly seen: number
}

/** Whoever goes on writing within so long writes on in the same version. */
const sitting = 10 * 60 * 1000

/** Begins a post; answers its id. Throws invalid_input where its text asks for a table that is not there. */
export async function writePost(world: World, actor: Actor, words: PostWords): Promise<number> {
  const readTime = await readTimeOf(world, words)
  return world.database.transaction(async () => {
    const { id } = await insertPost(world.database)
    await addVersion(world, actor, id, words, { action: 'write-post', readTime })
    return id
  })
}

/** Saves what was written. Throws not_found, invalid_input, and changed_elsewhere where somebody has changed it since it was seen. */
export async function savePost(world: World, actor: Actor, asked: Asked, words: PostWords): Promise<void> {
  const readTime = await readTimeOf(world, words)
  const { database, now } = world
  await change(world, asked, async ({ id }, last, original) => {
    const before = last ? wordsOf(last) : original?.words
    if (same(before, words)) return false
    if (last && (await isWritingOn(world, actor, last))) {
      const changed = differenceOf(flatWords(wordsOf(last)), flatWords(words))
      await auditPost(world, actor, 'change-post', id, { title: words.title, ...changed })
      await rewriteVersion(database, last, words, { readTime, at: now() })
      return true
    }
    await addVersion(world, actor, id, words, { action: 'change-post', readTime, before, last })
    return true
  })
}

/** Makes an earlier version the newest; 0 is what comes with the program. Throws not_found and changed_elsewhere. */
export async function restoreVersion(world: World, actor: Actor, asked: Asked, number: number): Promise<void> {
  await change(world, asked, async ({ id }, last, original) => {
    const version = number === 0 ? undefined : await findVersion(world.database, id, number)
    const earlier = version ? { words: wordsOf(version), readTime: version.readTime } : number === 0 && original
    if (!earlier) throw new AppError('not_found', 'We can’t find that version.')
    const { words, readTime } = earlier
    const before = last ? wordsOf(last) : original?.words
    if (same(before, words)) return false
    await addVersion(world, actor, id, words, { action: 'restore-post', readTime, before, last, restored: number })
    return true
  })
}

/** Shows readers the newest version, now or from a time on. Throws not_found, changed_elsewhere and invalid_input. */
export async function publishPost(world: World, actor: Actor, asked: Asked, given: string | undefined): Promise<void> {
  const at = publicationTime(given, world.now())
  await change(world, asked, async ({ id }, last) => {
    if (!last) throw new AppError('invalid_input', 'Readers already see this text. Change it first.')
    if (isPlaceholder(wordsOf(last)))
      throw new AppError('invalid_input', 'Part of this article is still sample text. Please replace it.')
    if (hasUntoldPicture(last.markdown))
      throw new AppError(
        'invalid_input',
        'A picture in the text has no description. Please write what it shows between its square brackets.',
      )
    const action = at > world.now() ? 'schedule-post' : 'publish-post'
    await show(world, actor, { id, title: last.head.title }, { shows: 'version', version: last.number, at }, action)
    return true
  })
}

/** Takes back what is scheduled. Throws not_found, changed_elsewhere, and invalid_input where nothing is. */
export async function unschedulePost(world: World, actor: Actor, asked: Asked): Promise<void> {
  const { database, now } = world
  await change(world, asked, async ({ id }, last) => {
    const before = await shownState(world, id)
    const taken = await deleteScheduled(database, id, now())
    if (taken === 0) throw new AppError('invalid_input', 'Nothing is scheduled.')
    const details = { title: last?.head.title ?? '', ...differenceOf(before, await shownState(world, id)) }
    await auditPost(world, actor, 'unschedule-post', id, details)
    return true
  })
}

/** Shows what comes with the program again, and goes on from it. Throws not_found, changed_elsewhere, and invalid_input of other posts. */
export async function backToOriginal(world: World, actor: Actor, asked: Asked): Promise<void> {
  await change(world, asked, async ({ id }, last, original) => {
    if (!original) throw new AppError('invalid_input', 'This article didn’t come with MealCrafter.')
    if (!last) return false
    const at = world.now()
    const { words, readTime } = original
    const shown = { shows: 'original', version: null, at } as const
    const auditId = await show(world, actor, { id, title: words.title }, shown, 'restore-original-post')
    if (!same(wordsOf(last), words)) await insertVersion(world.database, id, words, { readTime, at, auditId })
    return true
  })
}

/** Shows readers that there is no such post. Throws not_found and changed_elsewhere. */
export async function takePostDown(world: World, actor: Actor, asked: Asked): Promise<void> {
  await change(world, asked, async ({ id }, last, original) => {
    const title = last?.head.title ?? original?.words.title ?? ''
    await show(world, actor, { id, title }, { shows: 'nothing', version: null, at: world.now() }, 'take-down-post')
    return true
  })
}

/** Deletes a post that nobody has been shown. Throws not_found, changed_elsewhere, and already_sent where it was published. */
export function discardPost(world: World, actor: Actor, { id, seen }: Asked): Promise<void> {
  const { database, now } = world
  return database.transaction(async () => {
    const post = await lockPost(database, id)
    const last = post && (await lastVersion(database, id))
    if (!last || (await originalOf(world, id))) throw notFound()
    if ((await publicationsOf(database, [id], now())).length > 0)
      throw new AppError('already_sent', 'This article has been published or scheduled. You can take it down instead.')
    assertSeen(post, seen)
    await deletePost(database, id)
    const details = differenceOf({ ...flatWords(wordsOf(last)), version: last.number }, {})
    await auditPost(world, actor, 'discard-post', id, { title: last.head.title, ...details })
  })
}

/** Does something to a post as it was seen, in turn with everybody else; `act` answers whether it has changed anything. */
async function change(
  world: World,
  { id, seen }: Asked,
  act: (post: StoredPost, last: StoredVersion | undefined, original: Timed | undefined) => Promise<boolean>,
): Promise<void> {
  const { database } = world
  const original = await originalOf(world, id)
  await database.transaction(async () => {
    if (original) await insertOriginal(database, id)
    const post = await lockPost(database, id)
    if (!post) throw notFound()
    assertSeen(post, seen)
    if (await act(post, await lastVersion(database, id), original)) await countUp(database, id)
  })
}

function assertSeen({ revision }: StoredPost, seen: number): void {
  if (revision === seen) return
  throw new AppError(
    'changed_elsewhere',
    'Someone else changed this article while you were writing. Your words are still here, and theirs are saved.',
    { revision },
  )
}

interface Addition {
  readonly action: AuditAction
  readonly readTime: number
  /** What it said until now, and the version that said so; undefined: nothing, and what comes with the program. */
  readonly before?: PostWords | undefined
  readonly last?: StoredVersion | undefined
  /** The version that comes back. */
  readonly restored?: number
}

async function addVersion(
  world: World,
  actor: Actor,
  id: number,
  words: PostWords,
  { action, readTime, before, last, restored }: Addition,
): Promise<void> {
  const version = last?.number ?? 0
  const changed = differenceOf(before ? { ...flatWords(before), version } : {}, {
    ...flatWords(words),
    version: version + 1,
    ...(restored !== undefined && { restored }),
  })
  const auditId = await auditPost(world, actor, action, id, { title: words.title, ...changed })
  await insertVersion(world.database, id, words, { readTime, at: world.now(), auditId })
}

/** Decides what readers get; what was scheduled gives way. */
async function show(
  world: World,
  actor: Actor,
  { id, title }: { id: number; title: string },
  shown: { shows: (typeof shownKinds)[number]; version: number | null; at: Date },
  action: AuditAction,
): Promise<number> {
  const { database, now } = world
  const before = await shownState(world, id)
  await deleteScheduled(database, id, now())
  const after = await shownState(world, id, shown)
  const auditId = await auditPost(world, actor, action, id, { title, ...differenceOf(before, after) })
  await insertPublication(database, { postId: id, ...shown, createdAt: now(), auditId })
  return auditId
}

/** The same administrator, in the same sitting, in what nobody was shown. */
async function isWritingOn({ database, now }: World, actor: Actor, last: StoredVersion): Promise<boolean> {
  if (now().getTime() - last.createdAt.getTime() > sitting) return false
  if (await isPublication(database, last.postId, last.number)) return false
  return (await actorOf(database, last.auditId)) === actor.id
}

async function readTimeOf(world: World, { markdown }: PostWords): Promise<number> {
  const { unknown, readTime } = await textOf(world, markdown, await world.originalPosts())
  if (unknown.length === 0) return readTime
  const message = `The kitchen has no table or figure called “${unknown[0]}.”`
  throw new AppError('invalid_input', message, { issues: [{ field: 'markdown', message }] })
}

const day = 24 * 60 * 60 * 1000

function publicationTime(given: string | undefined, now: Date): Date {
  if (given === undefined) return now
  const at = new Date(given)
  if (at.getTime() > now.getTime() + furthestPublicationDays * day)
    throw new AppError('invalid_input', `An article can be scheduled at most ${furthestPublicationDays} days ahead.`)
  // a form that took a minute to fill in
  if (at.getTime() < now.getTime() - 5 * 60 * 1000) throw new AppError('invalid_input', 'That time has already passed.')
  return at > now ? at : now
}

/** Whether any of its texts is as a new post begins. */
const isPlaceholder = (words: PostWords) =>
  (['title', 'excerpt', 'metaDescription', 'markdown'] as const).some(
    (field) => words[field].trim() === placeholderWords[field],
  )

/** Whether a picture in its text says nothing to who cannot see it. The words are what the editor once put there. */
const hasUntoldPicture = (markdown: string) => /!\[(?:\s*|What the picture shows)\]\(/.test(markdown)

const same = (one: PostWords | undefined, other: PostWords) => isDeepStrictEqual(one, other)

const notFound = () => new AppError('not_found', 'We can’t find that article.')
