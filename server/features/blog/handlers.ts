import { z } from 'zod'
import type { blog, PostMarks } from '#contract/blog/blog.ts'
import { AppError } from '#contract/errors.ts'
import { PathId } from '#contract/text.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { findPublished, publicPost, publishedPosts } from '#server/features/blog/posts/published.ts'
import { marksFor, setMark } from '#server/features/blog/store.ts'
import type { Handlers } from '#server/http/binding.ts'

export const blogHandlers: Handlers<typeof blog, UserRow> = {
  async marks(context) {
    const posts = await publishedPosts(context)
    const ids = posts.map(({ card }) => card.id).sort((one, other) => one - other)
    return marksFor(context.database, ids, context.account?.id)
  },

  posts: async (context) => (await publishedPosts(context)).map(({ card }) => card),

  post: async (context, { params }) => (await publicPost(context, params.id)) ?? noSuchPost(),

  like: (context, { params, body }) =>
    mark(context, context.account, { postId: params.id, kind: 'like' }, body.isLiked),

  save: (context, { params, body }) =>
    mark(context, context.account, { postId: params.id, kind: 'save' }, body.isSaved),
}

async function mark(
  context: AppContext,
  reader: UserRow,
  given: Parameters<typeof setMark>[2],
  isSet: boolean,
): Promise<PostMarks> {
  const { database, now } = context
  await assertPost(context, reader, { id: given.postId })
  await setMark(database, reader.id, given, isSet, now())
  const [marks] = await marksFor(database, [given.postId], reader.id)
  return marks!
}

/** Throws not_found where a call of a member names a post that is not published. */
export async function assertPost(context: AppContext, _reader: UserRow, params: unknown): Promise<void> {
  const { data } = Named.safeParse(params)
  if (data && !(await findPublished(context, data.id))) noSuchPost()
}

const Named = z.object({ id: PathId })

function noSuchPost(): never {
  throw new AppError('not_found', 'We can’t find that article.')
}
