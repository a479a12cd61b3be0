import { type Mail, MailFailure } from '#server/ports/mail/mail.ts'
import type { Metrics } from '#server/ports/metrics/metrics.ts'

/** The same mail; what becomes of each email is counted. */
export function countedMail(mail: Mail, metrics: Pick<Metrics, 'email'>): Mail {
  return {
    kind: mail.kind,
    async send(letter) {
      try {
        await mail.send(letter)
        metrics.email('taken')
      } catch (error) {
        metrics.email(error instanceof MailFailure && error.isFinal ? 'refused' : 'not taken')
        throw error
      }
    },
    async offer(letter) {
      const offered = await mail.offer(letter)
      metrics.email(offered.kind === 'later' ? 'not taken' : offered.kind)
      return offered
    },
    sent: (limit) => mail.sent(limit),
    forget: (address) => mail.forget(address),
    close: () => mail.close(),
  }
}
