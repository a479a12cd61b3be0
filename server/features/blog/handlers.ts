import { z } from 'zod'
import type { blog, PostMarks } from '#contract/blog.ts'
import { AppError } from '#contract/errors.ts'
import { isPost } from '#contract/pages.ts'
import { PathId } from '#contract/text.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { marksFor, setMark } from '#server/features/blog/store.ts'
import type { Handlers } from '#server/http/binding.ts'

export const blogHandlers: Handlers<typeof blog, UserRow> = {
  marks: ({ account, database }) => marksFor(database, account?.id),

  async like({ account, database, now }, { params, body }) {
    await setMark(database, account.id, { postId: params.id, kind: 'like' }, body.isLiked, now())
    return marksOfPost(database, account.id, params.id)
  },

  async save({ account, database, now }, { params, body }) {
    await setMark(database, account.id, { postId: params.id, kind: 'save' }, body.isSaved, now())
    return marksOfPost(database, account.id, params.id)
  },
}

async function marksOfPost(database: Db, readerId: string, id: number): Promise<PostMarks> {
  return (await marksFor(database, readerId)).find((marks) => marks.id === id) ?? noSuchPost()
}

/** Throws not_found where an address names no post. */
export async function assertPost(_context: AppContext, _reader: UserRow, params: unknown): Promise<void> {
  const { data } = Named.safeParse(params)
  if (data && !isPost(data.id)) noSuchPost()
}

const Named = z.object({ id: PathId })

function noSuchPost(): never {
  throw new AppError('not_found', 'We can’t find that article.')
}
