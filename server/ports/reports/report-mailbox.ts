import { ImapFlow } from 'imapflow'
import { isLoopback } from '#server/config.ts'
import { longestReport } from '#server/ports/reports/read-report.ts'

/** How many are read at a time; the next time goes on. */
const mostAtOnce = 200

/**
 * Reads the unread emails of a mailbox, 'imaps://user:password@host:993/INBOX', the oldest first, and marks each as read once `take` is done with
 * it: what ends this process in between is read again. Answers how many there were. Throws where the mailbox cannot be reached.
 */
export async function readMailbox(url: string, take: (raw: Uint8Array) => Promise<void>): Promise<number> {
  const client = clientOf(new URL(url))
  await client.connect()
  try {
    const lock = await client.getMailboxLock(folderOf(url))
    try {
      const found = (await client.search({ seen: false }, { uid: true })) || []
      const due = found.slice(0, mostAtOnce)
      for (const uid of due) {
        const message = await client.fetchOne(String(uid), { source: { maxLength: longestReport } }, { uid: true })
        if (message && message.source) await take(message.source)
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
      }
      return due.length
    } finally {
      lock.release()
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
}

function clientOf(url: URL): ImapFlow {
  const isHere = isLoopback(url.hostname)
  const secure = url.protocol === 'imaps:'
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (secure ? 993 : 143) : Number(url.port),
    secure,
    // a password is never sent over a line that others can read
    ...(!secure && !isHere && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    tls: { rejectUnauthorized: !isHere },
    logger: false,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  })
  // whoever waits hears of it by their own call
  client.on('error', () => undefined)
  return client
}

function folderOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX'
}
