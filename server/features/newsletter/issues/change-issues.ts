import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { furthestDays, type IssueWords, type newsletterIssues } from '#contract/newsletter/newsletter-issues.ts'
import { placeholderIssue } from '#contract/newsletter/placeholder-issue.ts'
import type { AppContext } from '#server/context.ts'
import { foldEmail, readableEmail } from '#server/email-address.ts'
import { lockUser, type UserRow } from '#server/features/accounts/store.ts'
import { differenceOf } from '#server/features/audit/store.ts'
import { auditIssue, issueState } from '#server/features/newsletter/issues/audit-issue.ts'
import { endIssue } from '#server/features/newsletter/issues/end-issue.ts'
import {
  changeIssue,
  countConfirmed,
  deleteDraft,
  findIssue,
  findIssueAsked,
  findIssueOfRequest,
  insertIssue,
  lockIssue,
  type RequestMark,
  type StoredIssue,
} from '#server/features/newsletter/issues/issue-store.ts'

type World = Pick<AppContext, 'database' | 'jobs' | 'now'>
type Actor = Pick<UserRow, 'id'>
type Words = z.output<typeof IssueWords>

/** Begins a draft. */
export function writeIssue({ database, now }: World, actor: Actor, words: Words): Promise<StoredIssue> {
  return database.transaction(async () => {
    const issue = await insertIssue(database, { ...words, author: 'administrator' }, now())
    await auditIssue({ database, now }, actor, 'write-newsletter', issue, differenceOf({}, issueState(issue)))
    return issue
  })
}

/** Throws not_found, already_sent, or changed_elsewhere where it was changed since it was `seen`. */
export function rewriteIssue(
  { database, now }: World,
  actor: Actor,
  id: number,
  { seen, ...words }: Words & { seen: Date },
): Promise<StoredIssue> {
  return database.transaction(async () => {
    const before = await lockIssue(database, id)
    // it says something else from now on than what the documented call asked for; a key still stands for its issue
    const asked = before?.requestKey === null && { requestBody: null }
    const issue = await changeIssue(database, id, { states: ['draft'], seen }, { ...words, ...asked, changedAt: now() })
    if (!before || !issue) throw whyNot(before)
    const details = differenceOf(issueState(before), issueState(issue))
    if (details) await auditIssue({ database, now }, actor, 'change-newsletter', issue, details)
    return issue
  })
}

/** Throws not_found or already_sent. */
export function discardIssue({ database, now }: World, actor: Actor, id: number): Promise<void> {
  return database.transaction(async () => {
    const before = await lockIssue(database, id)
    if (!before || !(await deleteDraft(database, id))) throw whyNot(before)
    await auditIssue({ database, now }, actor, 'discard-newsletter', before, differenceOf(issueState(before), {}))
  })
}

/**
 * Has a draft sent to everybody, now or at its time. An issue goes out once: whoever asks again is told so. Throws not_found, already_sent,
 * changed_elsewhere and invalid_input.
 */
export function sendIssue(
  { database, jobs, now }: World,
  actor: Actor,
  id: number,
  { seen, scheduledAt }: { seen?: Date; scheduledAt?: string | undefined },
): Promise<StoredIssue> {
  const at = sendingTime(scheduledAt, now())
  return database.transaction(async () => {
    const before = await lockIssue(database, id)
    const change = { state: 'scheduled', scheduledAt: at, changedAt: now() } as const
    const issue = await changeIssue(database, id, { states: ['draft'], ...(seen && { seen }) }, change)
    if (!before || !issue) throw whyNot(before)
    if (isPlaceholder(issue))
      throw new AppError('invalid_input', 'Part of this issue is still sample text. Please replace it.')
    const after = { ...issueState(issue), recipients: await countConfirmed(database) }
    await auditIssue({ database, now }, actor, 'send-newsletter', issue, differenceOf(issueState(before), after))
    if (at <= now()) await jobs.add('send-newsletter', {}, { key: 'now' })
    return issue
  })
}

/** A scheduled issue becomes a draft again, one that is being sent ends. Throws not_found and already_sent. */
export function stopIssue({ database, now }: World, actor: Actor, id: number): Promise<StoredIssue> {
  return database.transaction(async () => {
    const before = await lockIssue(database, id)
    if (before?.state === 'scheduled') {
      const drafted = { state: 'draft', scheduledAt: null, changedAt: now() } as const
      await changeIssue(database, id, { states: ['scheduled'] }, drafted)
    } else if (before?.state === 'sending') await endIssue({ database, now }, id)
    else throw whyNot(before)
    const issue = (await findIssue(database, id))!
    const details = differenceOf(issueState(before), issueState(issue))
    await auditIssue({ database, now }, actor, 'stop-newsletter', issue, details)
    return issue
  })
}

