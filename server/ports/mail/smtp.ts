import type { Mail } from '#server/ports/mail/mail.ts'
import { openLanes } from '#server/ports/mail/smtp-lanes.ts'
import { type Patience, type Sender, smtpTransport } from '#server/ports/mail/transport.ts'

/** Emails leave by the mail server at a URL, smtp://user:password@host:587 or smtps:// on port 465; none are kept. */
export function openSmtp(
  url: string,
  sender: Sender,
  patience: Patience = { connection: 10_000, greeting: 10_000, silence: 30_000 },
): Mail {
  const transport = smtpTransport(new URL(url), sender, patience)
  const lanes = openLanes(new URL(url), sender, patience)
  return {
    kind: 'smtp',
    send: (letter) => transport.send(letter),
    offer: (letter) => lanes.offer(letter),
    sent: () => Promise.resolve([]),
    forget: () => Promise.resolve(),
    close: async () => {
      transport.close()
      lanes.close()
    },
  }
}
