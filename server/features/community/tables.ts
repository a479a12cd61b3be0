import { platforms } from '#contract/community/community.ts'
import { reportReasons } from '#contract/community/community-views.ts'
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from '#server/db/drizzle.ts'
import { ofUser, usersTable } from '#server/features/accounts/tables.ts'
import { ofRecipe, recipesTable } from '#server/features/recipes/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const madeAt = () => moment('created_at').notNull()
/** Somebody beside the one whose row it is; it goes with their account too. */
const ofOther = (name: string) =>
  text(name)
    .notNull()
    .references(() => usersTable.id, { onDelete: 'cascade' })

interface GivenUpHandle {
  readonly handle: string
  /** ISO 8601. */
  readonly at: string
}

/** What a member has chosen to be called and to say of themself in the community. */
export const communityProfilesTable = pgTable(
  'community_profiles',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    /** In small letters. */
    handle: text().notNull().unique(),
    about: text().notNull(),
    createdAt: madeAt(),
    /** Since then an administrator hides everything of theirs. */
    suspendedAt: moment('suspended_at'),
    /** Handles that they gave up for another, with when: nobody else gets them for a time. */
    givenUp: jsonb('given_up').$type<readonly GivenUpHandle[]>().notNull().default([]),
  },
  (table) => [index('community_profiles_given_up').using('gin', sql`${table.givenUp} jsonb_path_ops`)],
)

/** A recipe that is published, or was: it stays when it is unpublished, with its address. `recipes.is_public` says which. */
export const publishedRecipesTable = pgTable(
  'published_recipes',
  {
    recipeId: integer('recipe_id')
      .primaryKey()
      .references(() => recipesTable.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    /** Stands in its address, which tells no number. */
    token: text().notNull().unique(),
    /** Last published then. */
    publishedAt: moment('published_at').notNull(),
    /** Since then an administrator hides it. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    index('published_recipes_newest').on(table.publishedAt, table.recipeId),
    index('published_recipes_of_user').on(table.userId),
  ],
)

/** `recipes.likes_count` counts them by a trigger. */
export const recipeLikesTable = pgTable(
  'recipe_likes',
  { userId: ofUser(), recipeId: ofRecipe(), createdAt: madeAt() },
  (table) => [primaryKey({ columns: [table.userId, table.recipeId] }), index('recipe_likes_recipe').on(table.recipeId)],
)

/** Comments and the replies to them. `recipes.comments_count` counts those that are not hidden, by a trigger. */
export const recipeCommentsTable = pgTable(
  'recipe_comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    recipeId: ofRecipe(),
    /** Plain text. */
    content: text().notNull(),
    parentCommentId: integer('parent_comment_id').references((): AnyPgColumn => recipeCommentsTable.id, {
      onDelete: 'cascade',
    }),
    createdAt: madeAt(),
    updatedAt: moment('updated_at').notNull(),
    /** A comment is hidden with its replies, at the same moment. */
    hiddenAt: moment('hidden_at'),
    hiddenBy: text('hidden_by', { enum: ['cook', 'administrator'] }),
  },
  (table) => [
    // in the order in which they are read: a comment, then its replies
    index('recipe_comments_threads').on(table.recipeId, sql`(coalesce(parent_comment_id, id))`, table.id),
    index('recipe_comments_replies').on(table.parentCommentId),
    index('recipe_comments_of_user').on(table.userId),
  ],
)

export const userFollowsTable = pgTable(
  'user_follows',
  {
    followerId: ofOther('follower_id'),
    followingId: ofOther('following_id'),
    createdAt: madeAt(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followingId] }),
    index('user_follows_following').on(table.followingId),
  ],
)

/** How members have shared published recipes. */
export const recipeSharesTable = pgTable(
  'recipe_shares',
  { userId: ofUser(), recipeId: ofRecipe(), platform: text({ enum: platforms }).notNull(), createdAt: madeAt() },
  (table) => [
    primaryKey({ columns: [table.userId, table.recipeId, table.platform] }),
    index('recipe_shares_recipe').on(table.recipeId),
  ],
)

/** Whoever blocks and whoever is blocked see nothing of each other. */
export const userBlocksTable = pgTable(
  'user_blocks',
  { userId: ofUser(), blockedId: ofOther('blocked_id'), createdAt: madeAt() },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index('user_blocks_blocked').on(table.blockedId),
  ],
)

/** What a member has reported: one of a recipe, a comment and a cook. */
export const communityReportsTable = pgTable(
  'community_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    recipeId: integer('recipe_id').references(() => publishedRecipesTable.recipeId, { onDelete: 'cascade' }),
    commentId: integer('comment_id').references(() => recipeCommentsTable.id, { onDelete: 'cascade' }),
    cookId: text('cook_id').references(() => communityProfilesTable.userId, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    note: text().notNull(),
    createdAt: madeAt(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('community_reports_open').on(table.id).where(sql`settled_at is null`),
    uniqueIndex('community_reports_recipe').on(table.recipeId, table.userId),
    uniqueIndex('community_reports_comment').on(table.commentId, table.userId),
    uniqueIndex('community_reports_cook').on(table.cookId, table.userId),
    index('community_reports_of_user').on(table.userId),
  ],
)
