import { type Face, type Part, partWith, settable } from '#server/ports/print/typefaces.ts'

export interface Ink {
  readonly face: Face
  readonly size: number
  readonly colour: string
}

/** A piece of a line that one file of a typeface sets. */
export interface Run {
  readonly text: string
  readonly font: FontName
  /** '7/8', set as one sign: '1 7/8' would read as '17/8'. */
  readonly isFraction?: true
}
export type FontName = `${Face} ${Part}`

/** Width of a run, in parts of the size of its type. */
export type Measure = (run: Run) => number

/** Breaks a text into lines of at most `width` points, between words where it can. At most `most` lines; the last then ends with '…'. */
export function setLines(
  text: string,
  ink: Ink,
  width: number,
  measure: Measure,
  most = Number.POSITIVE_INFINITY,
): Run[][] {
  const lines: string[] = []
  const blank = widthOf(' ', ink, measure)
  let line = ''
  let used = 0
  for (const word of settable(text)
    .text.split(/[ \t\n]+/)
    .filter(Boolean)) {
    const wide = widthOf(word, ink, measure)
    if (line !== '' && used + blank + wide <= width) {
      line += ` ${word}`
      used += blank + wide
      continue
    }
    if (line !== '') lines.push(line)
    const [whole, rest] = wide <= width ? [[], word] : broken(word, width, (piece) => widthOf(piece, ink, measure))
    lines.push(...whole)
    line = rest
    used = widthOf(rest, ink, measure)
  }
  if (line !== '') lines.push(line)
  if (lines.length <= most) return lines.map((each) => runsOf(each, ink.face))
  const kept = lines.slice(0, most)
  let last = kept.pop() ?? ''
  while (last !== '' && widthOf(`${last}…`, ink, measure) > width) last = last.slice(0, -1)
  return [...kept, `${last.trimEnd()}…`].map((each) => runsOf(each, ink.face))
}

function widthOf(text: string, ink: Ink, measure: Measure): number {
  return runsOf(text, ink.face).reduce((sum, run) => sum + measure(run) * ink.size, 0)
}

/** A text by the files that have its characters, fractions by themselves. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = []
  for (const part of text.split(/(?<!\d)(\d{1,2}[/⁄]\d{1,2})(?!\d)/)) {
    if (/^\d+[/⁄]\d+$/.test(part)) runs.push({ text: part.replace('⁄', '/'), font: `${face} basic`, isFraction: true })
    else runs.push(...plainRuns(part, face))
  }
  return runs
}

function plainRuns(text: string, face: Face): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const font = `${face} ${partWith(character) ?? 'basic'}` as const
    const last = runs.at(-1)
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + character }
    else runs.push({ font, text: character })
  }
  return runs
}

/** A word that is wider than the line, in pieces that are not, and what is left of it. */
function broken(word: string, width: number, widthOf: (piece: string) => number): [string[], string] {
  const characters = Array.from(word)
  const widths = characters.map(widthOf)
  const pieces: string[] = []
  let from = 0
  for (;;) {
    const piece = (to: number) => characters.slice(from, to).join('')
    const fits = (to: number) => to - from <= 1 || widthOf(piece(to)) <= width
    // the letters by themselves say where it is looked; beside each other they are a little nearer, or further
    let to = from
    for (let left = width; to < characters.length && left > 0; to += 1) left -= widths[to]!
    while (to < characters.length && fits(to + 1)) to += 1
    while (!fits(to)) to -= 1
    if (to === characters.length) return [pieces, piece(to)]
    pieces.push(piece(to))
    from = to
  }
}
