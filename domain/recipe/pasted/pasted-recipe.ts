import { isToTaste, readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { headingOf, isAside, type Part, toldBy } from '#domain/recipe/pasted/pasted-asides.ts'
import { type Line, linesOf } from '#domain/recipe/pasted/pasted-lines.ts'
import { servingsOf } from '#domain/recipe/pasted/pasted-servings.ts'
import { isSentence, isSubheading, stepsOf } from '#domain/recipe/pasted/pasted-steps.ts'
import { namesFood, titleOf } from '#domain/recipe/pasted/pasted-title.ts'

export { longestPasted } from '#domain/recipe/pasted/pasted-lines.ts'

/** What a pasted text holds, as it was written: every line that is neither title, food nor step is left out. */
export interface PastedRecipe {
  title: string
  /** Undefined where the text does not say for how many it is. */
  servings: number | undefined
  ingredients: readonly string[]
  instructions: readonly string[]
}

/**
 * Finds title, servings, ingredient lines and steps in any text that people paste: with or without headings, bullets,
 * numbers, tick boxes or tags; also a bare list, or foods with commas between them. Never throws.
 */
export function pastedRecipe(text: string): PastedRecipe {
  const lines = withLabels(linesOf(text))
  const marked = lines.map((line, index) => ({ ...line, part: partOf(line), index }))
  const first = marked.find(({ part }) => part === 'ingredients' || part === 'steps')
  const parts = first ? byHeadings(marked) : byLooks(lines)
  const before = lines.slice(
    0,
    first && !(first.part === 'steps' && parts.titleLines > 0) ? first.index : parts.titleLines,
  )
  return {
    title: titleOf(before, lines),
    servings: servingsOf(lines),
    ingredients: parts.ingredients.slice(0, 200),
    instructions: parts.instructions.slice(0, 100),
  }
}

/** A line with a bullet or a number before it closes no part: 'More butter for the pan'. */
function partOf({ text, mark }: Line): Part | undefined {
  const part = headingOf(text)
  return part === 'other' && mark ? undefined : part
}

interface Parts {
  ingredients: string[]
  instructions: string[]
  /** How many lines before the first food may be the title. */
  titleLines: number
}

const isLabel = (text: string) => text.endsWith(':') && isAside(text) && !headingOf(text)

/** 'Servings:' on a line of its own says what the next one counts. */
function withLabels(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isShort = last !== undefined && last.text.length <= longestLabel
    if (isShort && isLabel(last.text) && line.text.length <= 40 && !headingOf(line.text))
      joined.splice(-1, 1, { ...last, text: `${last.text} ${line.text}` })
    else joined.push(line)
  }
  return joined
}
/** Letters of a label with what was joined to it: one label may stand under another, but not a page of them. */
const longestLabel = 200

interface Section {
  readonly part: Part
  readonly lines: Line[]
}

function byHeadings(lines: readonly (Line & { part: Part | undefined })[]): Parts {
  const sections: Section[] = [{ part: 'other', lines: [] }]
  for (const line of lines) {
    const open = sections.at(-1)!
    // 'Steps' said again before each of them opens nothing
    if (line.part && line.part !== open.part) sections.push({ part: line.part, lines: [] })
    else if (!line.part && !isAside(line.text)) open.lines.push(line)
  }
  const [ahead] = sections
  const work = sections.filter(({ part }) => part === 'steps').map(({ lines }) => lines)
  const lists = sections
    .filter(({ part }) => part === 'ingredients')
    .map(({ lines }) => (work.length > 0 ? { foods: lines, work: [] } : listAndWork(lines)))
  // a page first tells of its ingredients, and has the list with amounts further down
  const withAmounts = lists.findIndex(({ foods }) => foods.some(({ text }) => /[\d½¼¾⅓⅔⅛]/.test(text)))
  const chosen = lists.slice(Math.max(withAmounts, 0))
  const foods = chosen.flatMap(({ foods }) => foods)
  const before = lists.length > 0 ? undefined : byLooks(ahead!.lines)
  return {
    ingredients: before ? before.ingredients : listOf(foods),
    instructions: (work.length > 0 ? work : chosen.map(({ work }) => work)).flatMap(stepsOf),
    titleLines: before ? before.titleLines : 0,
  }
}

