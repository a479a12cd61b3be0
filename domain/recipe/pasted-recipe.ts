import { cutText } from '#domain/cut-text.ts'
import { isToTaste, readIngredientLine } from '#domain/food/ingredient-line.ts'
import { numberOfWord, numberWord } from '#domain/measure/number-words.ts'
import { withoutEnd, wordSet } from '#domain/plain-text.ts'

/** What a pasted text holds, as it was written: every line that is neither title, food nor step is left out. */
export interface PastedRecipe {
  title: string
  /** Undefined where the text does not say for how many it is. */
  servings: number | undefined
  ingredients: readonly string[]
  instructions: readonly string[]
}

/** Letters of a text that are looked at. */
export const longestPasted = 60_000

/**
 * Finds title, servings, ingredient lines and steps in any text that people paste: with or without headings, bullets,
 * numbers, tick boxes or tags; also a bare list, or foods with commas between them. Never throws.
 */
export function pastedRecipe(text: string): PastedRecipe {
  const lines = linesOf(text)
  const marked = lines.map((line, index) => ({ ...line, part: headingOf(line.text), index }))
  const first = marked.find(({ part }) => part === 'ingredients' || part === 'steps')
  const parts = first ? byHeadings(marked) : byLooks(lines)
  const before = first ? lines.slice(0, first.index) : lines.slice(0, parts.titleLines)
  return {
    title: titleOf(before),
    servings: servingsOf(lines),
    ingredients: parts.ingredients.slice(0, 200),
    instructions: parts.instructions.slice(0, 100),
  }
}

interface Line {
  text: string
  /** Whether a bullet, a box or a number stood before it. */
  marked: boolean
  /** Whether an empty line stood before it. */
  apart: boolean
}
interface Parts {
  ingredients: string[]
  instructions: string[]
  /** How many lines before the first food may be the title. */
  titleLines: number
}

const mark =
  /^\s*(?:[-–—*•·▪◦●○☐☑□▢✓✔]+\s+|[•▪◦●○☐☑□▢✓✔]|\[[ x]?\]\s*|(?:step\s*)?\d{1,2}[.):]\s+|step\s+\d{1,2}\b[.:)]?\s*)/i

function linesOf(text: string): Line[] {
  const plain = cutText(text, longestPasted)
    .replace(/<\/(?:li|p|h\d|div|tr)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^<>\n]{1,200}>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' || sign === '\r' ? '\n' : sign === '\t' ? ' ' : ''))
  let apart = true
  const lines = plain.split('\n').flatMap((raw) => {
    const withoutMark = raw.replace(mark, '')
    const words = withoutMark.replace(/\s+/g, ' ').trim()
    // 'Step 2' on a line of its own says what follows
    const line = { text: words || (/\bstep\b/i.test(raw) ? 'Steps' : ''), marked: withoutMark !== raw, apart }
    apart = line.text === ''
    return line.text === '' ? [] : [line]
  })
  return withLabels(lines)
}

const isLabel = (text: string) => text.endsWith(':') && isAside(text) && !headingOf(text)

/** 'Servings:' on a line of its own says what the next one counts. */
function withLabels(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && isLabel(last.text) && line.text.length <= 40 && !headingOf(line.text))
      joined.splice(-1, 1, { ...last, text: `${last.text} ${line.text}` })
    else joined.push(line)
  }
  return joined
}

type Part = 'ingredients' | 'steps' | 'other'

