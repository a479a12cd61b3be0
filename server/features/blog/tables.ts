import { index, integer, pgTable, primaryKey, sql, text, timestamp } from '#server/db/drizzle.ts'
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
