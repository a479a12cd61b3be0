import { z } from 'zod'
import { postBounds as bounds } from '#contract/blog/post-head.ts'
import { endpoints } from '#contract/endpoint.ts'
import { PostMarkdown } from '#contract/issue-markdown.ts'
import { Id, Line, Moment, NoBody } from '#contract/text.ts'

/** Days ahead for which a publication is scheduled at most. */
export const furthestPublicationDays = 365

/** Where an uploaded picture is to be had, as the Markdown of a post and its head name it: its size and what it is. */
export const postPictureAddress = /^\/api\/blog\/pictures\/([1-9]\d{0,3})x([1-9]\d{0,3})\?v=([\w-]{16})$/

const Alt = Line(bounds.alt, 'Please say what the picture shows')

/** The dish that is drawn for a post, as a recipe of that name and kind with these foods would be. */
const DrawnPicture = z.strictObject({
  dish: Line(bounds.dish, 'Please name the dish'),
  type: Line(bounds.type),
  foods: z.array(Line(bounds.food)).min(2, 'Please list at least two ingredients').max(bounds.foods),
  alt: Alt,
})
const UploadedPicture = z.strictObject({
  photo: z.string().regex(postPictureAddress, 'must be a picture uploaded to this site'),
  alt: Alt,
})

/** Everything of a post that is written. */
export const PostWords = z.strictObject({
  title: Line(bounds.title, 'Please write a title'),
  excerpt: Line(bounds.excerpt, 'Please write a summary'),
  metaDescription: Line(bounds.metaDescription, 'Please write a description for search engines'),
  category: Line(bounds.category, 'Please name a category'),
  tags: z.array(Line(bounds.tag)).min(1, 'Please name at least one tag').max(bounds.tags),
  picture: z.union([DrawnPicture, UploadedPicture]),
  markdown: PostMarkdown,
})
export type PostWords = z.infer<typeof PostWords>

/** What a new post begins with: none is published with any of its texts. */
export const placeholderWords: PostWords = {
  title: 'New article',
  excerpt: 'A summary for the blog.',
  metaDescription: 'A description for search engines.',
  category: 'Cooking',
  tags: ['cooking'],
  picture: {
    dish: 'Vegetable Soup',
    type: 'Soup',
    foods: ['2 carrots', '1 onion', '1 potato'],
    alt: 'A drawing of a bowl of soup',
  },
  markdown: 'Write the article here.',
}

/** The revision that the caller has seen: a post that somebody has changed since is left as it is. */
const Seen = z.int().min(0)

/** What readers get: the text that comes with the program, a version that was written here, or that there is no such post. */
export const shownKinds = ['original', 'version', 'nothing'] as const

const DeskPost = z.strictObject({
  id: z.int(),
  /** Whether it comes with the program. */
  isOriginal: z.boolean(),
  title: z.string(),
  /** Counts up with everything that is done to it. */
  revision: z.int(),
  /** The newest version; 0: what comes with the program, untouched. */
  version: z.int(),
  shows: z.enum(shownKinds),
  /** Which version readers get, if it is one. */
  shownVersion: z.int().nullable(),
  shownSince: z.string().nullable(),
  /** What readers get from then on. */
  scheduled: z.strictObject({ version: z.int(), at: z.string() }).nullable(),
  /** Whether it was published or scheduled, ever: then it can be taken down, not deleted. */
  wasPublished: z.boolean(),
  changedAt: z.string().nullable(),
})
export type DeskPost = z.infer<typeof DeskPost>

/** Who did it, by name as it is today; null where the account is gone. */
const By = z.string().nullable()
/** Something that was done to a post; `id` is its entry of the audit log, `at` when it was done, or last written on. */
const HistoryEntry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('saved'),
    id: z.int(),
    at: z.string(),
    by: By,
    version: z.int(),
    title: z.string(),
  }),
  z.strictObject({
    kind: z.literal('shown'),
    id: z.int(),
    at: z.string(),
    by: By,
    shows: z.enum(shownKinds),
    version: z.int().nullable(),
    /** From then on readers get it. */
    from: z.string(),
  }),
])
export type HistoryEntry = z.infer<typeof HistoryEntry>

const WrittenPost = DeskPost.extend({
  words: PostWords,
  /** Whose the newest version is. */
  by: By,
  /** What `<!-- table: name -->` may name. */
  tables: z.array(z.string()),
})
export type WrittenPost = z.infer<typeof WrittenPost>

const forAdministrators = { access: 'admin', requires: 'nothing' } as const
const asSeen = z.strictObject({ seen: Seen })

export const blogDesk = endpoints({
  list: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/blog',
    summary: 'Draft, scheduled and published posts, newest first; the Link header points to the next page',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().max(200).optional(),
    }),
    output: z.array(DeskPost),
    limit: 'read',
  },
  write: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/blog',
    summary: 'Create a post; readers don’t see it until it is published',
    body: PostWords,
    output: WrittenPost,
    status: 201,
    limit: 'write',
  },
  read: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/blog/:id',
    summary: 'A post as it was last saved',
    params: Id,
    output: WrittenPost,
    limit: 'read',
  },
  history: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/blog/:id/history',
    summary:
      'The history of a post, newest first: each saved version, and each change to what readers see; the Link header points to the next page',
    params: Id,
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().max(200).optional(),
    }),
    output: z.array(HistoryEntry),
    limit: 'read',
  },
  version: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/blog/:id/versions/:number',
    summary: 'The content of one version of a post; version 0 is the one that comes with the program',
    params: Id.extend({
      number: z
        .string()
        .regex(/^\d{1,6}$/, 'must be the number of a version')
        .transform(Number),
    }),
    output: PostWords,
    limit: 'read',
  },
  save: {
    ...forAdministrators,
    method: 'PATCH',
    path: '/api/admin/blog/:id',
    summary:
      'Save a post as a new version; `seen` is the revision it is based on, so that nobody overwrites someone else’s changes',
    params: Id,
    body: PostWords.extend({ seen: Seen }),
    output: WrittenPost,
    limit: 'write',
  },
  restore: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/blog/:id/restore',
    summary: 'Restore an earlier version as the newest one',
    params: Id,
    body: asSeen.extend({ version: z.int().min(0) }),
    output: WrittenPost,
    limit: 'write',
  },
  publish: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/blog/:id/publish',
    summary: 'Publish the newest version now or at the time in `at`; it replaces whatever was scheduled before',
    params: Id,
    body: asSeen.extend({ at: Moment({ offset: true }).optional() }),
    output: WrittenPost,
    limit: 'write',
  },
  unschedule: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/blog/:id/unschedule',
    summary: 'Cancel a scheduled publication',
    params: Id,
    body: asSeen,
    output: WrittenPost,
    limit: 'write',
  },
  original: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/blog/:id/original',
    summary: 'Go back to the post that comes with the program; every version stays in the history',
    params: Id,
    body: asSeen,
    output: WrittenPost,
    limit: 'write',
  },
  takeDown: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/blog/:id/take-down',
    summary: 'Take a post down',
    params: Id,
    body: asSeen,
    output: WrittenPost,
    limit: 'write',
  },
  discard: {
    ...forAdministrators,
    method: 'DELETE',
    path: '/api/admin/blog/:id',
    summary: 'Delete a post that has never been published or scheduled',
    params: Id,
    query: z.strictObject({
      seen: z
        .string()
        .regex(/^\d{1,9}$/, 'must be the number of the revision you last loaded')
        .transform(Number),
    }),
    body: NoBody,
    output: z.strictObject({ success: z.literal(true) }),
    limit: 'write',
  },
})
