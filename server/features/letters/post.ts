import type { AppContext } from '#server/context.ts'
import { LostCause } from '#server/jobs/jobs.ts'
import { type Letter, MailFailure } from '#server/ports/mail/mail.ts'

/** Sends a letter from within a job. Throws a LostCause where it will never be taken, a MailFailure where it may be later. */
export async function post({ mail }: Pick<AppContext, 'mail'>, letter: Letter): Promise<void> {
  try {
    await mail.send(letter)
  } catch (error) {
    if (error instanceof MailFailure && error.isFinal)
      throw new LostCause(`The mail server refused the letter (${error.code}).`, { cause: error })
    throw error
  }
}
