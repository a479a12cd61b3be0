import { anchorOf, wordsOf } from '#client/ui/printed/printed-words.ts'
import type { Printed } from '#content/help.md'

/** A part of a printed text: its heading, and what stands under it. */
export interface Section {
  heading: Printed
  anchor: string
  name: string
  text: readonly Printed[]
}

/** What stands above the first heading of a level, and the parts that those headings begin. */
export function sectionsOf(
  text: readonly Printed[],
  level: 'h2' | 'h3',
): { before: readonly Printed[]; sections: Section[] } {
  const starts = text.flatMap((piece, at) => (typeof piece !== 'string' && piece.tag === level ? at : []))
  const sections = starts.map((start, index) => {
    const heading = text[start]!
    return {
      heading,
      anchor: anchorOf(heading),
      name: wordsOf(heading),
      text: text.slice(start + 1, starts[index + 1]),
    }
  })
  return { before: text.slice(0, starts[0]), sections }
}
