import { softBounces } from '#contract/how-long.ts'
import type { AppContext } from '#server/context.ts'
import {
  countSoftBounces,
  isForNow,
  lockIssueOf,
  noteReport,
} from '#server/features/newsletter/issues/delivery-store.ts'
import { countReport } from '#server/features/newsletter/issues/issue-store.ts'
import { readMark } from '#server/features/newsletter/issues/mark.ts'
import { endSubscription, isSubscribedSince } from '#server/features/newsletter/store.ts'
import type { MailReport } from '#server/ports/reports/read-report.ts'

type World = Pick<AppContext, 'database' | 'now' | 'secret'>

const day = 24 * 60 * 60 * 1000

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
    const since = new Date(now().getTime() - softBounces.days * day)
    const isSoft = kind === 'bounced' && isForNow(code)
    if (isSoft && (await countSoftBounces(database, noted.subscriberId, since)) < softBounces.most) return true
    // whoever has asked anew since then meant it
    if (!(await isSubscribedSince(database, noted.subscriberId, noted.sentAt)))
      await endSubscription(database, noted.subscriberId, kind, now())
    return true
  })
}
