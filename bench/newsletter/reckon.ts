import { deliveryStates, type Issue } from '#contract/newsletter/newsletter-issues.ts'
import type { Database } from '#server/db/database.ts'
import type { CountingSmtp } from './counting-smtp.ts'

export interface Reckoning {
  readonly taken: number
  readonly refused: number
  readonly unknown: number
  /** Of those that are told as unknown, what the mail server has taken. */
  readonly unknownArrived: number
  /** Addresses that were sent the issue more than once. */
  readonly twice: number
  /** Subscribers of whom the database says nothing, or something else than the mail server; and whoever got it that should not. */
  readonly unaccounted: number
  /** Figures that administrators see of the issue and that are not those of the emails, or do not add up to its recipients. */
  readonly shownWrong: number
}

/** Holds what the database says of every subscriber, and what administrators see of the `issue`, against what the mail server has taken. */
export async function reckon(
  database: Database,
  { taken, refused }: CountingSmtp,
  { recipients, counts }: Pick<Issue, 'recipients' | 'counts'>,
): Promise<Reckoning> {
  const { rows } = await database.query<{ email: string; state: string | null; must: boolean }>(
    `select s.email, d.state, s.is_active and s.confirmed_at is not null as must
     from newsletter_subscribers s left join newsletter_deliveries d on d.subscriber_id = s.id`,
  )
  const isRight = ({ email, state, must }: (typeof rows)[number]) => {
    if (!must) return state === null && !taken.has(email)
    if (state === 'sent') return taken.has(email)
    if (state === 'refused') return refused.has(email) && !taken.has(email)
    return state === 'unknown'
  }
  const { bounced: _bounced, complained: _complained, ...states } = counts
  const shownWrong = [
    recipients !== rows.filter(({ must }) => must).length,
    recipients !== Object.values(states).reduce((sum, count) => sum + count, 0),
    ...deliveryStates.map((state) => counts[state] !== rows.filter((row) => row.state === state).length),
  ]
  const unknown = rows.filter(({ state }) => state === 'unknown')
  return {
    taken: taken.size,
    refused: rows.filter(({ state }) => state === 'refused').length,
    unknown: unknown.length,
    unknownArrived: unknown.filter(({ email }) => taken.has(email)).length,
    twice: [...taken.values()].filter((times) => times > 1).length,
    unaccounted: rows.filter((row) => !isRight(row)).length,
    shownWrong: shownWrong.filter(Boolean).length,
  }
}
