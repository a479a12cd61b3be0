/**
 * The beginning of a text, at most so many UTF-16 units long and cut between two signs as people see them: an emoji of several parts, or a
 * letter with its marks, is there whole or not at all. Where even the first sign is longer, it is cut between its parts.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const end = signs.segment(text).containing(most)?.index || most
  return text.slice(0, end).replace(/[\ud800-\udbff]$/, '')
}

/** The same, with '…' where something is left out, which counts. */
export function shortText(text: string, most: number): string {
  return text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`
}

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })
