import type { AppContext } from '#server/context.ts'
import { type PostOffice, post } from '#server/features/letters/post.ts'
import { writeLetter } from '#server/features/letters/write-letter.ts'

/** Somebody who has paid and has no account yet. */
export interface Payer {
  readonly email: string
  /** As the payment has it; may be empty. */
  readonly name: string
  /** As people know it: Premium, Unlimited. */
  readonly plan: string
  /** Where the account is made from the payment. */
  readonly url: string
}

/** Reminds somebody who has paid signed out of making the account. `id` is the job's. Throws as `post` does. */
export async function sendPayerReminder(
  context: PostOffice & Pick<AppContext, 'config' | 'address'>,
  id: string,
  { email, name, plan, url }: Payer,
): Promise<void> {
  const content = {
    subject: 'Your plan is waiting for you',
    parts: [
      `You have paid for MealCrafter ${plan}, thank you, but there is no account for it yet. It takes a minute:`,
      { button: 'Create my account', url },
      'If something went wrong, answer this letter and we put it right.',
    ],
  }
  const house = { address: context.address(), supportEmail: context.config.mail.supportEmail }
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  await post(context, 'notice-to', writeLetter(id, content, { email, firstName, lastName: rest.join(' ') }, house))
}
