/*
 * What can be said of JSON by its signs alone, one look at each letter, before any of it is parsed: a text of so many letters may hold values by the
 * million, and whoever parses it does nothing else meanwhile.
 */

/** Values of one text, fields of one thing, lists within lists. No program writes as many of a recipe, nor of some thousand. */
const most = { values: 1_000_000, fields: 10_000, depth: 1000 } as const

/** Whether JSON has more values than are parsed at once, or deeper ones. */
export function isIntricate(text: string): boolean {
  let values = 0
  let isMore = false
  const fields: number[] = []
  walk(text, (sign, _at, depth) => {
    if (isEnd(sign)) return true
    values += 1
    if (sign === signs.comma) fields[depth] = (fields[depth] ?? 0) + 1
    // what begins is one deeper: a list has no fields
    else fields[depth + 1] = sign === signs.list ? Number.NEGATIVE_INFINITY : 0
    isMore = values > most.values || depth >= most.depth || (fields[depth] ?? 0) > most.fields
    return !isMore
  })
  return isMore
}

/** The recipes of a long list in pieces, each a file of the same kind: what stands before and behind a piece, and where in the text they are. */
export interface Pieces {
  readonly head: string
  readonly tail: string
  readonly ranges: readonly { readonly from: number; readonly to: number }[]
  /** Items of the list. */
  readonly count: number
}

/** Letters of a piece, unless one item is longer. */
const lettersOfPiece = 300_000

/** The pieces of a list, or of a thing that has one list, its recipes, and no other. Undefined of anything else. */
export function piecesOf(text: string): Pieces | undefined {
  const ranges: { from: number; to: number }[] = []
  let isInThing = false
  let depthOfList = -1
  let lists = 0
  let [from, count] = [0, 0]
  const close = (at: number) => {
    if (at > from) ranges.push({ from, to: at })
    from = at + 1
  }
  walk(text, (sign, at, depth) => {
    if (depth === 0) isInThing = sign === signs.thing
    const isOuter = depth === (isInThing ? 1 : 0)
    if (isOuter && sign === signs.list) {
      const isNamed =
        !isInThing || /"(?:recipes|items|data)"\s{0,9}:\s{0,9}$/.test(text.slice(Math.max(0, at - 30), at))
      lists += isNamed ? 1 : 2
      depthOfList = depth + 1
      from = at + 1
    } else if (depth === depthOfList && (sign === signs.comma || sign === signs.endOfList)) {
      count += 1
      if (sign === signs.endOfList || at - from >= lettersOfPiece) close(at)
      if (sign === signs.endOfList) depthOfList = -1
    }
    return lists < 2
  })
  // of what is cut off the end is a piece too, so that it is told
  if (depthOfList >= 0) close(text.length)
  if (lists !== 1) return undefined
  return isInThing ? { head: '{"recipes":[', tail: ']}', ranges, count } : { head: '[', tail: ']', ranges, count }
}

const signs = { quote: 34, comma: 44, list: 91, endOfList: 93, thing: 123, endOfThing: 125, escape: 92 } as const

function isEnd(sign: number): boolean {
  return sign === signs.endOfList || sign === signs.endOfThing
}

/** Calls for each comma, and for each bracket with the depth outside of it, as long as the answer is true. */
function walk(text: string, look: (sign: number, at: number, depth: number) => boolean): void {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === signs.quote) at = endOfString(text, at)
    else if (sign === signs.comma) {
      if (!look(sign, at, depth)) return
    } else if (sign === signs.list || sign === signs.thing) {
      if (!look(sign, at, depth)) return
      depth += 1
    } else if (isEnd(sign)) {
      if (!look(sign, at, depth)) return
      depth -= 1
    }
  }
}

/** Where the string ends that begins here: at the next quote that no odd number of escapes stands before. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end
    while (text.charCodeAt(before - 1) === signs.escape) before -= 1
    if ((end - before) % 2 === 0) return end
  }
  return text.length
}
