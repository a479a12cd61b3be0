import { SMTPServer } from 'smtp-server'
import { hashOf } from '#domain/chance.ts'
import { listening } from '../servers/listening-smtp.ts'

/** A real mail server on loopback that counts what it has taken from whom it was sent to. */
export interface CountingSmtp {
  readonly url: string
  /** How often each address was sent an issue that was taken: counted before the answer leaves, as a mail server keeps it first. */
  readonly taken: ReadonlyMap<string, number>
  /** Addresses that it has refused for good. */
  readonly refused: ReadonlySet<string>
  close(): Promise<void>
}

/** Refuses one address in a hundred, and takes up to 20 ms to think about each email, so that what is killed dies at every step of it. */
export async function countingSmtp(): Promise<CountingSmtp> {
  const taken = new Map<string, number>()
  const refused = new Set<string>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (hashOf(address) % 100 !== 0) return done()
      refused.add(address)
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        // letters about accounts come this way too
        const isIssue = /^List-Id: <newsletter\./im.test(Buffer.concat(pieces).toString('latin1'))
        for (const { address } of isIssue ? session.envelope.rcptTo : [])
          taken.set(address, (taken.get(address) ?? 0) + 1)
        setTimeout(done, Math.random() * 20)
      })
    },
  })
  return {
    ...(await listening(server)),
    taken,
    refused,
  }
}
