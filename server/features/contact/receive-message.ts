import { createHmac } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { ContactMessage } from '#contract/public/contact.ts'
import type { AppContext } from '#server/context.ts'
import { foldEmail } from '#server/email-address.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { ageOfForm } from '#server/features/contact/form-age.ts'
import { insertMessage } from '#server/features/contact/store.ts'

type World = Pick<AppContext, 'database' | 'jobs' | 'limits' | 'secret' | 'now'>

/**
 * Keeps a message to support, has it mailed there, and its sender told that it came. What is taken for spam is kept apart for a month and
 * mailed to nobody; whoever sent it is not told.
 */
export async function receiveMessage(
  world: World,
  sender: UserRow | undefined,
  { website, form, ...message }: ContactMessage,
): Promise<void> {
  const { database, jobs, now } = world
  const email = foldEmail(message.email)
  const isSpam =
    website !== '' || ['forged', 'hasty'].includes(ageOfForm(world, form)) || (await hasWrittenTooOften(world, email))
  const from = { userId: sender?.id ?? null, tier: sender?.subscriptionTier ?? null }
  await database.transaction(async () => {
    const messageId = await insertMessage(database, { ...message, ...from, email, isSpam, createdAt: now() })
    if (isSpam) return
    await jobs.add('pass-on-message', { messageId })
    await jobs.add('confirm-message', { messageId })
  })
}

/** Not a refusal: strangers could then keep somebody from writing, by writing in their name. */
async function hasWrittenTooOften({ limits, secret }: World, email: string): Promise<boolean> {
  const key = createHmac('sha256', secret).update(`messages from ${email}`).digest('base64url')
  try {
    await limits.consume('contact-from', key)
    return false
  } catch (refusal) {
    if (refusal instanceof AppError && refusal.code === 'too_many_requests') return true
    throw refusal
  }
}
