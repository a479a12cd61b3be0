import type { Db } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import {
  userBlocksTable as blocks,
  userFollowsTable as follows,
  communityProfilesTable as profiles,
  communityReportsTable as reports,
} from '#server/features/community/tables.ts'

/** Rows of a member that name somebody else: told by the handle that they go by, if they still have one. */
export const communityForExport = {
  follows: (db: Db, userId: string) =>
    db.db
      .select({ handle: profiles.handle, since: follows.createdAt })
      .from(follows)
      .leftJoin(profiles, eq(profiles.userId, follows.followingId))
      .where(eq(follows.followerId, userId)),
  blocks: (db: Db, userId: string) =>
    db.db
      .select({ handle: profiles.handle, since: blocks.createdAt })
      .from(blocks)
      .leftJoin(profiles, eq(profiles.userId, blocks.blockedId))
      .where(eq(blocks.userId, userId)),
  reports: (db: Db, userId: string) =>
    db.db
      .select({ reason: reports.reason, note: reports.note, at: reports.createdAt, settledAt: reports.settledAt })
      .from(reports)
      .where(eq(reports.userId, userId)),
}
