import type { ArchivedIssue, PublicIssue } from '#contract/newsletter.ts'
import type { Issue, IssueCounts, WrittenIssue } from '#contract/newsletter-issues.ts'
import type { Printed } from '#contract/printed.ts'
import { withoutEntities } from '#domain/markdown-entities.ts'
import type { AppContext } from '#server/context.ts'
import { countDeliveries } from '#server/features/newsletter/issues/delivery-store.ts'
import { countConfirmed, type StoredIssue } from '#server/features/newsletter/issues/issue-store.ts'
import { keptAnswers, keyOf } from '#server/kept-answers.ts'

type World = Pick<AppContext, 'database' | 'kitchen'>

/** Issues as administrators see them. */
export async function issueViews(
  { database }: Pick<World, 'database'>,
  rows: readonly StoredIssue[],
): Promise<Issue[]> {
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

/** What the archive lists, the newest first. */
export function archiveView(world: World, rows: readonly StoredIssue[]): Promise<ArchivedIssue[]> {
  return Promise.all(rows.map((row) => archived(world, row)))
}

export async function publicIssue(world: World, row: StoredIssue): Promise<PublicIssue> {
  return { ...(await archived(world, row)), text: [...(await textOf(world, row))] }
}

/** Its first words are read once: nobody changes an issue that was sent. */
async function archived(world: World, row: StoredIssue): Promise<ArchivedIssue> {
  const key = keyOf(row.subject, row.markdown)
  const excerpt = excerpts.get(key) ?? excerptOf(await textOf(world, row))
  excerpts.set(key, excerpt)
  return { number: row.number!, subject: row.subject, sentOn: row.startedAt!.toISOString().slice(0, 10), excerpt }
}
const excerpts = keptAnswers<string>(1_000_000)

const textOf = ({ kitchen }: Pick<World, 'kitchen'>, { markdown }: StoredIssue) => kitchen.ask('issueText', markdown)

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
