const lines = (...parts: string[]) => parts.join('\r\n')

/** `given`: by a provider, instead of ours. */
const original = (messageId: string, given = messageId) =>
  lines(
    'From: MealCrafter <hello@meals.example>',
    'To: <ada@example.org>',
    `Message-ID: <${given}>`,
    `X-Original-Message-ID: <${messageId}>`,
    'Subject: Soup',
    '',
    'Soup.',
  )

/** A report that an email will never be delivered, as RFC 3464 has it. */
export function bounce({
  to,
  status,
  action = 'failed',
  isGlobal = false,
}: {
  to: string
  status: string
  action?: string
  /** As RFC 6533 has it, for addresses with letters beyond ASCII. */
  isGlobal?: boolean
}): string {
  return lines(
    'From: Mail Delivery System <MAILER-DAEMON@mail.example>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${isGlobal ? 'global-' : ''}delivery-status; boundary="part"`,
    '',
    '--part',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I’m sorry to have to inform you that your message could not be delivered.',
    '',
    '--part',
    `Content-Type: message/${isGlobal ? 'global-' : ''}delivery-status`,
    '',
    'Reporting-MTA: dns; mail.example',
    'Arrival-Date: Fri, 20 Nov 2026 12:00:00 +0000',
    '',
    `Final-Recipient: ${isGlobal ? 'utf-8; zoë@bücher.example' : 'rfc822; ada@example.org'}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 no such mailbox',
    '',
    '--part',
    'Content-Type: text/rfc822-headers',
    '',
    original('somebody-elses@mail.example'),
    '--part--',
    '',
  )
}

/** One that says that it is still being tried. */
export const delay = ({ to }: { to: string }) => bounce({ to, status: '4.4.7', action: 'delayed' })

/** A complaint by a reader, as RFC 5965 has it, to the address that the provider knows. */
export function complaint({
  messageId,
  type = 'abuse',
  given,
}: {
  messageId: string
  type?: string
  /** The Message-ID that the provider gave it instead. */
  given?: string
}): string {
  return lines(
    'From: <abuse@mailbox.example>',
    'To: <postmaster@meals.example>',
    'Subject: FW: Soup',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset="US-ASCII"',
    '',
    'This is an email abuse report.',
    '',
    '--part',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    '',
    '--part',
    'Content-Type: message/rfc822',
    'Content-Disposition: inline',
    '',
    original(messageId, given),
    '--part--',
    '',
  )
}

export const outOfOffice = ({ to }: { to: string }) =>
  lines(
    'From: <ada@example.org>',
    `To: ${to}`,
    'Subject: I am away',
    'Auto-Submitted: auto-replied',
    '',
    'Back on Monday.',
  )

/** Somebody passes an issue on, and writes above it what a report would say. */
export const forwarded = ({ to, messageId }: { to: string; messageId: string }) =>
  lines(
    'From: <ada@example.org>',
    `To: ${to}`,
    'Subject: Fwd: Soup',
    'Content-Type: text/plain',
    '',
    'Action: failed',
    'Status: 5.1.1',
    'Feedback-Type: abuse',
    '',
    original(messageId),
  )
