import { and, type SQL, type SQLWrapper, sql } from '#server/db/drizzle.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { usersTable } from '#server/features/accounts/tables.ts'
import { communityProfilesTable, userBlocksTable } from '#server/features/community/tables.ts'

const blocks = userBlocksTable

/** Who reads; undefined for strangers. */
export type Reader = Pick<UserRow, 'id' | 'isAdmin'> | undefined

/**
 * Whose things this reader sees: those who have a profile that no administrator hides, are not about to be deleted, and neither block the
 * reader nor are blocked by them. A stranger has blocked nobody, and nobody's block keeps anything from an administrator but their own.
 */
export function seenBy(reader: Reader, authorId: SQLWrapper): SQL | undefined {
  if (reader === undefined) return isThere(authorId)
  const readerId = sql`${reader.id}`
  return and(isThere(authorId), reader.isAdmin ? noBlockBy(readerId, authorId) : noBlockBetween(readerId, authorId))
}

/** Whose things this reader may open by their address: administrators also those of whom they hide. */
export function opens(reader: Reader, authorId: SQLWrapper): SQL | undefined {
  if (!reader?.isAdmin) return seenBy(reader, authorId)
  return and(noBlockBy(sql`${reader.id}`, authorId), isAround(authorId, sql`true`))
}

/** Has a profile that no administrator hides, and has not asked for their account to be deleted. */
export function isThere(authorId: SQLWrapper): SQL {
  return isAround(authorId, sql`author.suspended_at is null`)
}

function isAround(authorId: SQLWrapper, isShown: SQL): SQL {
  return sql`exists (select from ${communityProfilesTable} as author join ${usersTable} as account on account.id = author.user_id
    where author.user_id = ${authorId} and ${isShown} and account.deletion_at is null)`
}

function noBlockBy(one: SQLWrapper, other: SQLWrapper): SQL {
  return sql`not exists (select from ${blocks} where ${blocks.userId} = ${one} and ${blocks.blockedId} = ${other})`
}

/** Neither of the two has blocked the other. */
export function noBlockBetween(one: SQLWrapper, other: SQLWrapper): SQL {
  return sql`not exists (select from ${blocks} where (${blocks.userId} = ${one} and ${blocks.blockedId} = ${other})
    or (${blocks.userId} = ${other} and ${blocks.blockedId} = ${one}))`
}
