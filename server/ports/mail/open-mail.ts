import type { MailSettings } from '#server/config.ts'
import type { Mail } from '#server/ports/mail/mail.ts'

/** Emails by SMTP where a server is named, into the outbox folder otherwise. The code of the other is not loaded. */
export async function openMail({ smtpUrl, from, supportEmail, outbox }: MailSettings): Promise<Mail> {
  const sender = { from, replyTo: supportEmail }
  if (smtpUrl === undefined) return (await import('#server/ports/mail/outbox.ts')).openOutbox(outbox, sender)
  return (await import('#server/ports/mail/smtp.ts')).openSmtp(smtpUrl, sender)
}
