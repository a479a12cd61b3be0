import { forgetMember, keptForMember, keysOf, memberShelf, takeOver } from '#client/kept.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { waitingDays } from '#contract/how-long.ts'

/** What is kept on this device for reading without reception stands under keys that begin so. */
const forReading = 'kept-'
const kept = keptForMember(`${forReading}user`)
/** Since when nobody is signed in; milliseconds since 1970. */
const ended = keptForMember('ended-at')
/** Drafts and changes on their way wait so long for their member to come back: no longer than an account that is to be deleted. */
const patience = waitingDays * 24 * 60 * 60 * 1000

/** Who was signed in on this device when the server last answered: known without reception, until they sign out. */
export function keptUser(): User | undefined {
  try {
    const user = JSON.parse(kept.read() ?? 'null') as User | null
    return typeof user?.id === 'string' && typeof user.email === 'string' ? user : undefined
  } catch {
    return undefined
  }
}

/**
 * Takes over who is signed in here. Where a session has ended, what is kept for reading goes, and what was being written waits
 * for the same member: another one finds nothing of it, nor does anybody once the account is deleted, or a week later.
 */
export function keepUser(user: User | null, now = Date.now()): void {
  if (user) {
    takeOver(user.id)
    ended.drop()
    kept.keep(JSON.stringify(user))
  } else if (isGone(now)) {
    forgetMember()
  } else {
    if (keptUser()) ended.keep(String(now))
    dropForReading()
  }
}

function isGone(now: number): boolean {
  const deletionAt = keptUser()?.deletionAt
  const since = Number(ended.read() ?? Number.NaN)
  return (typeof deletionAt === 'string' && Date.parse(deletionAt) <= now) || now - since >= patience
}

function dropForReading(): void {
  try {
    const shelf = memberShelf()
    for (const key of keysOf(shelf)) if (key.startsWith(forReading)) shelf.removeItem(key)
  } catch {
    // a browser that keeps nothing needs its connection
  }
}
