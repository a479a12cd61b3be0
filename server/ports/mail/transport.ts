import { createTransport, type SendMailOptions } from 'nodemailer'
import { isLoopback } from '#server/config.ts'
import { type Letter, MailFailure } from '#server/ports/mail/mail.ts'

export interface Sender {
  /** An address, or a name with one: MealCrafter <hello@meals.example>. */
  readonly from: string
  readonly replyTo: string
}

/** How long a mail server may take, in milliseconds: to be reached, to greet, and between two answers. */
export interface Patience {
  readonly connection: number
  readonly greeting: number
  readonly silence: number
}

export interface SmtpTransport {
  /** Throws a MailFailure. */
  send(letter: Letter): Promise<void>
  close(): void
}

/**
 * Connections to the mail server of a URL, three at most, kept for the next email. Encrypted wherever the server offers it,
 * and always where there is a password to protect.
 */
export function smtpTransport(url: URL, sender: Sender, patience: Patience): SmtpTransport {
  const transport = createTransport({ ...connectionTo(url, patience), pool: true, maxConnections: 3 })
  return {
    async send(letter) {
      try {
        await transport.sendMail(message(letter, sender))
      } catch (error) {
        throw error instanceof MailFailure ? error : failureOf(error)
      }
    },
    close: () => transport.close(),
  }
}

/** How the mail server of a URL is spoken to. */
export function connectionTo(url: URL, patience: Patience) {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const isHere = isLoopback(host)
  const secure = url.protocol === 'smtps:'
  return {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: url.username !== '' && !isHere,
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    // a server on this very machine is known without a certificate that somebody has signed
    tls: { rejectUnauthorized: !isHere },
    connectionTimeout: patience.connection,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
    dnsTimeout: patience.connection,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The email as it travels, headers and all. */
export async function written(letter: Letter, sender: Sender): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message: bytes } = await transport.sendMail(message(letter, sender))
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from('')
}

/** Whom the mail server is told of. */
export function envelopeOf({ to, returnPath }: Letter, from: string): { from: string; to: string[] } {
  return { from: returnPath ?? /<([^<>]+)>$/.exec(from)?.[1] ?? from, to: [to] }
}

function message(letter: Letter, { from, replyTo }: Sender): SendMailOptions {
  for (const address of [letter.to, letter.replyTo ?? letter.to, letter.returnPath ?? letter.to])
    if (!/^[^\s<>,;:"]+@[^\s<>,;:"@]+$/.test(address)) throw new MailFailure('EADDRESS', true)
  const domain = /@([^\s@<>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  const messageId = `<${letter.id}@${domain}>`
  return {
    from,
    replyTo: letter.replyTo === undefined ? replyTo : { name: '', address: letter.replyTo },
    to: { name: oneLine(letter.name), address: letter.to },
    envelope: envelopeOf(letter, from),
    subject: oneLine(letter.subject),
    messageId,
    text: letter.text,
    html: letter.html,
    textEncoding: 'quoted-printable',
    // no answering machine is to answer a machine
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(letter.unsubscribe !== undefined && oneClick(letter.unsubscribe)),
      ...(letter.list !== undefined && {
        'List-Id': `<${letter.list}>`,
        Precedence: 'bulk',
        // some providers put a Message-ID and a return address of their own in the place of ours: reports still have this one
        'X-Original-Message-ID': messageId,
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Mail programs then show a button of their own, and press it by a POST. */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${new URL(url).href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** A header ends where its line does; what comes after would be a header of somebody else's making. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** A wrong password or an unreachable server says nothing about the email; a refused recipient or message does. */
function failureOf(error: unknown): MailFailure {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
  const isFinal = ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode !== undefined && responseCode >= 500
  return new MailFailure(responseCode === undefined ? code : `${code} ${responseCode}`, isFinal)
}
