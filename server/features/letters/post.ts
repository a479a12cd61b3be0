import { createHmac } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { foldEmail } from '#server/email-address.ts'
import { LostCause } from '#server/jobs/jobs.ts'
import { type Letter, MailFailure } from '#server/ports/mail/mail.ts'

export type PostOffice = Pick<AppContext, 'mail' | 'limits' | 'secret' | 'log'>
/** What an email counts against, by the address that it goes to. */
export type LetterLimit = 'letter-to' | 'notice-to' | 'support-to'

/**
 * Sends an email from within a job; the only way out of the house. Nobody can fill a mailbox, whichever call they ask: past the
 * limit of its address an email is dropped, and the links of those that came still work. One that was not taken counts for nothing.
 * Answers whether it went out. Throws a LostCause where it will never be taken, a MailFailure where it may be later.
 */
export async function post(
  { mail, limits, secret, log }: PostOffice,
  limit: LetterLimit,
  letter: Letter,
): Promise<boolean> {
  const key = createHmac('sha256', secret)
    .update(`letters to ${foldEmail(letter.to)}`)
    .digest('base64url')
  try {
    await limits.consume(limit, key)
  } catch (refusal) {
    if (!(refusal instanceof AppError) || refusal.code !== 'too_many_requests') throw refusal
    log.info({ limit }, 'An email was dropped: too many were sent to its address.')
    return false
  }
  try {
    await mail.send(letter)
  } catch (error) {
    await limits.giveBack(limit, key)
    if (error instanceof MailFailure && error.isFinal)
      throw new LostCause(`The mail server refused the email (${error.code}).`, { cause: error })
    throw error
  }
  return true
}

/** The same for what somebody counts on: where its address has had enough of them it throws, so that the job is tried again later. */
export async function postForCertain(...email: Parameters<typeof post>): Promise<void> {
  if (!(await post(...email))) throw new Error('Too many emails went to this address. This one will be sent later.')
}