type Asked = z.output<(typeof newsletterIssues)['sendNewsletter']['body']>

/**
 * The documented call. `key`: its Idempotency-Key; the same one sends nothing twice, and with other words is refused. Without one the same
 * administrator sends the same once in ten minutes, and is answered as they were; a test goes out each time.
 */
export function sendNewsletter(
  world: World,
  actor: Actor,
  { subject, markdown, scheduledAt, testTo }: Asked,
  key: string | undefined,
): Promise<{ id: number; recipients: number }> {
  const { database, jobs, now } = world
  const request = requestOf(actor, { subject, markdown, scheduledAt, testTo }, key)
  return database.transaction(async () => {
    // two at a time come one after the other
    await lockUser(database, actor.id)
    const known = await askedBefore(world, request, testTo)
    if (known) return { id: known.id, recipients: known.recipients ?? (await countFor(world, testTo)) }
    const issue = await insertIssue(database, { subject, markdown, author: 'administrator', ...request }, now())
    await auditIssue(world, actor, 'write-newsletter', issue, differenceOf({}, issueState(issue)))
    if (testTo === undefined) await sendIssue(world, actor, issue.id, { scheduledAt })
    else {
      await jobs.add('test-newsletter', { userId: actor.id, issueId: issue.id, email: testTo })
      const sentTo = readableEmail(foldEmail(testTo))
      await auditIssue(world, actor, 'test-newsletter', issue, differenceOf({}, { sentTo }))
    }
    return { id: issue.id, recipients: await countFor(world, testTo) }
  })
}

const countFor = async ({ database }: World, testTo: unknown) => (testTo === undefined ? countConfirmed(database) : 1)

function requestOf({ id }: Actor, { subject, markdown, scheduledAt, testTo }: Asked, key: string | undefined) {
  const words = [subject, markdown, scheduledAt, testTo]
  return key === undefined
    ? { requestKey: null, requestBody: hash(id, ...words) }
    : { requestKey: hash(id, key), requestBody: hash(...words) }
}

const doubleClick = 10 * 60 * 1000

/** Throws invalid_input where the key was used for something else. */
async function askedBefore({ database, now }: World, { requestKey, requestBody }: RequestMark, testTo: unknown) {
  if (requestKey === null) {
    const since = new Date(now().getTime() - doubleClick)
    return testTo === undefined ? findIssueAsked(database, requestBody, since) : undefined
  }
  const known = await findIssueOfRequest(database, requestKey)
  if (known && known.requestBody !== requestBody)
    throw new AppError('invalid_input', 'This Idempotency-Key was used for another newsletter.')
  return known
}

/** Sends an issue to its administrator alone, by a job. */
export function testIssue(
  { database, jobs, now }: World,
  actor: Pick<UserRow, 'id' | 'email'>,
  id: number,
): Promise<void> {
  return database.transaction(async () => {
    const issue = await findIssue(database, id)
    if (!issue) throw whyNot(undefined)
    await jobs.add('test-newsletter', { userId: actor.id, issueId: id, email: actor.email })
    const details = differenceOf({}, { sentTo: readableEmail(actor.email) })
    await auditIssue({ database, now }, actor, 'test-newsletter', issue, details)
  })
}

const day = 24 * 60 * 60 * 1000

function sendingTime(scheduledAt: string | undefined, now: Date): Date {
  if (scheduledAt === undefined) return now
  const at = new Date(scheduledAt)
  if (at.getTime() > now.getTime() + furthestDays * day)
    throw new AppError('invalid_input', `An issue can be scheduled at most ${furthestDays} days ahead.`)
  // a form that took a minute to fill in
  if (at.getTime() < now.getTime() - 5 * 60 * 1000) throw new AppError('invalid_input', 'That time has already passed.')
  return at
}

/** Whether either of its texts is as a new issue begins. */
const isPlaceholder = (words: Words) =>
  (['subject', 'markdown'] as const).some((field) => words[field].trim() === placeholderIssue[field])

function whyNot(issue: StoredIssue | undefined): AppError {
  if (!issue) return new AppError('not_found', 'We can’t find that issue.')
  if (issue.state === 'draft')
    return new AppError(
      'changed_elsewhere',
      'Someone has changed this issue since you opened it. Reload it to see the changes.',
      { changedAt: issue.changedAt.toISOString() },
    )
  const happened = { scheduled: 'scheduled', sending: 'on its way', sent: 'sent', stopped: 'stopped' }[issue.state]
  return new AppError('already_sent', `This issue is already ${happened}.`)
}

const hash = (...parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')
