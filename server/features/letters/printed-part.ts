import type { Printed } from '#contract/printed.ts'
import { withoutEntities } from '#domain/markdown-entities.ts'
import { style } from '#server/features/letters/letter-style.ts'

type Element = Exclude<Printed, string>

/** Printed text as HTML of an email. `address`: where addresses begin that name a page of ours, such as https://meals.example. */
export function printedAsHtml(text: readonly Printed[], address: string): string {
  return text.map((piece) => asHtml(piece, address)).join('')
}

/** The same as plain text: lines with an empty one between paragraphs, links behind their words. */
export function printedAsText(text: readonly Printed[], address: string): string {
  return text
    .map((piece) => asText(piece, address).trim())
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Element, class that the night changes, and style; what stands in no line here is left out, and its words stay. */
const printed: Readonly<Record<string, readonly [tag: string, className: string, style: string]>> = {
  h2: ['h2', 'ink', style.heading],
  h3: ['h3', 'ink', style.smallHeading],
  p: ['p', 'ink', style.paragraph],
  ul: ['ul', 'ink', style.list],
  ol: ['ol', 'ink', style.list],
  li: ['li', 'ink', style.item],
  th: ['th', 'quiet line', style.cell],
  td: ['td', 'ink line', style.cell],
  pre: ['p', 'ink', style.paragraph],
}

function asHtml(piece: Printed, address: string): string {
  if (typeof piece === 'string') return escaped(withoutEntities(piece))
  const { tag, href } = piece
  const inside = printedAsHtml(piece.children, address)
  if (href !== undefined)
    return `<a class="link" href="${escaped(absolute(href, address))}" style="${style.textLink}">${inside}</a>`
  if (tag === 'table')
    return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${inside}</table>`
  if (['strong', 'em', 'code', 'thead', 'tbody', 'tr'].includes(tag)) return `<${tag}>${inside}</${tag}>`
  const [element, className, look] = printed[tag] ?? []
  return element === undefined ? inside : `<${element} class="${className}" style="${look}">${inside}</${element}>\n`
}

function asText(piece: Printed, address: string): string {
  if (typeof piece === 'string') return withoutEntities(piece)
  const { tag, href, children } = piece
  const inside = children.map((child) => asText(child, address)).join('')
  if (href !== undefined) {
    const leadsTo = absolute(href, address)
    return inside === leadsTo || `mailto:${inside}` === leadsTo ? inside : `${inside} (${leadsTo})`
  }
  if (tag === 'h2') return `${inside}\n${'='.repeat(Math.min(60, inside.length))}`
  if (tag === 'ul' || tag === 'ol') return itemsOf(piece, address)
  if (tag === 'table')
    return rowsOf(piece)
      .map((row) => row.children.map((cell) => asText(cell, address)).join(' | '))
      .join('\n')
  return inside
}

/** One of a list begins with its sign, its other lines below its words. */
function itemsOf({ tag, children }: Element, address: string): string {
  return children
    .map((item, place) => {
      const sign = tag === 'ol' ? `${place + 1}. ` : '- '
      return (
        sign +
        asText(item, address)
          .trim()
          .replaceAll('\n', `\n${' '.repeat(sign.length)}`)
      )
    })
    .map((line) => `\n${line}`)
    .join('')
}

function rowsOf({ tag, children }: Element): Element[] {
  const elements = children.filter((child): child is Element => typeof child !== 'string')
  return tag === 'tr' ? [] : elements.flatMap((child) => (child.tag === 'tr' ? [child] : rowsOf(child)))
}

const absolute = (href: string, address: string) => (href.startsWith('/') ? address + href : href)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Text in HTML, between elements and in attributes. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
