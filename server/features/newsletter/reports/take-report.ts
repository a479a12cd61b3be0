import type { AppContext } from '#server/context.ts'
import { endUndelivered } from '#server/features/newsletter/end-undelivered.ts'
import { isForNow, lockIssueOf, noteReport } from '#server/features/newsletter/issues/delivery-store.ts'
import { countReport } from '#server/features/newsletter/issues/issue-store.ts'
import { readMark } from '#server/features/newsletter/issues/mark.ts'
import type { MailReport } from '#server/ports/reports/read-report.ts'

type World = Pick<AppContext, 'database' | 'now' | 'secret'>

/**
 * Ends the subscription that a report is about; where it came back for now alone (4.x.x), only once several have. It is believed where it carries
 * what one of our emails carried, signed: whoever forges one has had that email, and ends their own. Answers whether it was about one of ours, and
 * news.
 */
export async function takeReport(
  { database, now, secret }: World,
  { kind, marks, code }: MailReport,
): Promise<boolean> {
  const delivery = marks.map((mark) => readMark(secret, mark)).find((id) => id !== undefined)
  if (delivery === undefined || kind === 'none') return false
  return database.transaction(async () => {
    await lockIssueOf(database, delivery)
    const noted = await noteReport(database, delivery, kind, code)
    if (!noted) return false
    await countReport(database, noted.issueId, kind, noted.instead)
    const isForGood = kind === 'complained' || !isForNow(code)
    await endUndelivered({ database, now }, noted, kind, isForGood)
    return true
  })
}