/** Foods of a list of lines, each part of it under its heading. */
function listOf(lines: readonly Line[]): string[] {
  const isMeasured = lines.filter(startsWithAmount).length > lines.length / 2
  return lines.flatMap((line, at) => {
    const next = lines[at + 1]
    const bracketed = /^\[([^\]]{1,40})\]$/.exec(line.text)?.[1]
    if (bracketed) return [`${bracketed}:`]
    const isOver = isMeasured && next !== undefined && startsWithAmount(next) && isPartName(line, lines[at - 1])
    return isOver ? [`${line.text}:`] : foodsOf(line.text)
  })
}

/** 'For the cake', 'Topping': a few words over foods with amounts. */
function isPartName(line: Line, before: Line | undefined): boolean {
  const { text, mark, apart } = line
  if (/[:\d]/.test(text) || startsWithAmount(line) || text.split(' ').length > 5) return false
  return /^for (?:the|a) /i.test(text) || ((apart || (before?.mark !== undefined && !mark)) && !isToTaste(text))
}

const startsWithAmount = ({ text }: Line) => measured.test(text)

/** What stands under the heading of a list: foods, and from the first sentence that orders something, the work, whose heading nobody knows. */
function listAndWork(lines: readonly Line[]): { foods: Line[]; work: Line[] } {
  const isListed = lines.filter(({ mark }) => mark === 'bullet').length > 1
  const at = lines.findIndex(
    ({ text, mark }) =>
      isSentence(text) &&
      (mark === 'number' || /[.!]$/.test(text)) &&
      !(isListed && mark === 'bullet') &&
      !/^[\d½¼¾⅓⅔⅛]/.test(text),
  )
  if (at < 0) return { foods: [...lines], work: [] }
  const foods = lines.slice(0, at)
  // 'Here we go' over the first step is none of the foods
  const last = foods.at(-1)
  if (last?.apart && !isFood(last) && !namesFood(last.text)) foods.pop()
  return { foods, work: lines.slice(at) }
}

/** Without headings a line is what it looks like: an amount first is a food, a sentence is a step. */
function byLooks(lines: readonly Line[]): Parts {
  const at = lines.findIndex(
    (line, index) =>
      startsList(line) && !lines[index + 1]?.apart && lines.slice(index + 1, index + 9).filter(startsList).length >= 2,
  )
  return at < 0 ? byEachLine(lines) : aroundList(lines, at)
}

const startsList = (line: Line) => startsWithAmount(line) && isFood(line) && !isAside(line.text)

/** A list with amounts: the title stands before it, the work behind it. */
function aroundList(lines: readonly Line[], at: number): Parts {
  let from = at
  while (from > 0 && !lines[from]!.apart && isAbove(lines, from - 1)) from -= 1
  let to = at
  while (to < lines.length && !endsList(lines, to)) to += 1
  const foods = lines.slice(from, to).filter(({ text }) => !isAside(text))
  return {
    ingredients: listOf(foods),
    instructions: stepsOf(lines.slice(to).filter(({ text }) => !isAside(text) && !headingOf(text))),
    titleLines: from,
  }
}

/** Whether a line above foods with amounts is one of them; the first of a text is its title, where it has no amount. */
function isAbove(lines: readonly Line[], at: number): boolean {
  const line = lines[at]!
  if (isAside(line.text) || toldBy.test(line.text)) return false
  return isFood(line) || isSubheading(line.text) || (at > 0 && !isSentence(line.text) && namesFood(line.text))
}

