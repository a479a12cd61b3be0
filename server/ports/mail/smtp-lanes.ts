import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { type Letter, MailFailure, type Offered } from '#server/ports/mail/mail.ts'
import { connectionTo, envelopeOf, type Patience, type Sender, written } from '#server/ports/mail/transport.ts'

export interface Lanes {
  /** As Mail.offer. */
  offer(letter: Letter): Promise<Offered>
  close(): void
}

/**
 * Connections to a mail server on which each email is offered once. A pool that sends again what was on its way when a connection ended, as
 * nodemailer's does, may send it twice: the mail server may have taken it. So what was read of a message is watched here: once it was asked
 * for, only an answer tells whether it was taken.
 */
export function openLanes(url: URL, sender: Sender, patience: Patience): Lanes {
  const options = connectionTo(url, patience)
  const idle: SMTPConnection[] = []
  const all = new Set<SMTPConnection>()

  async function lane(): Promise<SMTPConnection> {
    const known = idle.pop()
    if (known) return known
    const connection = new SMTPConnection(options)
    all.add(connection)
    connection.on('end', () => forget(connection))
    // whoever waits hears of it by their own call; an idle one is not missed
    connection.on('error', () => forget(connection))
    await new Promise<void>((done, fail) => {
      connection.once('error', fail)
      connection.connect((error) => (error ? fail(error) : done()))
    })
    const { auth } = options
    if (auth) await new Promise<void>((done, fail) => connection.login(auth, (error) => (error ? fail(error) : done())))
    return connection
  }

  function forget(connection: SMTPConnection): void {
    all.delete(connection)
    const place = idle.indexOf(connection)
    if (place >= 0) idle.splice(place, 1)
  }

  return {
    async offer(letter) {
      let wasAsked = false
      let connection: SMTPConnection | undefined
      try {
        const bytes = await written(letter, sender)
        const message = new Readable({
          read() {
            wasAsked = true
            this.push(bytes)
            this.push(null)
          },
        })
        connection = await lane()
        await send(connection, letter, sender, message)
        idle.push(connection)
        return { kind: 'taken' }
      } catch (error) {
        connection?.close()
        return whatBecame(error, wasAsked)
      }
    },
    close() {
      for (const connection of all) connection.close()
    },
  }
}

function send(connection: SMTPConnection, letter: Letter, { from }: Sender, message: Readable): Promise<void> {
  return new Promise((done, fail) => {
    connection.send(envelopeOf(letter, from), message, (error) => (error ? fail(error) : done()))
  })
}

/** Answers to a recipient and to a message are about this email; those to anything before them, and no answer at all, are not. */
function whatBecame(error: unknown, wasAsked: boolean): Offered {
  if (error instanceof MailFailure) return { kind: 'refused', code: error.code }
  const {
    code = 'unknown',
    responseCode,
    command,
  } = error as { code?: string; responseCode?: number; command?: string }
  if (responseCode === undefined) {
    if (wasAsked) return { kind: 'unknown', code }
    // an address that cannot be written in SMTP at all
    return code === 'EENVELOPE' ? { kind: 'refused', code } : { kind: 'later', code, isOurs: true }
  }
  const isOfEmail = wasAsked || command === 'RCPT TO' || command === 'DATA'
  if (isOfEmail && responseCode >= 500) return { kind: 'refused', code: String(responseCode) }
  return { kind: 'later', code: String(responseCode), isOurs: !isOfEmail }
}
