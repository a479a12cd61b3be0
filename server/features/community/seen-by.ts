import { and, type SQL, type SQLWrapper, sql } from '#server/db/drizzle.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { usersTable } from '#server/features/accounts/tables.ts'
import { communityProfilesTable, userBlocksTable } from '#server/features/community/tables.ts'

const blocks = userBlocksTable

/** As whom a visitor reads: administrators read as strangers do, so that no block keeps anything from them. */
export const readerOf = (account: Pick<UserRow, 'id' | 'isAdmin'> | undefined): string | undefined =>
  account?.isAdmin ? undefined : account?.id

/**
 * Whose things this reader sees: those who have a profile that no administrator hides, are not about to be deleted, and neither block the
 * reader nor are blocked by them. A stranger has blocked nobody.
 */
export function seenBy(readerId: string | undefined, authorId: SQLWrapper): SQL | undefined {
  return and(isThere(authorId), readerId === undefined ? undefined : noBlockBetween(sql`${readerId}`, authorId))
}

/** Has a profile that no administrator hides, and has not asked for their account to be deleted. */
export function isThere(authorId: SQLWrapper): SQL {
  return sql`exists (select from ${communityProfilesTable} as author join ${usersTable} as account on account.id = author.user_id
    where author.user_id = ${authorId} and author.suspended_at is null and account.deletion_at is null)`
}

/** Neither of the two has blocked the other. */
export function noBlockBetween(one: SQLWrapper, other: SQLWrapper): SQL {
  return sql`not exists (select from ${blocks} where (${blocks.userId} = ${one} and ${blocks.blockedId} = ${other})
    or (${blocks.userId} = ${other} and ${blocks.blockedId} = ${one}))`
}
