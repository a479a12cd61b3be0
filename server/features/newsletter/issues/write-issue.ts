import type { AppContext } from '#server/context.ts'
import { issueLetter } from '#server/features/letters/store.ts'
import type { StoredIssue } from '#server/features/newsletter/issues/issue-store.ts'
import { markOf } from '#server/features/newsletter/issues/mark.ts'
import { makeNewsletterLink } from '#server/features/newsletter/links.ts'
import type { Letter } from '#server/ports/mail/mail.ts'

interface Recipient {
  /** The delivery's. */
  readonly id: number
  readonly subscriberId: number
  readonly email: string
}

/** Writes the email of an issue to one subscriber, with the link by which they end it. */
export type IssueWriter = (recipient: Recipient) => Promise<Letter>

/** Reads an issue once, for all of its emails. */
export async function issueWriter(context: AppContext, issue: StoredIssue): Promise<IssueWriter> {
  const { database, secret, config, now } = context
  const address = context.address()
  const text = await context.kitchen.for('the newsletter').ask('issueText', issue.markdown)
  const words = { subject: issue.subject, text, webPage: `${address}/newsletter/${issue.number}` }
  return async ({ id, subscriberId, email }) => {
    const token = await makeNewsletterLink(database, subscriberId, 'unsubscribe', now())
    const mark = markOf(secret, id)
    const unsubscribe = `${address}/newsletter/unsubscribe?token=${token}`
    const letter = issueLetter(context, `newsletter-${mark}`, email, { ...words, unsubscribe })
    const { bounceAddress } = config.newsletter
    return bounceAddress === undefined ? letter : { ...letter, returnPath: bounceAddress.replace('@', `+${mark}@`) }
  }
}

/** An issue as its readers will see it, with links that lead to where theirs begin. */
export async function previewLetter(context: AppContext, issue: StoredIssue): Promise<Letter> {
  const text = await context.kitchen.ask('issueText', issue.markdown)
  const archive = `${context.address()}/newsletter`
  const links = { webPage: archive, unsubscribe: `${archive}/unsubscribe` }
  return issueLetter(context, 'preview', 'nobody@localhost', { subject: issue.subject, text, ...links })
}

/** An issue as an email to an administrator alone; nothing in it ends a subscription. `id` is the job's. */
export async function testLetter(context: AppContext, id: string, email: string, issue: StoredIssue): Promise<Letter> {
  const text = await context.kitchen.for('the newsletter').ask('issueText', issue.markdown)
  return issueLetter(context, id, email, { subject: `[Test] ${issue.subject}`, text })
}
