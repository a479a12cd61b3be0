import { SMTPServer } from 'smtp-server'
import { listening } from '../servers/listening-smtp.ts'

/** The mail server of one instance, on loopback, which takes half a second to think about each letter. */
export interface MailServer {
  readonly url: string
  /** Message-IDs of letters that it took, by when: it said so to whoever sent it, and they were still there. */
  readonly taken: readonly { readonly id: string; readonly at: number }[]
  /** Message-IDs of letters that it has been given and not answered yet. */
  inHand(): readonly string[]
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const taken: { id: string; at: number }[] = []
  const inHand = new Map<string, string>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onClose: ({ id }) => void inHand.delete(id),
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const id = /^Message-ID: <([^@]+)/im.exec(Buffer.concat(pieces).toString('latin1'))?.[1] ?? ''
        inHand.set(session.id, id)
        setTimeout(() => {
          if (inHand.delete(session.id)) taken.push({ id, at: performance.now() })
          done()
        }, 500)
      })
    },
  })
  return {
    ...(await listening(server)),
    taken,
    inHand: () => [...inHand.values()],
  }
}
