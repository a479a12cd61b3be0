/** What is wrong. Each is told by email at most once a day, however many processes see it. */
export const troubleCauses = [
  'queue-stalled',
  'failed-jobs',
  'unsent-emails',
  'backup-old',
  'restore-failed',
  'archive-failing',
  'not-listening',
  'newsletter-interrupted',
  'newsletter-unknown',
  'payments-mended',
] as const
/** What waits for somebody to decide or answer. They are told by one email together, at most once a day. */
export const deskCauses = ['issue-waiting', 'open-reports', 'waiting-corrections', 'unanswered-messages'] as const
/** What needs a person. */
export const alertCauses = [...troubleCauses, ...deskCauses] as const
export type TroubleCause = (typeof troubleCauses)[number]
export type DeskCause = (typeof deskCauses)[number]
export type AlertCause = (typeof alertCauses)[number]

export const isOfDesk = (cause: AlertCause): cause is DeskCause => deskCauses.some((each) => each === cause)

/** Days after which a backup is too old; the server makes one a day. */
export const backupIsOldAfterDays = 2

/** What is wrong or waits, in a sentence. `count`: of jobs, emails, days, issues, members, reports, corrections or messages; where it is not known, none. */
export function alertSentence(cause: AlertCause, count: number): string {
  const many = (one: string, more: string) => (count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${more}`)
  switch (cause) {
    case 'queue-stalled':
      return `${many('job has', 'jobs have')} been due for more than ten minutes and nothing is doing ${count === 1 ? 'it' : 'them'}. Check that a server or a worker is running jobs.`
    case 'failed-jobs':
      return `${many('job', 'jobs')} failed for good. Try ${count === 1 ? 'it' : 'them'} again, or dismiss ${count === 1 ? 'it' : 'them'}.`
    case 'unsent-emails':
      return `${many('email has', 'emails have')} been waiting for more than half an hour: the mail server isn’t accepting email.`
    case 'backup-old':
      return count === 0
        ? 'There is no backup of the database.'
        : `The newest backup of the database is ${many('day', 'days')} old.`
    case 'restore-failed':
      return 'The newest backup couldn’t be restored when it was tested.'
    case 'archive-failing':
      return 'PostgreSQL can’t archive its write-ahead log. Backups that build on it end where it stopped, and the disk fills meanwhile.'
    case 'not-listening':
      return 'A server isn’t receiving live updates. Shared shopping lists update more slowly there, and corrections and prices take effect a second or two later.'
    case 'newsletter-interrupted':
      return `${many('newsletter was', 'newsletters were')} interrupted by the mail server. Sending resumes by itself once the server accepts email again.`
    case 'newsletter-unknown':
      return `${many('email', 'emails')} from newsletters that finished sending in the last 24 hours may not have arrived. We won’t resend ${count === 1 ? 'it' : 'them'}.`
    case 'payments-mended':
      return `${many('member’s plan', 'members’ plans')} didn’t match the payment provider’s records. ${count === 1 ? 'It was' : 'They were'} corrected today; please check that the provider’s webhook reaches this server.`
    case 'issue-waiting':
      return `${many('newsletter is waiting', 'newsletters are waiting')} for approval.`
    case 'open-reports':
      return `${many('report is waiting', 'reports are waiting')} for a decision.`
    case 'waiting-corrections':
      return `${many('suggested correction is waiting', 'suggested corrections are waiting')} for a decision.`
    case 'unanswered-messages':
      return `${many('message is waiting', 'messages are waiting')} for a reply.`
  }
}
