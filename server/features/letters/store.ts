import type { Alert } from '#contract/desk/operations.ts'
import type { AppContext } from '#server/context.ts'
import { type IssueWords, type PassedOn, strangerLetters } from '#server/features/letters/letters-to-strangers.ts'
import { type LetterLimit, type PostOffice, post, postForCertain } from '#server/features/letters/post.ts'
import { type LetterContent, type Reader, writeLetter } from '#server/features/letters/write-letter.ts'
import type { Letter } from '#server/ports/mail/mail.ts'

export { answerSubject } from '#server/features/letters/letters-to-strangers.ts'

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

/** Reminds somebody who has paid signed out of making the account. `id` is the job's. Throws as `postForCertain` does. */
export async function sendPayerReminder(context: World, id: string, { email, name, plan, url }: Payer): Promise<void> {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  const reader = { email, firstName, lastName: rest.join(' ') }
  await postForCertain(context, 'notice-to', written(context, id, strangerLetters.remindPayer(plan, url), reader))
}

/** Asks an address whether the newsletter was asked for by its owner. `id` is the job's. Throws as `post` does. */
export async function askSubscriber(
  context: World,
  id: string,
  { email, confirm, unsubscribe }: { email: string; confirm: string; unsubscribe: string },
): Promise<void> {
  await send(context, 'letter-to', id, strangerLetters.askSubscriber(confirm, unsubscribe), nameless(email))
}

/** Mails a message of the contact form to support. `id` is the job's. Throws as `post` does. */
export async function passOnMessage(context: World, id: string, message: PassedOn): Promise<void> {
  const content = strangerLetters.passOnMessage(message)
  await send(context, 'support-to', id, content, nameless(context.config.mail.supportEmail))
}

/** Tells the sender of a message that it came. `id` is the job's. Throws as `post` does. */
export async function confirmMessage(context: World, id: string, email: string): Promise<void> {
  await send(context, 'letter-to', id, strangerLetters.confirmMessage(), nameless(email))
}

/** An email of the newsletter, to be offered to the mail server by whoever sends it. `id` as in Letter. */
export function issueLetter(
  { address, config }: Pick<AppContext, 'config' | 'address'>,
  id: string,
  email: string,
  words: IssueWords,
): Letter {
  const house = { address: address(), supportEmail: config.mail.supportEmail }
  const letter = writeLetter(id, strangerLetters.issue(words), nameless(email), house)
  return { ...letter, list: `newsletter.${new URL(house.address).hostname}` }
}

/** Mails an administrator's answer to a message of the contact form. `id` is the job's. Throws as `postForCertain` does. */
export async function answerMessage(
  context: World,
  id: string,
  answer: { email: string; subject: string; text: string; question: string },
): Promise<void> {
  const letter = written(context, id, strangerLetters.answerMessage(answer), nameless(answer.email))
  await postForCertain(context, 'support-to', letter)
}

/** Tells an administrator that something needs a person. `id` is the job's. Throws as `postForCertain` does. */
export async function sendAlerts(
  context: World,
  id: string,
  email: string,
  alerts: readonly Pick<Alert, 'cause' | 'count'>[],
): Promise<void> {
  const letter = written(context, id, strangerLetters.alerts(alerts, context.address()), nameless(email))
  await postForCertain(context, 'notice-to', letter)
}

/** Mails an issue to an administrator, as a test. Throws as `postForCertain` does. */
export async function sendTest(context: World, letter: Letter): Promise<void> {
  await postForCertain(context, 'letter-to', letter)
}

type World = PostOffice & Pick<AppContext, 'config' | 'address'>

/** Whoever asks for one that is dropped, or has it asked for, can do without it. */
async function send(context: World, limit: LetterLimit, id: string, content: LetterContent, reader: Reader) {
  await post(context, limit, written(context, id, content, reader))
}

function written(context: World, id: string, content: LetterContent, reader: Reader): Letter {
  const house = { address: context.address(), supportEmail: context.config.mail.supportEmail }
  return writeLetter(id, content, reader, house)
}

const nameless = (email: string): Reader => ({ email, firstName: '', lastName: '' })
