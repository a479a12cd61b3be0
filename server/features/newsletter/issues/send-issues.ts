import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AppContext } from '#server/context.ts'
import { ifNobodyElse } from '#server/db/in-turn.ts'
import { endUndelivered } from '#server/features/newsletter/end-undelivered.ts'
import {
  beginDueIssue,
  type Claimed,
  claimDelivery,
  issueBeingSent,
  lastOffered,
  nextDue,
  type Settled,
  settleDelivery,
  tellUnknown,
} from '#server/features/newsletter/issues/delivery-store.ts'
import { finishIssue, interruptIssue } from '#server/features/newsletter/issues/end-issue.ts'
import type { StoredIssue } from '#server/features/newsletter/issues/issue-store.ts'
import { type IssueWriter, issueWriter } from '#server/features/newsletter/issues/write-issue.ts'
import { lockSubscriber } from '#server/features/newsletter/store.ts'
import type { Offered } from '#server/ports/mail/mail.ts'

/** Emails that are on their way side by side. */
const lanes = 4
const minute = 60 * 1000
/** After so long the job is done anew, so that a job that hangs is noticed. */
const longestRun = 50 * minute
/** An email that the mail server does not take is offered so often, in about a day. */
const mostTries = 9
const firstPause = 5 * minute
const longestPause = 6 * 60 * minute
/** So many in a row say that it is not about the recipients. */
const mostInARow = { later: 20, unknown: 3 }
const pauses = { later: 5 * minute, unknown: 60 * minute, ours: 2 * minute }

/**
 * Sends what is due, as fast as the setting allows, in one process at a time. Each email is claimed in the database before the mail server is
 * offered it, once, and settled after: whatever ends this process in between leaves an email that is told as unknown, and sent by nobody.
 */
export async function sendIssues(context: AppContext): Promise<void> {
  const { database, log, now } = context
  await ifNobodyElse(database, async (lost) => {
    const unknown = await tellUnknown(database, now())
    if (unknown > 0) log.warn({ emails: unknown }, 'Sending a newsletter was cut off: these emails may have arrived.')
    const over = AbortSignal.any([lost, context.draining, AbortSignal.timeout(longestRun)])
    while (!over.aborted) {
      while (await beginDueIssue(database, now()));
      const issue = await issueBeingSent(database, now())
      if (!issue) return
      await sendIssue(context, issue, over)
    }
  })
}

/** Until nothing of it is due any more, or the mail server is in trouble. */
async function sendIssue(context: AppContext, issue: StoredIssue, over: AbortSignal): Promise<void> {
  const { database, config, now } = context
  const run: Run = {
    context,
    id: randomUUID(),
    write: await issueWriter(context, issue),
    inARow: { kind: 'taken', length: 0 },
    trouble: undefined,
    failure: undefined,
  }
  const last = await lastOffered(database)
  const turn = pace(config.newsletter.perSecond, last && now().getTime() - last.getTime())
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      try {
        while (await sendNext(run, issue.id, turn, over));
      } catch (error) {
        run.failure ??= { error }
      }
    }),
  )
  if (run.failure) throw run.failure.error
  if (run.trouble) return interruptIssue(context, issue.id, run.trouble)
  if (over.aborted) return
  const due = await nextDue(database, issue.id)
  if (!due) return finishIssue(context, issue.id)
  if (due > now()) return interruptIssue(context, issue.id, { code: 'later', until: due })
  // somebody who was taken for dead has one in hand
  await sleep(1000)
}

/** False where there is nothing left to do for now. */
async function sendNext(run: Run, issueId: number, turn: Turn, over: AbortSignal): Promise<boolean> {
  await turn(over)
  if (over.aborted || run.trouble || run.failure) return false
  const { database, now } = run.context
  const claimed = await claimDelivery(database, issueId, run.id, now())
  if (claimed) await sendOne(run, claimed)
  return claimed !== undefined
}

interface Run {
  readonly context: AppContext
  readonly id: string
  readonly write: IssueWriter
  inARow: { kind: Offered['kind']; length: number }
  /** Why it goes on later, once it is known. */
  trouble: { code: string; until: Date } | undefined
  /** What this process could not do: another run goes on. */
  failure: { error: unknown } | undefined
}

async function sendOne(run: Run, { id, subscriberId, email, tries }: Claimed): Promise<void> {
  const { database, mail, now } = run.context
  const settle = (change: Omit<Settled, 'at'>) =>
    settleDelivery(database, { id, run: run.id }, { ...change, at: now() })
  if (email === null) return void (await settle({ state: 'left' }))
  const letter = await run.write({ id, subscriberId, email })
  const sentAt = now()
  const offered = await mail.offer(letter)
  watch(run, offered)
  switch (offered.kind) {
    case 'taken':
      await settle({ state: 'sent' })
      break
    case 'unknown':
      await settle({ state: 'unknown', code: offered.code })
      break
    case 'refused': {
      const { code, refusal, says: answer } = offered
      await database.transaction(async () => {
        await lockSubscriber(database, subscriberId)
        const isNews = await settle({ state: 'refused', code, refusal, answer })
        if (isNews && refusal !== 'email')
          await endUndelivered(run.context, { subscriberId, sentAt }, 'refused', refusal === 'mailbox')
      })
      break
    }
    case 'later': {
      const { code, says: answer, isOurs } = offered
      const notBefore = new Date(now().getTime() + pauseAfter(tries))
      if (isOurs) await settle({ state: 'waiting', code, uncounted: true })
      else if (tries >= mostTries) await settle({ state: 'refused', code, answer })
      else await settle({ state: 'waiting', code, notBefore })
    }
  }
}

/** Notices that it is the mail server, not this email: what is left waits for it. */
function watch(run: Run, offered: Offered): void {
  const { kind } = offered
  run.inARow = { kind, length: run.inARow.kind === kind ? run.inARow.length + 1 : 1 }
  if (offered.kind !== 'later' && offered.kind !== 'unknown') return
  const isOurs = offered.kind === 'later' && offered.isOurs
  if (!isOurs && run.inARow.length < mostInARow[offered.kind]) return
  const until = new Date(run.context.now().getTime() + pauses[isOurs ? 'ours' : offered.kind])
  run.trouble ??= { code: offered.code, until }
}

const pauseAfter = (tries: number) => Math.min(longestPause, firstPause * 2 ** (tries - 1))

type Turn = (over: AbortSignal) => Promise<void>

/** Waits until the next email may leave, for whoever asks in turn; the last one left `since` milliseconds ago, maybe of another run. */
function pace(perSecond: number, since = Number.POSITIVE_INFINITY): Turn {
  const apart = 1000 / perSecond
  let next = performance.now() + apart - Math.min(apart, Math.max(0, since))
  return async (over) => {
    const turn = Math.max(performance.now(), next)
    next = turn + apart
    const wait = turn - performance.now()
    if (wait > 1) await sleep(wait, undefined, { signal: over }).catch(() => undefined)
  }
}
