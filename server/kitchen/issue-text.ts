import type { Printed } from '#contract/printed.ts'
import { markdownTree } from '#server/kitchen/markdown-tree.ts'

/**
 * The Markdown of an issue, within the bounds of IssueMarkdown, as it is printed: no HTML, no pictures, no links but to pages and mailboxes.
 * Its title is the subject, so that headings begin below it.
 */
export function issueText(markdown: string): readonly Printed[] {
  return safeText(markdownTree(markdown))
}

/** What of Markdown by somebody else may be shown: a picture is its words. */
export function safeText(text: readonly Printed[]): readonly Printed[] {
  return text.flatMap(safe)
}

function safe(piece: Printed): readonly Printed[] {
  if (typeof piece === 'string') return [piece]
  const { tag, href } = piece
  const children = piece.children.flatMap(safe)
  if (tag === 'img') return children
  if (tag === 'a') {
    const leadsTo = href === undefined ? undefined : safeAddress(href)
    return leadsTo === undefined ? children : [{ tag, href: leadsTo, children }]
  }
  const isHeading = /^h[1-6]$/.test(tag)
  // whoever wants a smaller heading than these has a paragraph
  if (isHeading) return [{ tag: tag === 'h1' ? 'h2' : Number(tag[1]) > 3 ? 'h3' : tag, children }]
  return [{ tag, children }]
}

/** '/blog/4' is a page of ours. */
function safeAddress(href: string): string | undefined {
  // a browser leaves control characters out: '/\t/elsewhere' is '//elsewhere'
  if (/^\/(?![/\\])\P{Cc}*$/u.test(href)) return href
  const url = URL.parse(href)
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined
}