/** Whether the list is over: a sentence, a step that is counted, or a word over the first of them. */
function endsList(lines: readonly Line[], at: number): boolean {
  const line = lines[at]!
  if (isFood(line) || isAside(line.text)) return false
  if (isSentence(line.text) || line.mark === 'number' || toldBy.test(line.text)) return true
  if (namesFood(line.text)) return false
  const next = lines[at + 1]
  return line.apart && !isSubheading(line.text) && !(next && (isFood(next) || startsWithAmount(next)))
}

/** A few lines, each for itself. */
function byEachLine(lines: readonly Line[]): Parts {
  const parts: Parts = { ingredients: [], instructions: [], titleLines: 0 }
  const [only] = lines
  if (lines.length === 1 && only && !isSentence(only.text)) {
    parts.ingredients.push(...foodsOf(only.text, true))
    return parts
  }
  let heading: string | undefined
  for (const [index, line] of lines.entries()) {
    if (isAside(line.text)) continue
    const before = heading
    heading = index > 0 && isSubheading(line.text) && !headingOf(line.text) ? line.text : undefined
    if (isFood(line) && !(parts.instructions.length > 0 && isSentence(line.text))) {
      if (parts.ingredients.length === 0) parts.titleLines = before === undefined ? index : index - 1
      if (before !== undefined && parts.instructions.length === 0) parts.ingredients.push(before)
      parts.ingredients.push(...foodsOf(line.text))
    } else if (isSentence(line.text)) parts.instructions.push(line.text)
    else if (parts.ingredients.length > 0 && parts.instructions.length === 0 && !isSubheading(line.text))
      parts.ingredients.push(...foodsOf(line.text))
    else if (parts.instructions.length > 0) parts.instructions.push(line.text)
    else if (index > 0 && !isSubheading(line.text)) parts.ingredients.push(...foodsOf(line.text))
    else if (index === 0) parts.titleLines = isBareList(lines) ? 0 : 1
    if (index === 0 && parts.titleLines === 0 && parts.ingredients.length === 0)
      parts.ingredients.push(...foodsOf(line.text))
  }
  return parts
}

/** A bare list of foods has no title: its first line is a known food as the others are. */
function isBareList([first, second]: readonly Line[]): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    !second.apart &&
    !first.mark === !second.mark &&
    namesFood(first.text)
  )
}

function isFood({ text, mark }: Line): boolean {
  if (text.length > 160 || isSentence(text)) return false
  if (
    /^(?:[\d½¼¾⅓⅔⅛⅜⅝⅞]|an?\b|one\b|two\b|three\b|half\b|some\b|pinch|dash|handful|salt\b|juice of|zest of)/i.test(text)
  )
    return readIngredientLine(text).amount !== undefined || namesFood(text)
  if (mark === 'number' && /[.!]$/.test(text)) return false
  return (mark !== undefined && text.length < 90) || isToTaste(text)
}

/** One line may hold several foods: '2 eggs; 1 cup flour', or 'rice, chicken, onions' where nothing else is said. */
function foodsOf(text: string, alone = false): string[] {
  const bySemicolon = text.split(/ ?; ?/).filter(Boolean)
  if (bySemicolon.length > 1) return isOneWithAside(bySemicolon) ? [text] : bySemicolon
  const byAmount = text.split(/ ?, ?(?=[\d½¼¾⅓⅔⅛])/).filter(Boolean)
  if (byAmount.length > 2 || (alone && byAmount.length > 1)) return byAmount
  if (!alone) return [text]
  const byComma = text.split(/ ?, ?| and /).filter(Boolean)
  return byComma.length > 1 && byComma.every((each) => each.split(' ').length <= 4 && namesFood(each))
    ? byComma
    : [text]
}

/** '2 tsp salt; more at the end' */
function isOneWithAside([food = '', aside = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && measured.test(food) && !measured.test(aside) && !namesFood(aside)
}
const measured = /^[\d½¼¾⅓⅔⅛⅜⅝⅞]/
