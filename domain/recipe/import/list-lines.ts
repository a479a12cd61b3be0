import { withoutEnd } from '#domain/plain-text.ts'
import { linesOf } from '#domain/recipe/import/plain-words.ts'

const bullet = /^(?:[-–—*•·▪◦●○☐☑□▢✓✔▸►‣⁃]+\s+|[•▪◦●○☐☑□▢✓✔▸►‣⁃]\s*|\[[ x]?\]\s+)/i
const stepNumber = /^(?:(?:step )?\d{1,2} ?[.):] |step \d{1,2}(?![\d\p{L}]) ?[-–—.:)]? ?)(?=\S)/iu

/** The lines of an ingredient list, without bullets; its parts as 'For the sauce:'. */
export function ingredientLines(text: string): string[] {
  return linesOf(text).flatMap((line) => {
    const bare = line.replace(bullet, '').trim()
    const head = partNamed(bare)
    return head === undefined ? (bare === '' ? [] : [bare]) : [headingLine(head)]
  })
}

/** 'For the sauce:' of 'Sauce', 'for the sauce', 'SAUCE:': what is read as a heading, and never as a food. */
export function headingLine(name: string): string {
  const said = withoutEnd(name.trim(), /[:\s]/)
  if (said === '') return ''
  const words = said === said.toUpperCase() ? said.toLowerCase() : said
  return /^(?:for|to)\b/i.test(words)
    ? `${words.charAt(0).toUpperCase()}${words.slice(1)}:`
    : `For the ${words.replace(/^the /i, '').toLowerCase()}:`
}

/** What a line names that is a heading by its dress: '[Sauce]', '## Sauce', '**Sauce**', '== Sauce ==', 'FOR THE SAUCE', 'Sauce:'. */
function partNamed(line: string): string | undefined {
  if (line.length > 80) return undefined
  const inside = undressed(line)
  if (inside !== undefined) return /^\d/.test(inside) ? undefined : inside
  if (/^\D+:$/.test(line)) return line
  return /^(?:FOR|TO) [A-Z ]+$/.test(line) ? line : undefined
}

/** What stands between the signs that dress a line as a heading; undefined where nothing does. */
function undressed(line: string): string | undefined {
  const bare = withoutEnd(line, /[:\s]/)
  const [begin] = /^(?:\[|#{1,6} |\*\*|__|=|--|~)/.exec(bare) ?? []
  if (begin === undefined || !bare.endsWith(ends[begin] ?? '')) return undefined
  const said = withoutEnd(bare.replace(/^[[#*_=~-]+/, ''), /[\]#*_=~\s-]/).trim()
  return said === '' || /\*\*|__|\]/.test(said) ? undefined : said
}

const ends: Readonly<Record<string, string>> = { '[': ']', '**': '**', __: '__', '--': '--' }

/** The steps of a method that is one text: a paragraph or a line each, without numbers; a line that only names a part goes before its first step. */
export function stepLines(text: string): string[] {
  return withHeadings(
    linesOf(text).flatMap((line) => {
      const bare = line.replace(bullet, '').replace(stepNumber, '').trim()
      if (bare === '' || /^step\s*\d{0,2}[.:)]?$/i.test(bare)) return []
      return numberedWithin(bare)
    }),
  )
}

/** '1. Mix. 2. Bake.' on one line is two steps: where the numbers count up from one. */
function numberedWithin(line: string): string[] {
  if (!/(?<=[.!)])\s*2\s*[.)]\s/.test(line)) return [line]
  const steps: string[] = []
  let from = 0
  let next = 2
  for (const { index, 0: whole, 1: number } of line.matchAll(/(?<=[.!)])\s*(\d{1,2})\s*[.)]\s+(?=\p{Lu})/gu)) {
    if (Number(number) !== next) continue
    steps.push(line.slice(from, index))
    from = index + whole.length
    next += 1
  }
  return [...steps, line.slice(from)].map((step) => step.trim()).filter((step) => step !== '')
}

/** 'Sauce:' on a line of its own stands before the step that follows it. */
function withHeadings(lines: readonly string[]): string[] {
  const steps: string[] = []
  let heading: string | undefined
  for (const line of lines) {
    const named = line.split(' ').length <= 8 ? partNamed(line) : undefined
    if (named !== undefined) {
      heading = withoutEnd(named, /[:\s]/)
      continue
    }
    steps.push(heading === undefined ? line : underHeading(heading, line))
    heading = undefined
  }
  // one that nothing follows may belong to what the next text says
  return heading === undefined ? steps : [...steps, `${heading}:`]
}

/** 'For the sauce: melt the butter' keeps the name of its part. */
export function underHeading(heading: string, step: string): string {
  const name = withoutEnd(heading.trim(), /[:\s]/)
  return name === '' || step.toLowerCase().startsWith(name.toLowerCase()) ? step : `${name}: ${step}`
}
