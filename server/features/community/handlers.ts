import type { community } from '#contract/community/community.ts'
import { AppError } from '#contract/errors.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { commentOn } from '#server/features/community/comment-on.ts'
import { deleteComment, findComment, hideComment } from '#server/features/community/comment-store.ts'
import { commentView, publishedView } from '#server/features/community/community-views.ts'
import { commentsFor, listFor } from '#server/features/community/first-pages.ts'
import { profileHandlers } from '#server/features/community/profile-handlers.ts'
import {
  findPublished,
  findPublishedById,
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
import { linkNextPage } from '#server/http/pages.ts'

export const communityHandlers: Handlers<typeof community, UserRow> = {
  async list(context, { query }) {
    const { rows, last } = await listFor(context, context.account, query)
    if (last) linkNextPage(context.reply, last)
    return rows
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

  async comments({ account, database, reply }, { params, query }) {
    const { recipe } = there(await findPublished(database, account, params.token))
    const { rows, last } = await commentsFor(database, account, recipe.id, query)
    if (last) linkNextPage(reply, last)
    return rows
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
