import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { and, count, eq } from '#server/db/drizzle.ts'
import { recoveryCodesTable } from '#server/features/security/tables.ts'

const codesOfAUser = 10
/** Crockford's base32: nothing in it looks like anything else. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** Makes ten codes in the place of those that were there, and answers them; they can never be read again. In a transaction. */
export async function replaceRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesOfAUser }, newCode)
  await deleteRecoveryCodes(db, userId)
  await db.db.insert(recoveryCodesTable).values(codes.map((code) => ({ userId, codeHash: hash(userId, code) })))
  return codes
}

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.db.delete(recoveryCodesTable).where(eq(recoveryCodesTable.userId, userId))
}

/** Uses a code up; false where it is none of this user, or has been used. */
export async function spendRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const spent = await db.db
    .delete(recoveryCodesTable)
    .where(and(eq(recoveryCodesTable.userId, userId), eq(recoveryCodesTable.codeHash, hash(userId, code))))
    .returning()
  return spent.length > 0
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db.db
    .select({ left: count() })
    .from(recoveryCodesTable)
    .where(eq(recoveryCodesTable.userId, userId))
  return row?.left ?? 0
}

/** 80 random bits, such as 7k2m-x0qp-9bfd-4rzt. */
function newCode(): string {
  return [...randomBytes(16)]
    .map((byte) => letters[byte % letters.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')
}

/**
 * Not keyed: a code has more bits than anybody can try, and it must still work after the secret of the installation has
 * changed, when codes of the app do not.
 */
function hash(userId: string, code: string): string {
  const plain = code.toLowerCase().replace(/[\s-]/g, '').replace(/[il]/g, '1').replace(/o/g, '0')
  return createHash('sha256').update(`recovery code of ${userId} ${plain}`).digest('hex')
}
