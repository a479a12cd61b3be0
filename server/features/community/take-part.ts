import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { findOwnProfile, type StoredProfile } from '#server/features/community/profile-store.ts'

/** Throws email_not_confirmed where the member's address may be somebody else's. */
export function assertConfirmed({ emailConfirmedAt }: UserRow): void {
  if (emailConfirmedAt === null)
    throw new AppError(
      'email_not_confirmed',
      'Please confirm your email address first. The link is in the email we sent.',
    )
}

/**
 * The profile under which a member publishes and comments. Throws email_not_confirmed, handle_needed where they have not chosen what to be called,
 * and forbidden where an administrator hides what is theirs.
 */
export async function ownVoice(database: Db, member: UserRow): Promise<StoredProfile> {
  assertConfirmed(member)
  const profile = await findOwnProfile(database, member.id)
  if (!profile) throw new AppError('handle_needed', 'Please choose a handle first: it’s the name others see.')
  assertNotSuspended(profile)
  return profile
}

export function assertNotSuspended(profile: StoredProfile | undefined): void {
  if (profile?.suspendedAt)
    throw new AppError(
      'forbidden',
      'An administrator has hidden your profile. Please contact us if you think that’s a mistake.',
    )
}

/** Names that would pass for whoever runs the site: a word of theirs anywhere, some only in front, the site's own name however it is parted. */
const reserved =
  /(?:^|-)(?:the)?(?:admin(?:istrator)?s?|mod(?:erator)?s?|staff|official|support|security|billing|system|root|webmaster)\d*(?:-|$)|^(?:the-?)?(?:help|kitchen|team)\d*(?:-|$)/

export function assertHandle(handle: string): void {
  if (reserved.test(handle) || handle.replaceAll('-', '').includes('mealcrafter')) throw taken()
}

export const taken = () => new AppError('handle_taken', 'That handle isn’t available. Please choose another one.')
