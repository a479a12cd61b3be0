import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { PathId } from '#contract/text.ts'

/** What readers think of a post; the texts themselves are part of the client. */
const PostMarks = z.strictObject({
  id: z.int(),
  likes: z.int(),
  /** Of the reader; false for strangers. */
  isLiked: z.boolean(),
  isSaved: z.boolean(),
})
export type PostMarks = z.infer<typeof PostMarks>

const Post = z.strictObject({ id: PathId })

export const blog = endpoints({
  marks: {
    method: 'GET',
    path: '/api/blog',
    summary: 'How many people like each post, and which ones the reader likes or has saved',
    access: 'either',
    requires: 'nothing',
    output: z.array(PostMarks),
    limit: 'read',
  },
  like: {
    method: 'POST',
    path: '/api/blog/:id/like',
    summary: 'Like a post, or undo that',
    access: 'account',
    requires: 'nothing',
    params: Post,
    body: z.strictObject({ isLiked: z.boolean() }),
    output: PostMarks,
    limit: 'write',
  },
  save: {
    method: 'POST',
    path: '/api/blog/:id/save',
    summary: 'Save a post for later, or undo that',
    access: 'account',
    requires: 'nothing',
    params: Post,
    body: z.strictObject({ isSaved: z.boolean() }),
    output: PostMarks,
    limit: 'write',
  },
})
