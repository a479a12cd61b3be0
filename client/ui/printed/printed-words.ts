import type { Printed } from '#content/help.md'
import { withoutEntities } from '#domain/markdown-entities.ts'

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
  return typeof piece === 'string' ? withoutEntities(piece) : piece.children.map(wordsOf).join(' ')
}
