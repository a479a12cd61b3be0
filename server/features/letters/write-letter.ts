import type { Printed } from '#contract/printed.ts'
import { oneLine, readable } from '#contract/text.ts'
import { dark, style } from '#server/features/letters/letter-style.ts'
import { escaped, printedAsHtml, printedAsText } from '#server/features/letters/printed-part.ts'
import type { Letter } from '#server/ports/mail/mail.ts'

/** What an email says, once for text and HTML. */
export interface LetterContent {
  readonly subject: string
  readonly parts: readonly LetterPart[]
  /** The page by which its reader gets no more of them. */
  readonly unsubscribe?: string
  /** What is sent to many: nobody is greeted, and its subject stands above it. `webPage`: where it can be read as well. */
  readonly issue?: { readonly webPage: string | undefined }
  /** Whoever an answer goes to, where it is not support. */
  readonly answersTo?: string
}

export type LetterPart =
  | string
  | { readonly button: string; readonly url: string }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  /** Somebody else's words, of several lines. */
  | { readonly quoted: string }
  /** Text with headings, lists and links. */
  | { readonly printed: readonly Printed[] }

export interface Reader {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

export interface House {
  /** Where links start, such as https://meals.example. */
  readonly address: string
  readonly supportEmail: string
}

/** Writes an email out: greeting, what it says, and who writes, as text and as HTML. `id` as in Letter. */
export function writeLetter(id: string, content: LetterContent, reader: Reader, house: House): Letter {
  const name = [reader.firstName, reader.lastName].filter(isName).map(oneLine).join(' ')
  const greeting = content.issue
    ? undefined
    : isName(reader.firstName)
      ? `Hello ${oneLine(reader.firstName)},`
      : 'Hello,'
  return {
    id,
    to: reader.email,
    name,
    subject: content.subject,
    text: asText(content, greeting, house),
    html: asHtml(content, greeting, house),
    ...(content.unsubscribe !== undefined && { unsubscribe: content.unsubscribe }),
    ...(content.answersTo !== undefined && { replyTo: content.answersTo }),
  }
}

/**
 * Whether a name may stand in an email. Whoever signs up with somebody else's address chooses the name: it must not carry a
 * message or become a link.
 */
function isName(text: string): boolean {
  return text.trim() !== '' && text.length <= 40 && !/[:/@]|\.\S/.test(text)
}

function asText(
  { subject, parts, unsubscribe, issue }: LetterContent,
  greeting: string | undefined,
  house: House,
): string {
  const said = parts.map((part) => {
    if (typeof part === 'string') return oneLine(part)
    if ('button' in part) return `${part.button}:\n${part.url}`
    if ('printed' in part) return printedAsText(part.printed, house.address)
    if ('quoted' in part)
      return linesOf(part.quoted)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    return part.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n')
  })
  const foot = [
    reason(house),
    ...(issue?.webPage === undefined ? [] : [`Read it on the web: ${issue.webPage}`]),
    ...(unsubscribe === undefined ? [] : [`Unsubscribe: ${unsubscribe}`]),
  ]
  return `${[greeting ?? subject, ...said, `Your kitchen,\nMealCrafter`, `--\n${foot.join('\n')}`].join('\n\n')}\n`
}

/** Without signs that nobody sees; each mark of its own, so that none of them passes for a line of ours. */
const linesOf = (words: string) => readable(words).split('\n')

function reason({ address, supportEmail }: House): string {
  return `This email comes from MealCrafter at ${new URL(address).host}. Questions? Write to ${supportEmail}.`
}

function asHtml(
  { subject, parts, unsubscribe, issue }: LetterContent,
  greeting: string | undefined,
  house: House,
): string {
  const head =
    greeting === undefined
      ? `<h1 class="ink" style="${style.title}">${escaped(subject)}</h1>`
      : partAsHtml(greeting, house)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
${dark}
</style>
</head>
<body class="page" style="${style.page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="${style.page}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="quiet" style="${style.brand}">MealCrafter</td></tr>
<tr><td class="card" style="${style.card}">
${[head, ...parts.map((part) => partAsHtml(part, house))].join('\n')}
<p class="ink" style="${style.last}">Your kitchen,<br>MealCrafter</p>
</td></tr>
<tr><td class="quiet" style="${style.foot}">${escaped(reason(house))}${footLink('Read it on the web', issue?.webPage)}${footLink('Unsubscribe', unsubscribe)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function footLink(words: string, url: string | undefined): string {
  return url === undefined ? '' : `<br><a class="quiet" href="${escaped(url)}" style="${style.link}">${words}</a>`
}

function partAsHtml(part: LetterPart, { address }: House): string {
  if (typeof part === 'string') return `<p class="ink" style="${style.paragraph}">${escaped(oneLine(part))}</p>`
  if ('button' in part) {
    const url = escaped(part.url)
    return `<p style="margin:24px 0 12px"><a class="button" href="${url}" style="${style.button}">${escaped(part.button)}</a></p>
<p class="quiet" style="${style.address}">Or open this address: <a class="quiet" href="${url}" style="${style.link}">${url}</a></p>`
  }
  if ('printed' in part) return printedAsHtml(part.printed, address)
  if ('quoted' in part)
    return `<blockquote class="ink line" style="${style.quoted}">${linesOf(part.quoted).map(escaped).join('<br>')}</blockquote>`
  const rows = part.facts.map(
    ([label, value]) =>
      `<tr><td class="quiet line" style="${style.label}">${escaped(label)}</td><td class="ink line" style="${style.value}">${escaped(oneLine(value))}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">\n${rows.join('\n')}\n</table>`
}
