import { wordSet } from '#domain/plain-text.ts'
import { toldBy } from '#domain/recipe/pasted/pasted-asides.ts'
import type { Line } from '#domain/recipe/pasted/pasted-lines.ts'

/** Steps of one part. Where they are numbered, a line between them without a number is of the step before it, and one behind the last only where it is work. */
export function stepsOf(lines: readonly Line[]): string[] {
  const numbered = lines.filter(({ mark }) => mark === 'number').length
  if (numbered < 2 || lines.find(isWork)?.mark !== 'number') return unnumbered(untilTrailer(lines))
  const steps: string[] = []
  const last = lines.findLastIndex(({ mark }) => mark === 'number')
  let isNewPart = false
  for (const [at, line] of lines.entries()) {
    const { text, mark, apart } = line
    if (isSubheading(text)) isNewPart = at > last
    else if (mark === 'number') steps.push(text)
    else if (at < last && steps.length > 0) steps.push(`${steps.pop()} ${text}`)
    else if (at > last && isWork(line) && (isNewPart || !apart)) steps.push(text)
    else if (at > last) break
  }
  return steps
}

/** Lines of work until a page goes on with something else: two lines in a row that are none, after an empty one. */
function untilTrailer(lines: readonly Line[]): string[] {
  const steps: string[] = []
  const areWhole = lines.filter(({ text }) => /[.!]$/.test(text)).length > lines.length / 2
  let others = 0
  for (const line of lines) {
    // 'Make the pastry' over sentences
    const isPart = areWhole && !/[.!):]$|\d/.test(line.text) && !isOrder(line.text) && line.text.split(' ').length <= 4
    const goesOn = steps.length > 0 && others === 0 && !line.apart && !isSubheading(line.text)
    if (!isPart && (isWork(line) || (goesOn && !isTold(line.text)))) {
      steps.push(line.text)
      others = 0
    } else if (steps.length > 0 && !isSubheading(line.text) && (others > 0 || line.apart)) others += 1
    if (others > 1) break
  }
  return steps
}

const isTold = (text: string) => toldBy.test(text) || text.endsWith('?')

function isWork({ text, mark }: Line): boolean {
  if (isSubheading(text)) return false
  if (mark === 'number') return true
  if (isTold(text) && !/\d ?(?:min|h|°)/i.test(text)) return false
  const words = text.split(' ').length
  return mark !== undefined || isOrder(text) || (words >= 3 && /[.!)]$/.test(text)) || words >= 5
}

/** '1 Heat the oven', '2 Mix': bare numbers that count up from one before every step are none of its words. */
function unnumbered(steps: readonly string[]): string[] {
  const isCounted = steps.length > 1 && steps.every((step, at) => step.startsWith(`${at + 1} `))
  return isCounted ? steps.map((step) => step.replace(/^\d+ /, '')) : [...steps]
}

/** Verbs with which steps begin. */
const orders =
  wordSet(`meanwhile while when once then next first finally preheat heat add mix stir combine whisk cook bake boil fry roast place put
  pour set serve cut chop slice season remove bring simmer let toss spread cover drain melt beat fold blend transfer turn make
  prepare sprinkle top garnish grease line wash rinse peel grill steam knead roll use take divide arrange reduce return rub brush
  marinate refrigerate chill cool allow warm brown sear dice crush mash layer assemble enjoy rim shake strain stretch dip fill wrap dust build shape press poach soften drop pipe flip score scatter spoon lift
  char blanch wring dissolve sift scoop lower discard repeat soak scrub crumble trim halve lay pack rest proof massage
  microwave broil puree process pulse whip toast deglaze pressure`)
const otherOrders = /^(?:in an?|pre-heat|saut[eé])\b/i
const isOrder = (text: string) =>
  orders.has(/^\w{1,20}\b/.exec(text)?.[0].toLowerCase() ?? '') || otherOrders.test(text)

/** Whether a line says to do something, or tells something. */
export function isSentence(text: string): boolean {
  const words = text.split(' ').length
  return (
    (words >= 4 && isOrder(text)) ||
    (words >= 12 && /[.!]$/.test(text)) ||
    (words >= 6 && /[a-z]{3}\. [A-Z]/.test(text))
  )
}

/** 'For the sauce:', 'Dressing:' names a part of the dish. */
export function isSubheading(text: string): boolean {
  return text.endsWith(':') && text.length < 60
}
