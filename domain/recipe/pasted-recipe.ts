import { cutText } from '#domain/cut-text.ts'
import { isToTaste, readIngredientLine } from '#domain/food/ingredient-line.ts'
import { numberOfWord, numberWord } from '#domain/measure/number-words.ts'
import { withoutEnd, wordSet } from '#domain/plain-text.ts'
import { type Line, linesOf } from '#domain/recipe/pasted-lines.ts'

export { longestPasted } from '#domain/recipe/pasted-lines.ts'

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
  const marked = lines.map((line, index) => ({ ...line, part: headingOf(line.text), index }))
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
    if (last && isLabel(last.text) && line.text.length <= 40 && !headingOf(line.text))
      joined.splice(-1, 1, { ...last, text: `${last.text} ${line.text}` })
    else joined.push(line)
  }
  return joined
}

type Part = 'ingredients' | 'steps' | 'other'

/** Which part a line that is a heading opens; 'For the sauce:' is a heading inside of the part that is open. */
function headingOf(text: string): Part | undefined {
  const words = withoutEnd(text.toLowerCase().replaceAll('’', "'"), /[:\s#*_=.👇-]/u).replace(/^[#*_=\s-]+/, '')
  if (words.length > 40) return undefined
  return headings.find(([, pattern]) => pattern.test(words))?.[0]
}

const headings: readonly (readonly [Part, RegExp])[] = [
  [
    'ingredients',
    /^(?:the )?(?:ingredients?(?: list| you'll need)?|you'?ll need|you will need|what you(?:'ll)? need|what we need|things (?:you need|needed)|what goes in(?: it)?|shopping list|grocery list|formula|ingr[ée]dients|ingredientes|ingredienti|zutaten)(?: \(.*\)| for .*)?$/,
  ],
  [
    'steps',
    /^(?:the )?(?:cooking )?(?:instructions?|directions?|method|preparation|procedure|process|steps?|what (?:to|you) do|(?:and )?what you do is|method of work|(?:here's )?how(?: to (?:make|cook|prepare|do).*)?|to (?:make|cook|prepare)(?: it)?|let's (?:make|cook) it|pr[ée]paration|preparaci[óo]n|elaboraci[óo]n|preparazione|procedimento|zubereitung)$/,
  ],
  [
    'other',
    /^(?:[a-z]+'s |recipe |private |cooking |pro |top |baker's |expert )?(?:notes?|tips?(?: (?:and|&) tricks)?|nutrition(?:al)?(?: (?:facts?|information|info|per .*))?|equipment(?: needed)?|storage|make[- ]ahead|storing.*|to store|how to (?:store|serve|freeze|reheat).*|freezing.*|reheating.*|serving (?:suggestions?|ideas)|what to serve with.*|goes well with|substitutions?|variations?|reviews?(?: \(\d+\))?|\d* ?comments?|leave a (?:comment|reply|review)|related.*|more .{2,30}|you (?:may|might) also like|did you make this.*|tried this.*|filed under|video|watch.*|faqs?|frequently asked questions|per serving|credits?|about(?: the author)?|share(?: this)?|tags?)(?: \(.*\))?$/,
  ],
]

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
  const lists = sections.filter(({ part }) => part === 'ingredients').map(({ lines }) => listAndWork(lines))
  // a page first tells of its ingredients, and has the list with amounts further down
  const withAmounts = lists.filter(({ foods }) => foods.some(startsWithAmount))
  const chosen = withAmounts.length > 0 ? withAmounts : lists
  const foods = chosen.flatMap(({ foods }) => foods)
  const work = sections.filter(({ part }) => part === 'steps').map(({ lines }) => lines)
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
function isPartName({ text, mark, apart }: Line, before: Line | undefined): boolean {
  if (/[:\d]/.test(text) || text.split(' ').length > 5) return false
  return /^for (?:the|a) /i.test(text) || ((apart || (before?.mark !== undefined && !mark)) && !isToTaste(text))
}

const startsWithAmount = ({ text }: Line) => /^[\d½¼¾⅓⅔⅛⅜⅝⅞]/.test(text)

/** What stands under the heading of a list: foods, and from the first sentence that orders something, the work, whose heading nobody knows. */
function listAndWork(lines: readonly Line[]): { foods: Line[]; work: Line[] } {
  const orders = (line: Line | undefined) => line !== undefined && isSentence(line.text) && !startsWithAmount(line)
  const at = lines.findIndex((line, index) => orders(line) && (orders(lines[index + 1]) || index === lines.length - 1))
  if (at < 0) return { foods: [...lines], work: [] }
  const foods = lines.slice(0, at)
  // 'Here we go' over the first step is none of the foods
  if (foods.at(-1)?.apart && !isFood(foods.at(-1)!)) foods.pop()
  return { foods, work: lines.slice(at) }
}

/** Steps of one part: where they are numbered, what stands between and behind them without a number is none. */
function stepsOf(lines: readonly Line[]): string[] {
  const numbered = lines.filter(({ mark }) => mark === 'number').length
  if (numbered < 2 || lines.find(isWork)?.mark !== 'number') return unnumbered(untilTrailer(lines))
  const steps: string[] = []
  for (const { text, mark, apart } of lines) {
    if (mark === 'number') steps.push(text)
    else if (steps.length > 0 && !apart && !/[.!?)]$/.test(steps.at(-1)!)) steps.push(`${steps.pop()} ${text}`)
  }
  return steps
}

/** Lines of work until a page goes on with something else: two lines in a row that are none. */
function untilTrailer(lines: readonly Line[]): string[] {
  const steps: string[] = []
  let others = 0
  const areWhole = lines.filter(({ text }) => /[.!]$/.test(text)).length > lines.length / 2
  for (const line of lines) {
    // 'Make the pastry' over sentences
    if (areWhole && !/[.!):]$/.test(line.text) && line.text.split(' ').length <= 4) others += 1
    else if (isWork(line)) {
      steps.push(line.text)
      others = 0
    } else if (steps.length > 0) others += 1
    if (others > 1) break
  }
  return steps
}

function isWork({ text, mark }: Line): boolean {
  if (isSubheading(text) || toldBy.test(text) || text.endsWith('?')) return false
  const words = text.split(' ').length
  return mark !== undefined || isOrder(text) || (words >= 3 && /[.!)]$/.test(text)) || words >= 5
}
/** What a writer says of themselves, or a reader to them. */
const toldBy = /^(?:i|i'm|i've|i’m|i’ve|we|my|our|thanks?|thank you|love|hi|hello|hey|dear|lol|omg|yum)\b/i

/** '1 Heat the oven', '2 Mix': bare numbers that count up from one before every step are none of its words. */
function unnumbered(steps: readonly string[]): string[] {
  const isCounted = steps.length > 1 && steps.every((step, at) => step.startsWith(`${at + 1} `))
  return isCounted ? steps.map((step) => step.replace(/^\d+ /, '')) : [...steps]
}

/** Without headings a line is what it looks like: an amount first is a food, a sentence is a step. */
function byLooks(lines: readonly Line[]): Parts {
  const at = lines.findIndex(
    (line, index) => startsList(line) && lines.slice(index + 1, index + 5).filter(startsList).length >= 2,
  )
  return at < 0 ? byEachLine(lines) : aroundList(lines, at)
}

const startsList = (line: Line) => startsWithAmount(line) && isFood(line) && !isAside(line.text)

/** A list with amounts: the title stands before it, the work behind it. */
function aroundList(lines: readonly Line[], at: number): Parts {
  let from = at
  while (
    from > 0 &&
    !lines[from]!.apart &&
    !isAside(lines[from - 1]!.text) &&
    (isFood(lines[from - 1]!) || isSubheading(lines[from - 1]!.text)) &&
    !toldBy.test(lines[from - 1]!.text)
  )
    from -= 1
  let to = at
  while (to < lines.length && !endsList(lines, to)) to += 1
  const foods = lines.slice(from, to).filter(({ text }) => !isAside(text))
  return {
    ingredients: listOf(foods),
    instructions: stepsOf(lines.slice(to).filter(({ text }) => !isAside(text) && !headingOf(text))),
    titleLines: from,
  }
}

/** Whether the list is over: a sentence, a step that is counted, or a word over the first of them. */
function endsList(lines: readonly Line[], at: number): boolean {
  const line = lines[at]!
  if (isFood(line) || isAside(line.text)) return false
  if (isSentence(line.text) || line.mark === 'number' || toldBy.test(line.text)) return true
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

function namesFood(text: string): boolean {
  return readIngredientLine(text).foods.some(({ food }) => food !== undefined)
}

/** Verbs with which steps begin. */
const orders =
  wordSet(`meanwhile while when once then next first finally preheat heat add mix stir combine whisk cook bake boil fry roast place put
  pour set serve cut chop slice season remove bring simmer let toss spread cover drain melt beat fold blend transfer turn make
  prepare sprinkle top garnish grease line wash rinse peel grill steam knead roll use take divide arrange reduce return rub brush
  marinate refrigerate chill cool allow warm brown sear dice crush mash layer assemble enjoy rim shake strain stretch dip fill wrap dust build shape press poach soften drop pipe flip score scatter spoon lift
  char blanch wring dissolve sift scoop lower discard repeat soak scrub crumble trim halve lay pack rest proof massage`)
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

/** Times, ratings, buttons and figures that pages print around a recipe, and what is said to friends and readers. */
function isAside(text: string): boolean {
  if (labels.test(text) && (/[:\d]/.test(text) || buttons.test(text))) return true
  return chrome.test(text) || isButtons(text) || !/\p{L}/u.test(text)
}
/** Words that can be pressed, and nothing else. */
function isButtons(text: string): boolean {
  return (
    text.length <= 60 &&
    text
      .toLowerCase()
      .split(' ')
      .every((word) => buttonWords.has(word))
  )
}
const buttonWords =
  wordSet(`us customary metric imperial 1x 2x 3x 1/2x ½x scale units print save share pin rate like comment comments reply jump to
  recipe video cook mode follow subscribe more less see all view back next previous home search menu copy edit it this mark as cooked add
  select your list shopping grocery`)
const labels =
  /^(?:prep(?:aration)?|cook(?:ing)?|total|active|inactive|rest(?:ing)?|chill(?:ing)?|ready in|serves|servings?|portions?|yields?|makes|course|cuisine|category|keywords?|author|by|calories|kcal|difficulty|rating|print|pin|save|jump to|rate this|advertisement|nutrition|adapted from|source)\b[^.]{0,60}$/i
const buttons = /^(?:print|pin|save|jump to|rate this|advertisement)\b/i
const chrome = new RegExp(
  [
    String.raw`^(?:us customary|metric|1x|2x|3x|share|like|reply|see (?:less|more|all)|most relevant|i made it|enjoy|advertisement|scroll to continue|keep screen awake|cook mode)\b[ !.]*$`,
    String.raw`^(?:continue reading|shop (?:this|the)|sign up|subscribe|follow (?:me|us|@)|comment .{1,40}(?:dm|send)|leave a|skip to|read more|click|tap|pin (?:it|this)|join (?:my|our|the)|get (?:my|our) (?:free|new)|thanks for watching|don't forget to (?:like|subscribe)|link in bio|last updated|posted (?:by|on|in)|filed under|previous post|next post|related:|photo(?:graph)?(?:s|y)? (?:by|:)|copyright|all rights|©|sent from my|this (?:post|page) (?:may )?contains?|as an amazon)`,
    String.raw`^(?:from|to|cc|sent|date|subject|fwd?|re):\s`,
    String.raw`^(?:chef'?s? |cook'?s? |recipe |pro )?(?:notes?|tips?|edit|p\.?s\.?|storage|make ahead|serving suggestion|nutrition(?:al)?(?: information| facts)?|amount per serving|per serving|music|camera|credits?|editor's note|from the kitchen of)\s*[:–-]`,
    String.raw`^(?:#[\p{L}\d_]+|@[\w.]+)(?:\s|$)`,
    String.raw`^\d{1,2}:\d{2}(?::\d{2})? (?!am\b|pm\b|a\.m|p\.m)`,
    String.raw`^https?:|^www\.|^-{3,}`,
    String.raw`, \[\d{1,2}\.\d{1,2}\.\d{4}|^\[?(?:photo|image|video)\b.{0,12}(?:\]|omitted)$`,
    String.raw`^(?:caution|warning|haccp|allergens?|checked by|last made|words|pictures?|tested by|credit|posts|location)\s*:`,
    String.raw`^\(over\)$|^have you cooked|^got a question|^questions? &|^\d out of 5`,
    String.raw`^[\d,.]+k? ?(?:views?|comments?|shares?|likes?|ratings?|reviews?|saves?)\b`,
    String.raw`\b\d+ (?:years?|months?|weeks?|days?|hours?|yr|mo|min)\.? ago\b`,
    String.raw`^(?:keeps|freezes|best served|store[sd]? (?:in|at|covered)|will keep)\b`,
    String.raw`^\|?[\s:|-]+\|?$`,
    String.raw`<media omitted>`,
  ].join('|'),
  'iu',
)

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

/** Of the lines before the recipe the one that could be its name: said twice, or of food, or the first of them. */
function titleOf(lines: readonly Line[], all: readonly Line[]): string {
  const places = lines.flatMap((line, at) => (isTitle(line) ? [at] : [])).slice(0, 30)
  const said = new Map<string, number>()
  for (const { text } of all) said.set(nameOf(text), (said.get(nameOf(text)) ?? 0) + 1)
  const twice = places.find((at) => nameOf(lines[at]!.text).includes(' ') && said.get(nameOf(lines[at]!.text))! > 1)
  const place =
    twice ??
    places.find((at) => lines[at]!.text.startsWith('#')) ??
    places.find((at) => saysFood(lines[at]!.text)) ??
    places[0]
  const subject = lines.map(({ text }) => /^subject: (.+)$/i.exec(text)?.[1]).find(Boolean)
  if (place === undefined) return cutText(cleanTitle(subject ?? ''), 200)
  const [line, more] = [lines[place]!, lines[place + 1]]
  const isCut =
    more &&
    !more.apart &&
    isTitle(more) &&
    (/\b(?:with|and|of|in|for|the|&)$/i.test(line.text) || /^(?:and|with|in|&)\b/i.test(more.text))
  return cutText(cleanTitle(isCut ? `${line.text} ${more.text}` : line.text), 200)
}

/** Whether a word of a title is a food. */
function saysFood(title: string): boolean {
  return (title.match(/[\p{L}]{3,}/gu) ?? []).some(namesFood)
}

function isTitle({ text, mark }: Line): boolean {
  if (mark || text.length > 120 || isAside(text) || toldBy.test(text) || isNavigation(text)) return false
  const words = text.split(' ').length
  return words <= 16 && !(/[.!?,]$/.test(text) && words > 6) && !/[,:]$/.test(text)
}

/** 'Home » Dinner » Chicken', 'ABOUT RECIPES SHOP', 'March 14 at 6:02 PM'. */
function isNavigation(text: string): boolean {
  return /[»›∙]|\w > \w|^(?:home|about|menu|search|log ?in)\b(?: \S+){0,8}$|\b\d{1,2}:\d{2}\b|^(?:r|u)\/\w|\bcomments?$|^-{3}/i.test(
    text,
  )
}

const nameOf = (text: string) => cleanTitle(text).toLowerCase()

function cleanTitle(text: string): string {
  return text
    .replace(/^#+\s*|[*_]{2,}|^\*|\*$/g, '')
    .replace(/^(?:(?:fwd?|re): ){1,3}/i, '')
    .replace(/^(?:recipe(?: for)?:|\[[^\]]{1,20}\])\s*/i, '')
    .replace(/ \| .*$/, '')
    .replace(/ \((?:makes|serves)\b[^()]{0,40}\)$/i, '')
    .trim()
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
    String.raw`\b${counted}\s*(?:servings|portions|people|persons|guests|ppl|pax|personnes|personas|porciones|persone|personen|portionen)\b`,
    'i',
  ),
]
const pieces = new RegExp(String.raw`\b(?:yields?|makes)\b${about}${counted}${noMeasure}`, 'i')
/** A whole that is cut up is no serving, nor is a vessel of it. */
const wholes =
  /\b(?:loaf|loaves|cakes?|pies?|tarts?|quiches?|cheesecakes?|batch|batches|pans?|pots?|jars?|recipes?|roasts?|trays?|traybakes?|quarts?|pints?|gallons?|liters?|pounds?)\b/i
