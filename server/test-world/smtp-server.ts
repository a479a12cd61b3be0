import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server on loopback that does as it is told. */
export interface TestSmtpServer {
  /** As SMTP_URL has it, with the right name and password. */
  readonly url: string
  /** Envelope and message of what was taken, in order. */
  readonly taken: { to: string[]; message: string; user: string | undefined }[]
  /** What it answers to the recipient, or to one of them alone, and how long it thinks about a message, in milliseconds. */
  mood: { recipient?: number; to?: string; message?: number; thinks?: number; hangsUp?: boolean }
  close(): Promise<void>
}

/** With the status of each answer (RFC 3463), as '5.1.1' is of 550, unless it is a `bare` one. */
export async function startSmtpServer({ bare = false } = {}): Promise<TestSmtpServer> {
  const taken: TestSmtpServer['taken'] = []
  const refusal = (responseCode: number) => Object.assign(new Error('refused to <ada@example.org>'), { responseCode })
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    // the certificate it brings is signed by nobody
    allowInsecureAuth: true,
    logger: false,
    hideENHANCEDSTATUSCODES: bare,
    onAuth({ username, password }, _session, done) {
      if (username === 'cook@kitchen' && password === 'p@ss/word') done(null, { user: username })
      else done(refusal(535))
    },
    onRcptTo({ address }, _session, done) {
      const { recipient, to = address, hangsUp } = post.mood
      if (hangsUp) for (const socket of sockets) socket.destroy()
      else done(recipient === undefined || to !== address ? null : refusal(recipient))
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const { message, thinks = 0 } = post.mood
        if (message !== undefined) return done(refusal(message))
        const to = session.envelope.rcptTo.map(({ address }) => address)
        taken.push({ to, message: Buffer.concat(pieces).toString('utf8'), user: session.user })
        setTimeout(() => done(null), thinks)
      })
    },
  })
  server.on('error', () => undefined)
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  const post: TestSmtpServer = {
    url: `smtp://cook%40kitchen:p%40ss%2Fword@127.0.0.1:${port}`,
    taken,
    mood: {},
    close: async () => {
      await new Promise<void>((done) => {
        server.close(done)
      })
    },
  }
  return post
}
