import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Refusal } from '#contract/newsletter/newsletter-issues.ts'
import { oneLine } from '#contract/text.ts'
import { cutText } from '#domain/cut-text.ts'
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
  if (error instanceof MailFailure) return { kind: 'refused', code: error.code, refusal: 'email' }
  const {
    code = 'unknown',
    responseCode,
    response = '',
    command,
  } = error as { code?: string; responseCode?: number; response?: string; command?: string }
  if (responseCode === undefined) {
    if (wasAsked) return { kind: 'unknown', code }
    // an address that cannot be written in SMTP at all
    return code === 'EENVELOPE' ? { kind: 'refused', code, refusal: 'email' } : { kind: 'later', code, isOurs: true }
  }
  const isOfRecipient = !wasAsked && command === 'RCPT TO'
  const isOfEmail = wasAsked || isOfRecipient || command === 'DATA'
  const answer = { code: String(responseCode), says: cutText(oneLine(response), longestAnswer) }
  if (isOfEmail && responseCode >= 500)
    return { kind: 'refused', ...answer, refusal: isOfRecipient ? refusalOf(response) : 'email' }
  return { kind: 'later', ...answer, isOurs: !isOfEmail }
}

/** Characters of what a mail server answers that are kept. */
const longestAnswer = 500

/**
 * What an answer to a recipient is about, by its status (RFC 3463): a mailbox that is not there, has moved or is turned off; or our sender, the
 * email, the mail server's rules. A bare 550 may be any of them.
 */
function refusalOf(response: string): Refusal {
  const status = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''
  if (/^5\.(?:1\.[789]|[567]\.\d+)$/.test(status)) return 'email'
  return /^5\.(?:1\.\d+|2\.1)$/.test(status) ? 'mailbox' : 'recipient'
}
