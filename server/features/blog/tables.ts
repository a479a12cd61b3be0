import { type PostWords, shownKinds } from '#contract/blog/blog-desk.ts'
import { bigint, bytea, index, integer, jsonb, pgTable, primaryKey, sql, text, timestamp } from '#server/db/drizzle.ts'
import { ofUser } from '#server/features/accounts/tables.ts'

/** Posts that members like, and posts that they have saved to read again. */
export const postMarksTable = pgTable(
  'post_marks',
  {
    userId: ofUser(),
    postId: integer('post_id').notNull(),
    kind: text().$type<MarkKind>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.postId] }),
    // for counting
    index('post_marks_likes').on(table.postId).where(sql`kind = 'like'`),
  ],
)

export type MarkKind = 'like' | 'save'

/** Posts that were written or changed at /admin/blog. Those that come with the program have the ids 1 to 6, and a row once somebody has changed one. */
export const postsTable = pgTable('blog_posts', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 7 }),
  /** Counts up with everything that is done to it. */
  revision: integer().notNull().default(0),
})

const ofPost = () =>
  integer('post_id')
    .notNull()
    .references(() => postsTable.id, { onDelete: 'cascade' })

/** Everything that was saved of a post. Who did it stands in the audit log. */
export const postVersionsTable = pgTable(
  'blog_versions',
  {
    postId: ofPost(),
    /** From 1 on. */
    number: integer().notNull(),
    head: jsonb().$type<Omit<PostWords, 'markdown'>>().notNull(),
    markdown: text().notNull(),
    /** Minutes that it takes to read. */
    readTime: integer('read_time').notNull(),
    /** When it was begun, and when it was last written on in the same sitting. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    auditId: bigint('audit_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.number] })],
)

/** What readers get of a post from when on: of those whose time has come, the last one. So a scheduled post appears by itself, everywhere at once. */
export const publicationsTable = pgTable(
  'blog_publications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    postId: ofPost(),
    at: timestamp({ withTimezone: true }).notNull(),
    shows: text({ enum: shownKinds }).notNull(),
    version: integer(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    auditId: bigint('audit_id', { mode: 'number' }).notNull(),
  },
  (table) => [index('blog_publications_of_post').on(table.postId, table.at, table.id)],
)

/** Pictures that administrators have uploaded for posts, by what is in them: WebP. */
export const postPicturesTable = pgTable('blog_pictures', {
  version: text().primaryKey(),
  image: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