/** Which part a line that is a heading opens; 'For the sauce:' is a heading inside of the part that is open. */
function headingOf(text: string): Part | undefined {
  const words = withoutEnd(text.toLowerCase(), /[:\s#*_=-]/).replace(/^[#*_=\s-]+/, '')
  if (words.length > 40) return undefined
  if (
    /^(?:the )?(?:ingredients?(?: list)?|you(?:'|’)?ll need|you will need|what you need|shopping list|ingr[ée]dients|ingredientes|ingredienti|zutaten)(?: \(.*\)| for .*)?$/.test(
      words,
    )
  )
    return 'ingredients'
  if (
    /^(?:the )?(?:instructions?|directions?|method|preparation|procedure|steps?|how to (?:make|cook|prepare).*|to (?:make|cook|prepare)(?: it)?|cooking instructions|pr[ée]paration|preparaci[óo]n|elaboraci[óo]n|preparazione|procedimento|zubereitung)$/.test(
      words,
    )
  )
    return 'steps'
  if (
    /^(?:[a-z]+(?:'|’)s |recipe )?(?:notes?|tips?|nutrition(?:al)?(?: facts| information)?|equipment|storage|reviews?|comments?|related.*|you may also like|video|faqs?|per serving)(?: \(.*\))?$/.test(
      words,
    )
  )
    return 'other'
  return undefined
}

function byHeadings(lines: readonly (Line & { part: Part | undefined })[]): Parts {
  const parts: Parts = { ingredients: [], instructions: [], titleLines: 0 }
  let open: Part = 'other'
  for (const { text, part } of lines) {
    if (part) open = part
    else if (isAside(text)) continue
    else if (open === 'ingredients') parts.ingredients.push(...foodsOf(text))
    else if (open === 'steps' && !isSubheading(text)) parts.instructions.push(text)
  }
  return { ...parts, instructions: unnumbered(parts.instructions) }
}

/** '1 Heat the oven', '2 Mix': bare numbers that count up from one before every step are none of its words. */
function unnumbered(steps: readonly string[]): string[] {
  const isCounted = steps.length > 1 && steps.every((step, at) => step.startsWith(`${at + 1} `))
  return isCounted ? steps.map((step) => step.replace(/^\d+ /, '')) : [...steps]
}

/** Without headings a line is what it looks like: an amount first is a food, a sentence is a step. */
function byLooks(lines: readonly Line[]): Parts {
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
    else if (index === 0) parts.titleLines = startsList(lines) ? 0 : 1
    if (index === 0 && parts.titleLines === 0 && parts.ingredients.length === 0)
      parts.ingredients.push(...foodsOf(line.text))
  }
  return parts
}

/** A bare list of foods has no title: its first line is a known food as the others are. */
function startsList([first, second]: readonly Line[]): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    !second.apart &&
    !first.marked === !second.marked &&
    namesFood(first.text)
  )
}

function isFood({ text, marked }: Line): boolean {
  if (text.length > 160 || isSentence(text)) return false
  if (
    /^(?:[\d½¼¾⅓⅔⅛⅜⅝⅞]|an?\b|one\b|two\b|three\b|half\b|some\b|pinch|dash|handful|salt\b|juice of|zest of)/i.test(text)
  )
    return readIngredientLine(text).amount !== undefined || namesFood(text)
  return (marked && text.length < 90) || isToTaste(text)
}

function namesFood(text: string): boolean {
  return readIngredientLine(text).foods.some(({ food }) => food !== undefined)
}

/** Verbs with which steps begin. */
const orders =
  wordSet(`meanwhile while when once then next first finally preheat heat add mix stir combine whisk cook bake boil fry roast place put
  pour set serve cut chop slice season remove bring simmer let toss spread cover drain melt beat fold blend transfer turn make
  prepare sprinkle top garnish grease line wash rinse peel grill steam knead roll use take divide arrange reduce return rub brush
  marinate refrigerate chill cool allow warm brown sear dice crush mash layer assemble enjoy`)
const otherOrders = /^(?:in an?|pre-heat|saut[eé])\b/i
const isOrder = (text: string) =>
  orders.has(/^\w{1,20}\b/.exec(text)?.[0].toLowerCase() ?? '') || otherOrders.test(text)

function isSentence(text: string): boolean {
  const words = text.split(' ').length
  return (
    (words >= 4 && isOrder(text)) ||
    (words >= 12 && /[.!]$/.test(text)) ||
    (words >= 6 && /[a-z]{3}\. [A-Z]/.test(text))
  )
}

/** 'For the sauce:', 'Dressing:' names a part of the dish. */
function isSubheading(text: string): boolean {
  return text.endsWith(':') && text.length < 60
}

/** Times, ratings, buttons and figures that pages print around a recipe. */
function isAside(text: string): boolean {
  return (
    /^(?:prep(?:aration)?|cook(?:ing)?|total|active|inactive|rest(?:ing)?|chill(?:ing)?|ready in|serves|servings?|yields?|makes|course|cuisine|category|keywords?|author|by|calories|kcal|difficulty|rating|print|pin|save|jump to|rate this|advertisement|nutrition|adapted from|source)\b[^.]{0,60}$/i.test(
      text,
    ) &&
    (/[:\d]/.test(text) || /^(?:print|pin|save|jump to|rate this|advertisement)\b/i.test(text))
  )
}

/** One line may hold several foods: '2 eggs; 1 cup flour', or 'rice, chicken, onions' where nothing else is said. */
function foodsOf(text: string, alone = false): string[] {
  const bySemicolon = text.split(/ ?; ?/).filter(Boolean)
  if (bySemicolon.length > 1) return bySemicolon
  const byAmount = text.split(/ ?, ?(?=[\d½¼¾⅓⅔⅛])/).filter(Boolean)
  if (byAmount.length > 2 || (alone && byAmount.length > 1)) return byAmount
  if (!alone) return [text]
  const byComma = text.split(/ ?, ?| and /).filter(Boolean)
  return byComma.length > 1 && byComma.every((each) => each.split(' ').length <= 4 && namesFood(each))
    ? byComma
    : [text]
}

function titleOf(lines: readonly Line[]): string {
  const title = lines.find(({ text, marked }) => !marked && !isAside(text) && text.length <= 120)
  return cutText((title?.text ?? '').replace(/^#+\s*|[*_]{2,}/g, ''), 200)
}

/** People are counted before pieces, wherever they stand: 'Makes 1 loaf, serves 8' is for eight, and 'Makes 1 loaf' alone says nothing of servings. */
function servingsOf(lines: readonly Line[]): number | undefined {
  return countIn(lines, peopleIn) ?? countIn(lines, piecesIn)
}

function countIn(lines: readonly Line[], read: (text: string) => number | undefined): number | undefined {
  for (const { text } of lines) {
    const count = read(text)
    if (count && count <= 100 && (text.length < 80 || /serv|yield/i.test(text))) return count
  }
  return undefined
}

function peopleIn(text: string): number | undefined {
  return countOf(people.map((pattern) => pattern.exec(text)?.[1]).find((said) => said !== undefined))
}

function piecesIn(text: string): number | undefined {
  const found = pieces.exec(text)
  const count = countOf(found?.[1])
  if (!found || count === undefined) return undefined
  const [what = ''] = text.slice(found.index + found[0].length).split(/[,;.]/)
  if (/^ dozen\b/i.test(what)) return count * 12
  return wholes.test(what.slice(0, 40)) ? undefined : count
}

function countOf(said: string | undefined): number | undefined {
  return said === undefined ? undefined : (numberOfWord(said) ?? Number(said))
}

const counted = String.raw`(\d{1,3}|${numberWord})\b`
const about = String.raw`\s*(?:(?:about|approx\.?|up to|:|=)\s*)*`
const noMeasure = String.raw`(?!\d|\s*(?:min|hour|°|g\b|kg|ml|cups?|tbsp|tsp|inch|cm|x\b|[./]\d))`
const people = [
  new RegExp(String.raw`\b(?:serves|servings?|feeds|portions?)\b${about}${counted}${noMeasure}`, 'i'),
  // 'fry for 3 minutes' and 'for 5 to 7 minutes' say nothing of people
  new RegExp(String.raw`\bfor\s+(\d{1,3})\s*(?:$|[),;])`, 'i'),
  new RegExp(
    String.raw`\b${counted}\s*(?:servings|portions|people|persons|guests|personnes|personas|porciones|persone|personen|portionen)\b`,
    'i',
  ),
]
const pieces = new RegExp(String.raw`\b(?:yields?|makes)\b${about}${counted}${noMeasure}`, 'i')
/** A whole that is cut up is no serving, nor is a vessel of it. */
const wholes =
  /\b(?:loaf|loaves|cakes?|pies?|tarts?|quiches?|cheesecakes?|batch|batches|pans?|pots?|jars?|recipes?|roasts?|trays?|traybakes?|quarts?|pints?|gallons?|liters?|pounds?)\b/i
