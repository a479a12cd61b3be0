import type { blogDesk } from '#contract/blog/blog-desk.ts'
import { AppError } from '#contract/errors.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import {
  backToOriginal,
  discardPost,
  publishPost,
  restoreVersion,
  savePost,
  takePostDown,
  unschedulePost,
  writePost,
} from '#server/features/blog/desk/change-posts.ts'
import { findVersion } from '#server/features/blog/desk/post-store.ts'
import { deskPosts, postHistory, writtenPost } from '#server/features/blog/desk/post-view.ts'
import { originalOf, wordsOf } from '#server/features/blog/desk/post-words.ts'
import type { Handlers } from '#server/http/binding.ts'
import { afterCursor, afterPlace, linkNextPage, notOfAList, type Place } from '#server/http/pages.ts'

export const blogDeskHandlers: Handlers<typeof blogDesk, UserRow> = {
  async list(context, { query: { limit, cursor } }) {
    const { posts, next } = await deskPosts(context, { limit, after: afterCursor(cursor) })
    if (next !== undefined) linkNextPage(context.reply, next)
    return posts
  },

  write: async (context, { body }) => writtenPost(context, await writePost(context, context.account, body)),

  read: (context, { params }) => writtenPost(context, params.id),

  async history(context, { params: { id }, query: { limit, cursor } }) {
    const { entries, next } = await postHistory(context, id, { limit, after: afterEntry(cursor) })
    if (next) linkNextPage(context.reply, next)
    return entries
  },

  async version(context, { params: { id, number } }) {
    const version = number === 0 ? undefined : await findVersion(context.database, id, number)
    const words = number === 0 ? (await originalOf(context, id))?.words : version && wordsOf(version)
    if (!words) throw new AppError('not_found', 'We can’t find that version.')
    return words
  },

  async save(context, { params: { id }, body: { seen, ...words } }) {
    await savePost(context, context.account, { id, seen }, words)
    return writtenPost(context, id)
  },

  async restore(context, { params: { id }, body: { seen, version } }) {
    await restoreVersion(context, context.account, { id, seen }, version)
    return writtenPost(context, id)
  },

  async publish(context, { params: { id }, body: { seen, at } }) {
    await publishPost(context, context.account, { id, seen }, at)
    return writtenPost(context, id)
  },

  async unschedule(context, { params: { id }, body: { seen } }) {
    await unschedulePost(context, context.account, { id, seen })
    return writtenPost(context, id)
  },

  async original(context, { params: { id }, body: { seen } }) {
    await backToOriginal(context, context.account, { id, seen })
    return writtenPost(context, id)
  },

  async takeDown(context, { params: { id }, body: { seen } }) {
    await takePostDown(context, context.account, { id, seen })
    return writtenPost(context, id)
  },

  async discard(context, { params: { id }, query: { seen } }) {
    await discardPost(context, context.account, { id, seen })
    return { success: true }
  },
}

/** What a page of a history starts after: the entry of the audit log, and which of the two that it may stand for. Throws invalid_input. */
function afterEntry(cursor: string | undefined): Place | undefined {
  const place = afterPlace(cursor)
  return place && !['saved', 'shown'].includes(place.key) ? notOfAList() : place
}
