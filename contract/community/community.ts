import { z } from 'zod'
import {
  Comment,
  CommentText,
  CommunityRecipe,
  Handle,
  Membership,
  mostComments,
  Publication,
  PublishedRecipe,
  Report,
} from '#contract/community/community-views.ts'
import { endpoints } from '#contract/endpoint.ts'
import { Recipe } from '#contract/recipes/recipe.ts'
import { recipeFilters } from '#contract/recipes/recipe-filters.ts'
import { Id, NoBody, oneLine, RowId } from '#contract/text.ts'

const Token = z.strictObject({ token: z.string().regex(/^[\w-]{22}$/, 'isn’t the address of a recipe on this site') })
/** A handle as it stands in an address. */
const Cook = z.strictObject({ handle: z.string().regex(/^[\w-]{1,40}$/, 'isn’t the handle of a cook on this site') })
const Done = z.strictObject({ success: z.literal(true) })
const Liked = z.strictObject({ likes: z.int(), isLiked: z.boolean() })

/** What the list of published recipes is sorted by. */
const communitySorts = ['new', 'liked'] as const
/** How a member shared a published recipe: by their device, or as a link that they copied. */
export const platforms = ['device', 'link'] as const

const forAll = { access: 'either', requires: 'nothing' } as const
const forMembers = { access: 'account', requires: 'nothing' } as const

/** Everything here is 404 where COMMUNITY is off. Beside these rows the plain routes of the pictures, /api/community/recipes/:token/…. */
export const community = endpoints({
  list: {
    ...forAll,
    method: 'GET',
    path: '/api/community',
    summary: 'Published recipes, newest or most liked first, each checked for the reader',
    query: z.strictObject({
      sort: z.enum(communitySorts).default('new'),
      diet: recipeFilters.diet,
      without: recipeFilters.without,
      /** Of this cook alone. */
      cook: z.string().max(40).optional(),
      /** Of cooks whom the reader follows; strangers follow nobody. */
      following: z.stringbool({ error: 'must be true or false' }).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional(),
    }),
    output: z.array(CommunityRecipe),
    limit: 'search',
  },
  read: {
    ...forAll,
    method: 'GET',
    path: '/api/community/recipes/:token',
    summary: 'A published recipe, checked for the reader',
    params: Token,
    output: PublishedRecipe,
    limit: 'search',
  },
  keep: {
    ...forMembers,
    method: 'POST',
    path: '/api/community/recipes/:token/keep',
    summary: 'Save a copy of a published recipe to the member’s recipes',
    params: Token,
    body: NoBody,
    output: Recipe,
    status: 201,
    limit: 'write',
  },
  like: {
    ...forMembers,
    method: 'POST',
    path: '/api/community/recipes/:token/like',
    summary: 'Like or unlike a published recipe',
    params: Token,
    body: z.strictObject({ isLiked: z.boolean() }),
    output: Liked,
    limit: 'write',
  },
  share: {
    ...forMembers,
    method: 'POST',
    path: '/api/community/recipes/:token/share',
    summary: 'Record that the member shared a published recipe',
    params: Token,
    body: z.strictObject({ platform: z.enum(platforms) }),
    output: Done,
    limit: 'write',
  },
  comments: {
    ...forAll,
    method: 'GET',
    path: '/api/community/recipes/:token/comments',
    summary: 'Comments on a published recipe, oldest first, each followed by its replies',
    params: Token,
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(mostComments).default(mostComments),
      cursor: z.string().max(200).optional(),
    }),
    output: z.array(Comment),
    limit: 'search',
  },
  comment: {
    ...forMembers,
    method: 'POST',
    path: '/api/community/recipes/:token/comments',
    summary: 'Comment on a published recipe, or reply to a comment; replies can’t be replied to',
    params: Token,
    body: z.strictObject({ content: CommentText, parentCommentId: RowId.optional() }),
    output: Comment,
    status: 201,
    limit: 'comment',
  },
  removeComment: {
    ...forMembers,
    method: 'DELETE',
    path: '/api/community/comments/:id',
    summary: 'Delete one of the member’s own comments and the replies to it',
    params: Id,
    body: NoBody,
    output: Done,
    limit: 'write',
  },
  hideComment: {
    ...forMembers,
    method: 'POST',
    path: '/api/community/comments/:id/hide',
    summary: 'Hide a comment on one of the member’s own recipes, with its replies, or unhide it',
    params: Id,
    body: z.strictObject({ isHidden: z.boolean() }),
    output: Done,
    limit: 'write',
  },
  publication: {
    ...forMembers,
    method: 'GET',
    path: '/api/recipes/:id/publication',
    summary: 'Whether one of the member’s own recipes is published, and how others responded to it',
    params: Id,
    output: Publication,
    limit: 'read',
  },
  publish: {
    ...forMembers,
    method: 'POST',
    path: '/api/recipes/:id/publication',
    summary: 'Publish one of the member’s own recipes; requires a confirmed address and a handle',
    params: Id,
    body: NoBody,
    output: Publication,
    limit: 'publish',
  },
  unpublish: {
    ...forMembers,
    method: 'DELETE',
    path: '/api/recipes/:id/publication',
    summary:
      'Unpublish one of the member’s own recipes; if published again, it gets its address, likes and comments back',
    params: Id,
    body: NoBody,
    output: Publication,
    limit: 'write',
  },
  cook: {
    ...forAll,
    method: 'GET',
    path: '/api/cooks/:handle',
    summary: 'The public profile of a cook',
    params: Cook,
    output: z.strictObject({
      handle: z.string(),
      about: z.string(),
      /** 'YYYY-MM-DD'. */
      since: z.string(),
      recipes: z.int(),
      followers: z.int(),
      isFollowed: z.boolean(),
      isOwn: z.boolean(),
      /** By an administrator: administrators alone see it then. */
      isHidden: z.boolean(),
    }),
    limit: 'search',
  },
  follow: {
    ...forMembers,
    method: 'POST',
    path: '/api/cooks/:handle/follow',
    summary: 'Follow or unfollow a cook; requires a confirmed address',
    params: Cook,
    body: z.strictObject({ isFollowed: z.boolean() }),
    output: Done,
    limit: 'write',
  },
  block: {
    ...forMembers,
    method: 'POST',
    path: '/api/cooks/:handle/block',
    summary: 'Block a cook, so that neither can see the other, or unblock them',
    params: Cook,
    body: z.strictObject({ isBlocked: z.boolean() }),
    output: Done,
    limit: 'write',
  },
  report: {
    ...forMembers,
    method: 'POST',
    path: '/api/community/reports',
    summary: 'Report a recipe, a comment or a profile to the administrators',
    body: Report,
    output: Done,
    status: 201,
    limit: 'report',
  },
  membership: {
    ...forMembers,
    method: 'GET',
    path: '/api/community/membership',
    summary: 'The member’s own profile, and the cooks they follow and block',
    output: Membership,
    limit: 'read',
  },
  saveProfile: {
    ...forMembers,
    method: 'PATCH',
    path: '/api/community/membership',
    summary: 'Choose a handle, or change the handle and the profile text',
    body: z.strictObject({
      handle: Handle,
      about: z.string().trim().max(300, 'must have at most 300 characters').transform(oneLine).default(''),
    }),
    output: Membership,
    limit: 'write',
  },
  leave: {
    ...forMembers,
    method: 'DELETE',
    path: '/api/community/membership',
    summary: 'Delete the profile: recipes are unpublished, comments deleted, follows ended',
    body: NoBody,
    output: Membership,
    limit: 'write',
  },
})
