import { type AnyPgColumn, and, isNull, type SQL, sql } from '#server/db/drizzle.ts'
import { communityProfilesTable, userBlocksTable } from '#server/features/community/tables.ts'

const blocks = userBlocksTable

/**
 * Whose things this reader sees: those who have a profile that no administrator hides, and neither block the reader nor are blocked by
 * them. Asked of a row joined with its author's profile. A stranger has blocked nobody.
 */
export function seenBy(readerId: string | undefined, authorId: AnyPgColumn): SQL | undefined {
  return and(isNull(communityProfilesTable.suspendedAt), notBlocked(readerId, authorId))
}

function notBlocked(readerId: string | undefined, authorId: AnyPgColumn): SQL | undefined {
  if (readerId === undefined) return undefined
  return sql`not exists (select from ${blocks} where (${blocks.userId} = ${readerId} and ${blocks.blockedId} = ${authorId})
    or (${blocks.userId} = ${authorId} and ${blocks.blockedId} = ${readerId}))`
}
