import { createHash, randomBytes } from 'node:crypto'
import { linkLives } from '#contract/how-long.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, gt } from '#server/db/drizzle.ts'
import { type newsletterLinkPurposes, newsletterLinksTable } from '#server/features/newsletter/tables.ts'

type Purpose = (typeof newsletterLinkPurposes)[number]

const day = 24 * 60 * 60 * 1000
/** How long a link works, in milliseconds. Emails are kept for long, and whoever finds one may want to end it there. */
const lifetimes: Readonly<Record<Purpose, number>> = {
  confirm: linkLives.addressDays * day,
  unsubscribe: linkLives.unsubscribeDays * day,
}

/** A subscription that nobody has confirmed is void with the last link that could. */
export const patience = lifetimes.confirm

/** Makes a link of an email to a subscriber and answers the token that its address carries: 256 random bits. */
export async function makeNewsletterLink(db: Db, subscriberId: number, purpose: Purpose, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifetimes[purpose])
  await db.db.insert(newsletterLinksTable).values({ tokenHash: hash(token), subscriberId, purpose, expiresAt })
  return token
}

/** Whose link it is, as long as it works; it works more than once. */
export async function findNewsletterLink(
  db: Db,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<number | undefined> {
  const [link] = await db.db
    .select({ subscriberId: newsletterLinksTable.subscriberId })
    .from(newsletterLinksTable)
    .where(
      and(
        eq(newsletterLinksTable.tokenHash, hash(token)),
        eq(newsletterLinksTable.purpose, purpose),
        gt(newsletterLinksTable.expiresAt, now),
      ),
    )
  return link?.subscriberId
}

/** Without the installation's secret: a new one must not void the links by which people unsubscribe. */
function hash(token: string): string {
  return createHash('sha256').update(`newsletter ${token}`).digest('hex')
}
