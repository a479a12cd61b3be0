import type { Printed } from '#content/help.md'

/** What a heading is led to by: 'what-stays-behind'; below another text, 'foods-prices'. */
export function anchorOf(piece: Printed, under = false): string {
  if (typeof piece !== 'string' && piece.id !== undefined) return piece.id
  const plain = wordsOf(piece)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${under ? 'foods-' : ''}${plain}`
}

/** Its words alone, without elements. */
export function wordsOf(piece: Printed): string {
  return typeof piece === 'string' ? entities(piece) : piece.children.map(wordsOf).join(' ')
}

/** Markdown writes a quotation mark in code as an entity. */
export function entities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
