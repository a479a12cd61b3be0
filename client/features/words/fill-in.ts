import type { Printed } from '#content/help.md'

/**
 * Printed text with its {{names}} filled in. A paragraph, a row or a point of a list that has a name nobody knows the words of yet
 * is left out.
 */
export function filledIn(
  text: readonly Printed[],
  words: Readonly<Record<string, string | undefined>>,
): readonly Printed[] {
  return text.flatMap((piece): Printed[] => {
    if (typeof piece === 'string') return [withWords(piece, words)]
    if (isBlock(piece.tag) && namesIn(piece).some((name) => words[name] === undefined)) return []
    const { href, children, ...rest } = piece
    return [
      { ...rest, ...(href !== undefined && { href: withWords(href, words) }), children: filledIn(children, words) },
    ]
  })
}

const isBlock = (tag: string) => ['p', 'li', 'tr'].includes(tag)

function namesIn(piece: Printed): string[] {
  if (typeof piece === 'string') return [...piece.matchAll(place)].map(([, name = '']) => name)
  return [...piece.children, piece.href ?? ''].flatMap(namesIn)
}

function withWords(text: string, words: Readonly<Record<string, string | undefined>>): string {
  return text.replaceAll(place, (whole, name: string) => words[name] ?? whole)
}

const place = /\{\{(\w+)\}\}/g
