import { cutText } from '#domain/cut-text.ts'
import { unitNamed } from '#domain/measure/unit.ts'
import { headingOf } from '#domain/recipe/pasted/pasted-asides.ts'

/** Letters of a text that are looked at. */
export const longestPasted = 60_000

/** A line of a pasted text, without what stood before its words. */
export interface Line {
  readonly text: string
  /** A bullet, a box or a number that stood before it. */
  readonly mark: 'bullet' | 'number' | undefined
  /** Whether an empty line stood before it. */
  readonly apart: boolean
}

/** The lines of a text: tags, the stamps of messages and the signs before a line taken off, and lines that a page or a mail broke made whole. */
export function linesOf(text: string): Line[] {
  const plain = cutText(text, longestPasted)
    .replace(/<\/(?:li|p|h\d|div|tr)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^<>\n]{1,200}>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' || sign === '\r' ? '\n' : sign === '\t' ? ' ' : ''))
  const lines: Line[] = []
  let apart = true
  let numbered = false
  let lone = ''
  for (const raw of plain.split('\n').flatMap(headingApart)) {
    const line = lineOf(raw)
    const isStepAlone = /^step \d{1,2}[.):]?$/i.test(raw.trim())
    if (line.text === '' && !isStepAlone) apart = true
    // '2' or 'Step 2' on a line of its own counts what follows
    else if (isStepAlone) {
      lines.push({ text: 'Steps', mark: undefined, apart })
      numbered = true
    } else if (/^\d{1,2}[.):]?$/.test(line.text) && !lines.at(-1)?.text.endsWith(':')) lone = line.text
    else {
      // '2' over 'eggs' is how many of them
      const isCount = lone !== '' && line.text.split(' ').length < 4
      const isCounted = numbered || (lone !== '' && !isCount)
      lines.push({ text: isCount ? `${lone} ${line.text}` : line.text, mark: isCounted ? 'number' : line.mark, apart })
      apart = false
      numbered = false
      lone = ''
    }
  }
  return withoutBreaks(withAmounts(counted(lines)))
}

/** 'Ingredients: 2 eggs, 1 cup milk' is a heading and what stands under it. */
function headingApart(raw: string): string[] {
  const found = /^\s*((?:ingredients?|instructions?|directions?|method|steps?)\s*:)\s*(\S.*)$/i.exec(raw)
  return found ? [found[1]!, found[2]!] : [raw]
}

const isLong = (text: string) => /[.!]$/.test(text) || text.split(' ').length >= 9

/** '1 Heat the oven', '2 Mix': bare numbers that count up from one before sentences are none of their words. */
function counted(lines: readonly Line[]): Line[] {
  const places: number[] = []
  for (const [at, { text }] of lines.entries())
    if (text.startsWith(`${places.length + 1} `) && /^\d+ [A-Z]/.test(text) && isLong(text)) places.push(at)
  if (places.length < 3) return [...lines]
  const steps = new Set(places)
  return lines.map((line, at) =>
    steps.has(at) ? { ...line, text: line.text.replace(/^\d+ /, ''), mark: 'number' as const } : line,
  )
}

function lineOf(raw: string): Omit<Line, 'apart'> {
  const said = raw.trim().replace(quoted, '').replace(stamp, '').replace(dressing, '')
  const counted = said.replace(number, '')
  if (counted !== said) return { text: bare(counted), mark: 'number' }
  const listed = said.replace(bullet, '')
  // a number within a bullet: '- 1. Mix'
  const inner = listed.replace(number, '')
  if (inner !== listed) return { text: bare(inner), mark: 'number' }
  return { text: bare(listed), mark: listed === said ? undefined : 'bullet' }
}

/** '> ' of a mail that is answered. */
const quoted = /^(?:>\s{0,3}){1,8}/
/** '[12:41, 3/4/2024] Meena: ' and '04/12/2023, 18:05 - Tom: ' of a chat. */
const stamp =
  /^(?:\[[\d/.:, ]{6,24}(?:[ap]\.?m\.?)?[\d/.:, ]{0,14}\]|\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)? [-–])\s*(?:[^:\n]{1,40}: ?)?/i
