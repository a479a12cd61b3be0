import { cutText } from '#domain/cut-text.ts'
import { plainLine } from '#domain/recipe/import/plain-words.ts'

/** A remark in parentheses. */
interface Remark {
  from: number
  /** Behind its parenthesis. */
  to: number
  /** What it says besides the remarks inside of it. */
  words: string
  /** Remarks inside of it that are not taken out. */
  inside: number
  around?: Remark
}

/** Letters of the shortest remark that is taken out. */
const shortest = 20
/** Letters of a line by which its remarks tell what they are about. */
const longestName = 80

/**
 * A line that is longer than so many letters, without the longest of its remarks: as few as make it short enough, and one around another only once
 * that is out. Remarks that were taken out stand under the name of the line that is left.
 */
export function shortLine(line: string, most: number): { text: string; remarks: readonly string[] } {
  if (line.length <= most) return { text: line, remarks: [] }
  const all = longestFirst(remarksOf(line))
  if (all.length === 0) return { text: line, remarks: [] }
  let [few, enough] = [0, all.length]
  while (few < enough) {
    const middle = (few + enough) >> 1
    if (without(line, all.slice(0, middle)).length <= most) enough = middle
    else few = middle + 1
  }
  const taken = all.slice(0, enough)
  const text = without(line, taken)
  const name = cutText(text, longestName)
  return { text, remarks: taken.map(({ words }) => `${name}: ${words}`) }
}

/** In the order in which they close. */
function remarksOf(line: string): Remark[] {
  const found: Remark[] = []
  const open: (Remark & { within: Remark[] })[] = []
  for (const { 0: sign, index } of line.matchAll(/[()]/g)) {
    if (sign === '(') open.push({ from: index, to: index + 1, words: '', inside: 0, within: [] })
    const own = sign === ')' && open.pop()
    if (!own) continue
    // until it closes, `to` is how far its words are read
    const remark: Remark = {
      from: own.from,
      to: index + 1,
      words: tidy(own.words + line.slice(own.to, index)),
      inside: 0,
    }
    for (const one of own.within) one.around = remark
    remark.inside = own.within.length
    const around = open.at(-1)
    if (around) {
      around.words += `${line.slice(around.to, remark.from)} `
      around.to = remark.to
      around.within.push(remark)
    }
    found.push(remark)
  }
  return found
}

/** Those that can be taken out, in the order in which they are. */
function longestFirst(remarks: readonly Remark[]): Remark[] {
  const order: Remark[] = []
  const left = remarks.filter((remark) => remark.inside === 0 && isLong(remark)).toSorted(compare)
  for (let at = 0; at < left.length; at += 1) {
    const next = left[at]!
    order.push(next)
    const { around } = next
    if (!around) continue
    around.inside -= 1
    if (around.inside > 0 || !isLong(around)) continue
    const place = left.findIndex((one, index) => index > at && compare(around, one) < 0)
    left.splice(place < 0 ? left.length : place, 0, around)
  }
  return order
}
const isLong = ({ words }: Remark) => words.length + 2 >= shortest
const compare = (one: Remark, other: Remark) => other.words.length - one.words.length || one.from - other.from

function without(line: string, remarks: readonly Remark[]): string {
  let text = ''
  let read = 0
  for (const { from, to } of remarks.toSorted((one, other) => one.from - other.from)) {
    // what was inside of another went with it
    if (from < read) continue
    text += `${line.slice(read, from)} `
    read = to
  }
  return tidy(plainLine(text + line.slice(read)))
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/ (?=[,.;])/g, '')
}
