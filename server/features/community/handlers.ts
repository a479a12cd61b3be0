import type { community } from '#contract/community.ts'
import { AppError } from '#contract/errors.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { commentOn } from '#server/features/community/comment-on.ts'
import { deleteComment, findComment, hideComment, listComments } from '#server/features/community/comment-store.ts'
import { commentView, communityRows, publishedView } from '#server/features/community/community-views.ts'
import { profileHandlers } from '#server/features/community/profile-handlers.ts'
import {
  findPublished,
  findPublishedById,
  listPublished,
  noteShare,
  publicationOf,
  publish,
  setLike,
  unpublish,
} from '#server/features/community/published-store.ts'
import { sendReport } from '#server/features/community/send-report.ts'
import { ownVoice } from '#server/features/community/take-part.ts'
import { keepRecipe, recipeView } from '#server/features/recipes/store.ts'
import type { Handlers } from '#server/http/binding.ts'
import { afterNumber, linkNextPage, mostInteger, mostMilliseconds } from '#server/http/pages.ts'

export const communityHandlers: Handlers<typeof community, UserRow> = {
  async list(context, { query: { limit, cursor, following, ...wanted } }) {
    const { account, database, reply } = context
    const after = afterNumber(cursor, wanted.sort === 'new' ? mostMilliseconds : mostInteger)
    const followedBy = following ? (account?.id ?? null) : undefined
    const filter = { ...wanted, followedBy, limit: limit + 1, after }
    const found = await listPublished(database, account, filter)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    if (last && found.length > page.length) {
      const { recipe, published } = last
      const key = wanted.sort === 'new' ? published.publishedAt.getTime() : recipe.likesCount
      linkNextPage(reply, { id: recipe.id, key: String(key) })
    }
    return communityRows(context, page, account)
  },

  async read(context, { params }) {
    const { account, database } = context
    return publishedView(context, there(await findPublished(database, account, params.token)), account)
  },

  async keep(context, { params }) {
    const { account, database } = context
    const { recipe } = there(await findPublished(database, account, params.token))
    const kept = await keepRecipe(context, account, recipe, 'Saved from a recipe in the community')
    return recipeView(context, kept, account)
  },

  async like({ account, database, now }, { params, body: { isLiked } }) {
    const { recipe } = there(await findPublished(database, account, params.token))
    return { likes: await setLike(database, account.id, recipe.id, isLiked, now()), isLiked }
  },

  async share({ account, database, now }, { params, body }) {
    const { recipe } = there(await findPublished(database, account, params.token))
    await noteShare(database, account.id, recipe.id, body.platform, now())
    return { success: true }
  },

  async comments({ account, database, reply }, { params, query: { limit, cursor } }) {
    const { recipe } = there(await findPublished(database, account, params.token))
    const place = afterNumber(cursor, mostInteger)
    const after = place && { thread: place.key, id: place.id }
    const found = await listComments(database, account, recipe.id, { limit: limit + 1, after })
    const page = found.slice(0, limit)
    const last = page.at(-1)?.comment
    if (last && found.length > page.length)
      linkNextPage(reply, { id: last.id, key: String(last.parentCommentId ?? last.id) })
    return page.map((comment) => commentView(comment, account?.id))
  },

  async comment({ account, database, now }, { params, body }) {
    const { recipe } = there(await findPublished(database, account, params.token))
    return commentView(await commentOn({ database, now }, account, recipe.id, body), account.id)
  },

  async removeComment({ account, database }, { params }) {
    if (!(await deleteComment(database, account.id, params.id))) throw noComment()
    return { success: true }
  },

  async hideComment({ account, database, now }, { params, body }) {
    const { comment } = (await findComment(database, account, params.id)) ?? refuseComment()
    const recipe = await findPublishedById(database, account, comment.recipeId)
    // what an administrator has hidden is not the cook's to unhide
    if (recipe?.recipe.userId !== account.id || comment.hiddenBy === 'administrator') throw noComment()
    if (body.isHidden !== (comment.hiddenAt !== null))
      await hideComment(database, comment.id, 'cook', body.isHidden, now())
    return { success: true }
  },

  publication: async ({ account, database }, { params }) => own(await publicationOf(database, account, params.id)),

  async publish({ account, database, now }, { params }) {
    own(await publicationOf(database, account, params.id))
    await ownVoice(database, account)
    await publish(database, account.id, params.id, now())
    return own(await publicationOf(database, account, params.id))
  },

  async unpublish({ account, database }, { params }) {
    await unpublish(database, account.id, params.id)
    return own(await publicationOf(database, account, params.id))
  },

  async report({ account, database, now }, { body }) {
    await sendReport({ database, now }, account, body)
    return { success: true }
  },

  ...profileHandlers,
}

/** Nothing published is at an address, or nothing that its reader may see: both alike. */
function there<T>(found: T | undefined): T {
  if (!found) throw new AppError('not_found', 'There’s no recipe at this address. It may no longer be published.')
  return found
}

function own<T>(found: T | undefined): T {
  if (!found) throw new AppError('not_found', 'We can’t find that recipe.')
  return found
}

const noComment = () => new AppError('not_found', 'We can’t find that comment.')
function refuseComment(): never {
  throw noComment()
}
