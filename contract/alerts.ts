/** What needs a person. Each is told by email at most once a day, however many processes see it. */
export const alertCauses = ['failed-jobs', 'unsent-emails', 'backup-old', 'restore-failed', 'not-listening'] as const
export type AlertCause = (typeof alertCauses)[number]

/** Days after which a backup is too old; the server makes one a day. */
export const backupIsOldAfterDays = 2

/** What is wrong, in a sentence. `count`: of jobs, emails or days; where it is not known, none. */
export function alertSentence(cause: AlertCause, count: number): string {
  const many = (one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)
  switch (cause) {
    case 'failed-jobs':
      return `${many('job', 'jobs')} failed for good in the last 24 hours.`
    case 'unsent-emails':
      return `${many('email has', 'emails have')} been waiting for more than half an hour: the mail server isn’t taking them.`
    case 'backup-old':
      return count === 0
        ? 'There is no backup of the database.'
        : `The newest backup of the database is ${many('day', 'days')} old.`
    case 'restore-failed':
      return 'The newest backup could not be restored when it was tried.'
    case 'not-listening':
      return 'One server can’t get live updates. Shared shopping lists update more slowly there, and accepted corrections may not take effect.'
  }
}
