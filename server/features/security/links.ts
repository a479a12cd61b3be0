import { createHmac, randomBytes } from 'node:crypto'
import { linkLives } from '#contract/how-long.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, gt, inArray, lt } from '#server/db/drizzle.ts'
import { foldEmail } from '#server/email-address.ts'
import { accountLinksTable, type linkPurposes } from '#server/features/security/tables.ts'

/** What links are made and used in: the context of a request or of a job. */
interface LinkWorld {
  readonly database: Db
  readonly secret: string
}

export interface NewLink {
  userId: string
  purpose: LinkPurpose
  /**
   * The address that the link speaks of: it is void once that has changed. For `set-password` and `confirm-email` the account's
   * own; for both sides of a change of address (`confirm-old-email`, `confirm-new-email`) the one that it is to become.
   */
  email: string
  /** Seconds; as `linkSeconds` has it where nothing is said. */
  lifetime?: number
}

export type LinkPurpose = (typeof linkPurposes)[number]
export type Link = Omit<typeof accountLinksTable.$inferSelect, 'tokenHash'>

const day = 24 * 60 * 60
/** How long links work unless their maker says otherwise. */
const linkSeconds: Readonly<Record<LinkPurpose, number>> = {
  'set-password': linkLives.passwordHours * 60 * 60,
  'confirm-email': linkLives.addressDays * day,
  'confirm-old-email': linkLives.addressDays * day,
  'confirm-new-email': linkLives.addressDays * day,
}

/** Makes a link and answers the token that its address carries: 256 random bits, of which only a keyed hash is kept. */
export async function makeLink(world: LinkWorld, link: NewLink, now: Date): Promise<string> {
  const { userId, purpose, email, lifetime = linkSeconds[purpose] } = link
  const token = randomBytes(32).toString('base64url')
  const { db } = world.database
  await db.delete(accountLinksTable).where(lt(accountLinksTable.expiresAt, now))
  const expiresAt = new Date(now.getTime() + lifetime * 1000)
  await db
    .insert(accountLinksTable)
    .values({ tokenHash: hash(world.secret, token), userId, purpose, email: foldEmail(email), expiresAt })
  return token
}

/** The link of a token, as long as it works; it is not spent by that. */
export async function findLink(
  { database, secret }: LinkWorld,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<Link | undefined> {
  const [link] = await database.db
    .select()
    .from(accountLinksTable)
    .where(works(secret, token, purposes, now))
  return link
}

/** Spends a link: of any number of calls at once one gets it. In a transaction with what it is spent on. */
export async function useLink(
  { database, secret }: LinkWorld,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<Link | undefined> {
  const [link] = await database.db
    .delete(accountLinksTable)
    .where(works(secret, token, purposes, now))
    .returning()
  return link
}

/** Makes links of a user void. */
export async function deleteLinks(db: Db, userId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await db.db
    .delete(accountLinksTable)
    .where(and(eq(accountLinksTable.userId, userId), inArray(accountLinksTable.purpose, [...purposes])))
}

function works(secret: string, token: string, purposes: readonly LinkPurpose[], now: Date) {
  return and(
    eq(accountLinksTable.tokenHash, hash(secret, token)),
    inArray(accountLinksTable.purpose, [...purposes]),
    gt(accountLinksTable.expiresAt, now),
  )
}

function hash(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`link ${token}`).digest('hex')
}
