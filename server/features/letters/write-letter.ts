import { oneLine, readable } from '#contract/text.ts'
import type { Letter } from '#server/ports/mail/mail.ts'

/** What an email says, once for text and HTML. */
export interface LetterContent {
  readonly subject: string
  readonly parts: readonly LetterPart[]
  /** The page by which its reader gets no more of them. */
  readonly unsubscribe?: string
  /** Whoever an answer goes to, where it is not support. */
  readonly answersTo?: string
}

export type LetterPart =
  | string
  | { readonly button: string; readonly url: string }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  /** Somebody else's words, of several lines. */
  | { readonly quoted: string }

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
  const greeting = isName(reader.firstName) ? `Hello ${oneLine(reader.firstName)},` : 'Hello,'
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

function asText({ parts, unsubscribe }: LetterContent, greeting: string, house: House): string {
  const said = parts.map((part) => {
    if (typeof part === 'string') return oneLine(part)
    if ('button' in part) return `${part.button}:\n${part.url}`
    if ('quoted' in part)
      return linesOf(part.quoted)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    return part.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n')
  })
  return `${[greeting, ...said, `Your kitchen,\nMealCrafter`, `--\n${[reason(house), ...(unsubscribe === undefined ? [] : [`Unsubscribe: ${unsubscribe}`])].join('\n')}`].join('\n\n')}\n`
}

/** Without signs that nobody sees; each mark of its own, so that none of them passes for a line of ours. */
const linesOf = (words: string) => readable(words).split('\n')

function reason({ address, supportEmail }: House): string {
  return `This email comes from MealCrafter at ${new URL(address).host}. Questions? Write to ${supportEmail}.`
}

function asHtml({ subject, parts, unsubscribe }: LetterContent, greeting: string, house: House): string {
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
${[greeting, ...parts].map(partAsHtml).join('\n')}
<p class="ink" style="${style.last}">Your kitchen,<br>MealCrafter</p>
</td></tr>
<tr><td class="quiet" style="${style.foot}">${escaped(reason(house))}${unsubscribe === undefined ? '' : `<br><a class="quiet" href="${escaped(unsubscribe)}" style="${style.link}">Unsubscribe</a>`}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function partAsHtml(part: LetterPart): string {
  if (typeof part === 'string') return `<p class="ink" style="${style.paragraph}">${escaped(oneLine(part))}</p>`
  if ('button' in part) {
    const url = escaped(part.url)
    return `<p style="margin:24px 0 12px"><a class="button" href="${url}" style="${style.button}">${escaped(part.button)}</a></p>
<p class="quiet" style="${style.address}">Or open this address: <a class="quiet" href="${url}" style="${style.link}">${url}</a></p>`
  }
  if ('quoted' in part)
    return `<blockquote class="ink line" style="${style.quoted}">${linesOf(part.quoted).map(escaped).join('<br>')}</blockquote>`
  const rows = part.facts.map(
    ([label, value]) =>
      `<tr><td class="quiet line" style="${style.label}">${escaped(label)}</td><td class="ink line" style="${style.value}">${escaped(oneLine(value))}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">\n${rows.join('\n')}\n</table>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const sans = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const style = {
  page: 'margin:0;padding:0;background:#f7f0e2',
  brand: `padding:0 4px 12px;${sans};font-family:Fraunces,Georgia,'Times New Roman',serif;font-size:20px;color:#554437`,
  card: 'background:#fffdf8;border:1px solid #e3d9c6;border-radius:12px;padding:28px 28px 24px',
  paragraph: `margin:0 0 16px;${sans};font-size:16px;line-height:1.55;color:#231711`,
  last: `margin:24px 0 0;${sans};font-size:16px;line-height:1.55;color:#231711`,
  button: `display:inline-block;padding:12px 22px;border-radius:8px;background:#b8341a;color:#fff8ee;${sans};font-size:16px;font-weight:600;text-decoration:none`,
  address: `margin:0 0 20px;${sans};font-size:13px;line-height:1.5;color:#554437;word-break:break-all`,
  link: 'color:#554437;text-decoration:underline',
  label: `padding:8px 12px 8px 0;border-bottom:1px solid #e3d9c6;${sans};font-size:15px;color:#554437`,
  value: `padding:8px 0;border-bottom:1px solid #e3d9c6;${sans};font-size:15px;color:#231711;text-align:right`,
  quoted: `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #e3d9c6;${sans};font-size:16px;line-height:1.55;color:#231711`,
  foot: `padding:16px 4px 0;${sans};font-size:13px;line-height:1.5;color:#554437`,
} as const

const dark = `@media (prefers-color-scheme: dark) {
.page { background: #1a1310 !important }
.card { background: #241b16 !important; border-color: #463e33 !important }
.ink { color: #f6ebd8 !important }
.quiet { color: #d3c2ab !important }
.line { border-color: #463e33 !important }
.button { background: #f0714f !important; color: #2b0c05 !important }
}`