/** A picture before the words, other than a sign of a list. */
const dressing =
  /^(?:(?![✓✔☐☑□▢▪◦•●○])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Variation_Selector}|\s){1,12}(?=\S)/u
const number =
  /^(?:(?:\*\*)?(?:step|Step|STEP)\s*\d{1,2}\b\s*[.):–-]?(?:\*\*)?\s*|\d{1,2}\s?[.):]{1,2}\s*(?=\D)|\d{1,2}\s?[-–]\s(?=\p{Lu})|\d{1,2}\u{fe0f}?\u20e3\s*|[①-⑳]\s*|[a-h]\)\s+)/u
const bullet = /^(?:[-–—*•·▪◦●○☐☑□▢✓✔+~]{1,3}\s+|[•·▪◦●○☐☑□▢✓✔°]\s*|[-–](?=[\p{L}\d½¼¾⅓⅔])|\[[ x]?\]\s*){1,3}/iu

/** Its words, with one space between them, without the stars of a mark-up and the pictures at the end. */
function bare(text: string): string {
  const words = text
    .replace(/\*\*|__/g, '')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Variation_Selector}|\p{Me}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // '2 🥚' is an egg
  if (!/\p{L}/u.test(words)) return text.trim()
  return words.length > 2 && words.startsWith('*') && words.endsWith('*') ? words.slice(1, -1) : words
}

/** '150 g' on a line of its own is of the food on the next one. */
function withAmounts(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (
      last &&
      isAmountAlone(last.text) &&
      !line.apart &&
      !headingOf(line.text) &&
      !/^\d/.test(line.text) &&
      line.text.length <= 80
    )
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

function isAmountAlone(text: string): boolean {
  const [, unit] = /^[\d½¼¾⅓⅔⅛⅜⅝⅞\u2044/.,–-]+(?: [\d/½¼¾⅓⅔⅛\u2044]+)? ?([a-z]{1,12}\.?)?$/i.exec(text) ?? []
  return unit !== undefined && (unit === 'unit' || measures.has(unitNamed(unit.toLowerCase())?.dimension ?? ''))
}

const measures: ReadonlySet<string> = new Set(['mass', 'volume'])

/** Lines as they were before the column of a page or a mail broke them. */
function withoutBreaks(lines: readonly Line[]): Line[] {
  const width = columnWidth(lines)
  if (width === 0) return [...lines]
  const whole: Line[] = []
  for (const [at, line] of lines.entries()) {
    const last = whole.at(-1)
    const before = lines[at - 1]?.text ?? ''
    if (last && goesOn(before, line, width)) {
      const isCutWord = /[a-z]-$/.test(before)
      const text = isCutWord ? last.text.slice(0, -1) + line.text : `${last.text} ${line.text}`
      whole[whole.length - 1] = { ...last, text }
    } else whole.push(line)
  }
  return whole
}

/** Letters of the column that a text was set into; 0 where its lines are as long as what they say. */
function columnWidth(lines: readonly Line[]): number {
  const longest = Math.max(0, ...lines.map(({ text }) => text.length))
  if (longest > 100) return 0
  const broken = lines.filter(({ text, mark, apart }, at) => {
    const before = lines[at - 1]?.text ?? ''
    const isFull = before.length > longest * 0.6 && before.split(' ').length >= 6
    return !mark && !apart && isFull && /^[a-z]/.test(text) && !/[.!?:;]$/.test(before)
  })
  return broken.length >= 3 ? longest : 0
}

function goesOn(before: string, { text, mark, apart }: Line, width: number): boolean {
  if (mark || apart || /[.!?:;]$/.test(before)) return false
  if (/[a-z]-$|,$|\b(?:and|or|with|the|an?|of|to|into|in|for|until|if|from)$/i.test(before)) return true
  return /^[a-z]/.test(text) && before.length >= width * 0.5
}
