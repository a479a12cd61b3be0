import { z } from 'zod'
import { SharedRecipe } from '#contract/recipes/sharing.ts'
import { RowId, readable } from '#contract/text.ts'
import { RecipeSummary } from '#domain/recipe/verify/summary.ts'

/** Comments on a page of them. */
export const mostComments = 50
const longestComment = 1000
const needed = 'Please write something first'

/** Plain text of some lines. */
export const CommentText = z
  .string(needed)
  .trim()
  .min(1, needed)
  .max(longestComment, `must have at most ${longestComment.toLocaleString('en-US')} characters`)
  .transform(readable)
  .pipe(z.string().min(1, needed))

const handleRule = 'must have 3 to 30 letters, numbers or hyphens, and begin and end with a letter or number'
/** What a cook is called in the community, as they have chosen. Capital letters are made small. */
export const Handle = z
  .string('Please choose a handle')
  .trim()
  .toLowerCase()
  .max(30, handleRule)
  .regex(/^[a-z0-9](?:[a-z0-9]|-(?!-))+[a-z0-9]$/, handleRule)

/** A published recipe in a list. */
export const CommunityRecipe = z.strictObject({
  token: z.string(),
  title: z.string(),
  imageUrl: z.string(),
  photoUrl: z.string().nullable(),
  /** The handle of who has published it. */
  cook: z.string(),
  publishedAt: z.string(),
  likes: z.int(),
  comments: z.int(),
  /** For the reader's own diet and allergies; for strangers what is in it. */
  summary: RecipeSummary,
})
export type CommunityRecipe = z.infer<typeof CommunityRecipe>

export const PublishedRecipe = SharedRecipe.extend({
  cook: z.string(),
  publishedAt: z.string(),
  likes: z.int(),
  comments: z.int(),
  isLiked: z.boolean(),
  /** By an administrator: administrators alone see it then. */
  isHidden: z.boolean(),
})
export type PublishedRecipe = z.infer<typeof PublishedRecipe>

export const Comment = z.strictObject({
  id: z.int(),
  cook: z.string(),
  content: z.string(),
  /** The comment that this one replies to. */
  parentCommentId: z.int().nullable(),
  createdAt: z.string(),
  isOwn: z.boolean(),
  /** By whom it is hidden: its writer and the cook of the recipe go on seeing it; null where everybody does. */
  hiddenBy: z.enum(['cook', 'administrator']).nullable(),
})
export type Comment = z.infer<typeof Comment>

/** An own recipe among those that are published. */
export const Publication = z.strictObject({
  isPublished: z.boolean(),
  /** '/community/…', also while it is unpublished; null where it was never published. */
  path: z.string().nullable(),
  likes: z.int(),
  comments: z.int(),
  shares: z.int(),
  /** An administrator has hidden it: nobody else sees it. */
  isHidden: z.boolean(),
})
export type Publication = z.infer<typeof Publication>

export const Membership = z.strictObject({
  profile: z
    .strictObject({
      handle: z.string(),
      about: z.string(),
      /** An administrator has hidden everything of this member. */
      isSuspended: z.boolean(),
    })
    .nullable(),
  /** Handles. */
  following: z.array(z.string()),
  blocked: z.array(z.string()),
})
export type Membership = z.infer<typeof Membership>

export const reportReasons = ['spam', 'unkind', 'unsafe', 'copied', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Something that others read: the address of a recipe, the id of a comment or the handle of a cook. */
export const Shown = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('recipe'), token: z.string().regex(/^[\w-]{22}$/) }),
  z.strictObject({ kind: z.literal('comment'), id: RowId }),
  z.strictObject({ kind: z.literal('cook'), handle: z.string().max(40) }),
])
export type Shown = z.infer<typeof Shown>

/** What is reported, and why. */
export const Report = z.strictObject({
  about: Shown,
  reason: z.enum(reportReasons),
  note: z.string().trim().max(500, 'must have at most 500 characters').transform(readable).default(''),
})
export type Report = z.infer<typeof Report>
