import type { ArchivedIssue, PublicIssue } from '#contract/newsletter/newsletter.ts'
import type { Issue, IssueCounts, IssueEmail, WrittenIssue } from '#contract/newsletter/newsletter-issues.ts'
import type { Printed } from '#contract/printed.ts'
import { withoutEntities } from '#domain/markdown-entities.ts'
import type { AppContext } from '#server/context.ts'
import { readableEmail } from '#server/email-address.ts'
import { countDeliveries, type StoredEmail } from '#server/features/newsletter/issues/delivery-store.ts'
import {
  countConfirmed,
  type IssueHead,
  type StoredIssue,
  textsOf,
} from '#server/features/newsletter/issues/issue-store.ts'
import { keptAnswers } from '#server/kept-answers.ts'

type World = Pick<AppContext, 'database' | 'kitchen'>

/** Issues as administrators see them. */
export async function issueViews({ database }: Pick<World, 'database'>, rows: readonly IssueHead[]): Promise<Issue[]> {
  const moving = rows.filter(({ startedAt, counts }) => startedAt && !counts)
  const [live, confirmed] = await Promise.all([
    moving.length === 0 ? new Map<number, IssueCounts>() : countDeliveries(database, moving),
    countConfirmed(database),
  ])
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    author: row.author,
    state: row.state,
    subject: row.subject,
    changedAt: row.changedAt.toISOString(),
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    trouble: row.trouble,
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    recipients: row.recipients ?? confirmed,
    counts: row.counts ?? live.get(row.id) ?? nothingYet,
  }))
}

export async function issueView(world: World, row: StoredIssue): Promise<WrittenIssue> {
  const [[view], text] = await Promise.all([issueViews(world, [row]), textOf(world, row)])
  return { ...view!, markdown: row.markdown, text: [...text] }
}

/** An email as administrators see it. */
export const emailView = ({ email, at, ...row }: StoredEmail): IssueEmail => ({
  ...row,
  email: readableEmail(email),
  at: at!.toISOString(),
})

/** What the archive lists. First words are read once: nobody changes an issue that was sent. */
export async function archiveView(world: World, rows: readonly IssueHead[]): Promise<ArchivedIssue[]> {
  const kept = excerptsOf(world.database)
  const unread = rows.filter(({ id }) => !kept.has(String(id)))
  const texts =
    unread.length === 0
      ? undefined
      : await textsOf(
          world.database,
          unread.map(({ id }) => id),
        )
  return Promise.all(
    rows.map(async (row) => {
      const known = kept.get(String(row.id))
      if (known !== undefined) return archived(row, known)
      const excerpt = excerptOf(await textOf(world, { markdown: texts?.get(row.id) ?? '' }))
      kept.set(String(row.id), excerpt)
      return archived(row, excerpt)
    }),
  )
}

const keptExcerpts = new WeakMap<object, ReturnType<typeof keptAnswers<string>>>()

function excerptsOf(database: object) {
  const kept = keptExcerpts.get(database) ?? keptAnswers<string>(1_000_000)
  keptExcerpts.set(database, kept)
  return kept
}

export async function publicIssue(world: World, row: StoredIssue): Promise<PublicIssue> {
  const text = await textOf(world, row)
  return { ...archived(row, excerptOf(text)), text: [...text] }
}

const archived = ({ number, subject, startedAt }: IssueHead, excerpt: string): ArchivedIssue => ({
  number: number!,
  subject,
  sentOn: startedAt!.toISOString().slice(0, 10),
  excerpt,
})

const textOf = ({ kitchen }: Pick<World, 'kitchen'>, { markdown }: Pick<StoredIssue, 'markdown'>) =>
  kitchen.ask('issueText', markdown)

const longestExcerpt = 180

/** The first words of its first paragraph. */
function excerptOf(text: readonly Printed[]): string {
  const first = text.find((piece) => typeof piece === 'string' || piece.tag === 'p')
  const words = first === undefined ? '' : wordsOf(first).replaceAll(/\s+/g, ' ').trim()
  if (words.length <= longestExcerpt) return words
  return `${words.slice(0, words.lastIndexOf(' ', longestExcerpt))} …`
}

const wordsOf = (piece: Printed): string =>
  typeof piece === 'string' ? withoutEntities(piece) : piece.children.map(wordsOf).join('')

const nothingYet: IssueCounts = {
  waiting: 0,
  sending: 0,
  sent: 0,
  refused: 0,
  unknown: 0,
  left: 0,
  stopped: 0,
  gone: 0,
  bounced: 0,
  complained: 0,
}
