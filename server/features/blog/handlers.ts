import { z } from 'zod'
import type { blog, PostMarks } from '#contract/blog.ts'
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

  async like({ account, database, now }, { params, body }) {
    await setMark(database, account.id, { postId: params.id, kind: 'like' }, body.isLiked, now())
    return marksOfPost({ database }, account.id, params.id)
  },

  async save({ account, database, now }, { params, body }) {
    await setMark(database, account.id, { postId: params.id, kind: 'save' }, body.isSaved, now())
    return marksOfPost({ database }, account.id, params.id)
  },
}

async function marksOfPost(
  { database }: Pick<AppContext, 'database'>,
  readerId: string,
  id: number,
): Promise<PostMarks> {
  const [marks] = await marksFor(database, [id], readerId)
  return marks ?? noSuchPost()
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
