import type { MailSettings } from '#server/config.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import type { Metrics } from '#server/ports/metrics/metrics.ts'

/** Emails by SMTP where a server is named, into the outbox folder otherwise; counted where there are metrics. The code of the other is not loaded. */
export async function openMail(settings: MailSettings, metrics?: Metrics): Promise<Mail> {
  const mail = await open(settings)
  if (!metrics) return mail
  return (await import('#server/ports/mail/counted-mail.ts')).countedMail(mail, metrics)
}

async function open({ smtpUrl, from, supportEmail, outbox }: MailSettings): Promise<Mail> {
  const sender = { from, replyTo: supportEmail }
  if (smtpUrl === undefined) return (await import('#server/ports/mail/outbox.ts')).openOutbox(outbox, sender)
  return (await import('#server/ports/mail/smtp.ts')).openSmtp(smtpUrl, sender)
}
