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
    const wide = word.length > longestWord ? Infinity : widthOf(word, ink, measure)
    if (line !== '' && used + blank + wide <= width) {
      line += ` ${word}`
      used += blank + wide
      continue
    }
    if (line !== '') lines.push(line)
    const [whole, rest] = wide <= width ? [[], word] : broken(word, width, (letter) => widthOf(letter, ink, measure))
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

/** Longer ones are no words and fit no line: they are not measured as a whole. */
const longestWord = 120

/** A word that is wider than the line, in pieces that are not by the widths of their letters, and what is left of it. */
function broken(word: string, width: number, widthOf: (letter: string) => number): [string[], string] {
  const pieces: string[] = []
  let piece = ''
  let left = width
  for (const letter of word) {
    const wide = widthOf(letter)
    if (wide > left && piece !== '') {
      pieces.push(piece)
      piece = ''
      left = width
    }
    piece += letter
    left -= wide
  }
  return [pieces, piece]
}
