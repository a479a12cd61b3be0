import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { Printed } from '#contract/printed.ts'
import { PathId } from '#contract/text.ts'

/** What readers think of a post. */
const PostMarks = z.strictObject({
  id: z.int(),
  likes: z.int(),
  /** Of the reader; false for strangers. */
  isLiked: z.boolean(),
  isSaved: z.boolean(),
})
export type PostMarks = z.infer<typeof PostMarks>

/** A published post without its text. */
const PostCard = z.strictObject({
  id: z.int(),
  title: z.string(),
  /** What a card says of it. */
  excerpt: z.string(),
  metaDescription: z.string(),
  author: z.string(),
  authorBio: z.string(),
  /** When it was first published: 'YYYY-MM-DD'. */
  date: z.string(),
  /** When what is shown now was published: the same, or later. */
  changedOn: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  /**
   * Addresses of its picture, of the same for a card and of what other sites show of a link to it; `isDrawn`: a dish on a transparent ground,
   * else a photograph that takes a width.
   */
  picture: z.strictObject({
    src: z.string(),
    small: z.string(),
    preview: z.string(),
    alt: z.string(),
    isDrawn: z.boolean(),
  }),
  /** Minutes. */
  readTime: z.int(),
})
export type PostCard = z.infer<typeof PostCard>

const PublicPost = PostCard.extend({ text: z.array(Printed) })
export type PublicPost = z.infer<typeof PublicPost>

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
  posts: {
    method: 'GET',
    path: '/api/blog/posts',
    summary: 'The published posts without their texts, newest first',
    access: 'public',
    requires: 'nothing',
    output: z.array(PostCard),
    limit: 'read',
  },
  post: {
    method: 'GET',
    path: '/api/blog/posts/:id',
    summary: 'A published post',
    access: 'public',
    requires: 'nothing',
    params: Post,
    output: PublicPost,
    limit: 'read',
  },
  like: {
    method: 'POST',
    path: '/api/blog/:id/like',
    summary: 'Like or unlike a post',
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
    summary: 'Save a post for later, or unsave it',
    access: 'account',
    requires: 'nothing',
    params: Post,
    body: z.strictObject({ isSaved: z.boolean() }),
    output: PostMarks,
    limit: 'write',
  },
})
