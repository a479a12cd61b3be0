import type { AppContext } from '#server/context.ts'
import { readableEmail } from '#server/email-address.ts'
import { findUser, type UserRow } from '#server/features/accounts/store.ts'
import { letterContents } from '#server/features/letters/letter-contents.ts'
import { type LetterLimit, post } from '#server/features/letters/post.ts'
import { noteSent, wasSent } from '#server/features/letters/sent-letters.ts'
import { writeLetter } from '#server/features/letters/write-letter.ts'
import { findEmailChange, makeLink } from '#server/features/security/store.ts'
import type { JobData, LetterKind } from '#server/jobs/job-table.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'

type LetterJob = Required<JobData<'send-letter'>>

/**
 * Emails to members. A job that runs again after its email was noted sends nothing. Where the mail server had taken it and the process died
 * before it was noted, the same email goes out twice: its Message-ID is the job's, so that mail servers and programs can drop one.
 */
export function letterJobs(context: AppContext): Pick<JobHandlers, 'send-letter'> {
  return {
    async 'send-letter'(job, id) {
      if (await wasSent(context.database, id)) return
      const user = job.userId === null ? undefined : await findUser(context.database, job.userId)
      // an account that is gone gets no emails; an address that nobody has gets none in the same time
      const facts = user && (await look(context, job, user))
      if (!user || !facts) return
      const { to, ...found } = facts
      const house = { address: context.address(), supportEmail: context.config.mail.supportEmail }
      const content = letterContents[job.kind]({
        address: house.address,
        email: readableEmail(user.email),
        details: job.details,
        ...found,
      })
      const isSent = await post(
        context,
        letterLimits[job.kind],
        writeLetter(id, content, { ...user, email: to }, house),
      )
      if (isSent) await noteSent(context.database, { id, userId: user.id, subject: content.subject, at: context.now() })
    },
  }
}

/** What anybody may have sent to an address counts apart: it must not keep out what tells its owner of their account. */
const letterLimits: Readonly<Record<LetterKind, LetterLimit>> = {
  welcome: 'notice-to',
  'confirm-address': 'letter-to',
  'reset-password': 'letter-to',
  'set-password': 'letter-to',
  'confirm-old-address': 'letter-to',
  'confirm-new-address': 'letter-to',
  'address-changed': 'notice-to',
  'password-changed': 'notice-to',
  'second-factor-on': 'notice-to',
  'second-factor-off': 'notice-to',
  receipt: 'notice-to',
  'renewal-failed': 'notice-to',
  cancelled: 'notice-to',
  'subscription-ended': 'notice-to',
  'deletion-scheduled': 'notice-to',
  'correction-accepted': 'notice-to',
  'correction-declined': 'notice-to',
  'correction-withdrawn': 'notice-to',
}

interface Facts {
  /** Where the email goes. */
  readonly to: string
  readonly link: string
  readonly newEmail: string
}

/** Looks up what an email speaks of; undefined where there is nothing to say any more. Links are made afresh at every try. */
async function look(context: AppContext, { kind, details }: LetterJob, user: UserRow): Promise<Facts | undefined> {
  const plain = { to: user.email, link: '', newEmail: '' }
  const own = { userId: user.id, email: user.email } as const
  if (kind === 'reset-password')
    return { ...plain, link: await linkTo(context, 'reset-password', { ...own, purpose: 'set-password' }) }
  if (kind === 'set-password')
    return {
      ...plain,
      link: await linkTo(context, 'reset-password', { ...own, purpose: 'set-password', lifetime: week }),
    }
  if (kind === 'confirm-address') {
    if (user.emailConfirmedAt) return undefined
    return { ...plain, link: await linkTo(context, 'confirm-email', { ...own, purpose: 'confirm-email' }) }
  }
  if (kind === 'confirm-old-address' || kind === 'confirm-new-address') return changeOfAddress(context, kind, user)
  if (kind !== 'address-changed') return plain
  const { oldEmail } = details
  return typeof oldEmail === 'string' ? { ...plain, to: oldEmail, newEmail: readableEmail(user.email) } : undefined
}

/** A change that was taken back, or confirmed, is asked about no more. */
async function changeOfAddress(
  context: AppContext,
  kind: 'confirm-old-address' | 'confirm-new-address',
  user: UserRow,
): Promise<Facts | undefined> {
  const change = await findEmailChange(context.database, user.id, context.now())
  if (!change) return undefined
  const { newEmail } = change
  const isOld = kind === 'confirm-old-address'
  const purpose = isOld ? 'confirm-old-email' : 'confirm-new-email'
  const link = await linkTo(context, 'confirm-email', { userId: user.id, purpose, email: newEmail })
  return { to: isOld ? user.email : newEmail, link, newEmail: readableEmail(newEmail) }
}

const week = 7 * 24 * 60 * 60

async function linkTo(
  context: AppContext,
  page: 'reset-password' | 'confirm-email',
  link: Parameters<typeof makeLink>[1],
): Promise<string> {
  return `${context.address()}/${page}?token=${await makeLink(context, link, context.now())}`
}
