import type { Database } from '#server/db/database.ts'
import { type Counts, noCounts, runHistory } from '#server/test-world/payment-histories/history.ts'
import type { Plant } from '#server/test-world/payment-histories/plants.ts'
import { prepareJobs } from '#server/test-world/payment-histories/world.ts'

export interface Verdict {
  readonly counts: Counts
  /** Seeds of the histories that ended wrong, with what was wrong. */
  readonly wrong: readonly { readonly seed: number; readonly findings: readonly string[] }[]
}

/** Runs the histories of these seeds one after the other, up to the first `patience` wrong ones. */
export async function runHistories(
  database: Database,
  { from, count, plant = {}, patience = 20 }: { from: number; count: number; plant?: Plant; patience?: number },
): Promise<Verdict> {
  await prepareJobs(database)
  const counts = noCounts()
  const wrong: { seed: number; findings: readonly string[] }[] = []
  for (let seed = from; seed < from + count && wrong.length < patience; seed += 1) {
    // what histories have left behind would be read past by every statement
    if (seed % 250 === 0) await database.query('vacuum users, billing_accounts, checkout_sessions, history_jobs')
    const before = counts.accepted
    const findings = await runHistory(database, seed, plant, counts)
    if (counts.accepted > before) findings.push('a forged notice was taken')
    if (findings.length > 0) wrong.push({ seed, findings })
  }
  return { counts, wrong }
}
