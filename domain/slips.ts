/**
 * Letters to add, drop, change or swap with the next to come from one word to the other; more than `most` is not counted
 * further. With `beginning`, to come to the nearest beginning of `b`. Only the letters that so few slips can reach are compared.
 */
export function slips(a: string, b: string, most: number, { beginning = false } = {}): number {
  if (a.length - b.length > most || (!beginning && b.length - a.length > most)) return most + 1
  const width = Math.min(b.length, a.length + most)
  let [before, row, next] = rowsOf(width + 1)
  for (let j = 0; j <= width; j += 1) row[j] = Math.min(j, most + 1)
  let leastBefore = 0
  for (let i = 1; i <= a.length; i += 1) {
    const [from, to] = [Math.max(1, i - most), Math.min(width, i + most)]
    // what lies beside the letters that are compared is out of reach
    next[from - 1] = from === 1 && i <= most ? i : most + 1
    if (to < width) next[to + 1] = most + 1
    let least = next[from - 1]!
    for (let j = from; j <= to; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same, most + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1)
      next[j] = cost
      least = Math.min(least, cost)
    }
    // a swap reaches back over two rows
    if (least > most && leastBefore > most) return most + 1
    leastBefore = least
    ;[before, row, next] = [row, next, before]
  }
  if (!beginning) return row[width]!
  let least = most + 1
  for (let j = Math.max(0, a.length - most); j <= width; j += 1) least = Math.min(least, row[j]!)
  return least
}

/** Three rows to count in, kept: most words that are compared are told apart in less time than it takes to make them. */
function rowsOf(length: number): [Uint8Array, Uint8Array, Uint8Array] {
  if (rows[0].length < length) rows = rowsAtLeast(length)
  return rows
}
let rows = rowsAtLeast(64)

function rowsAtLeast(length: number): [Uint8Array, Uint8Array, Uint8Array] {
  return [new Uint8Array(length), new Uint8Array(length), new Uint8Array(length)]
}

/**
 * The word that was meant by one that nobody knows: the one with fewest slips, whole or as far as it was typed; of equally
 * near ones the whole word, then the more frequent. Undefined where none is near: nothing under four letters, one slip up to
 * five, else two. The first letter is taken to be right unless it was swapped with the second.
 */
export function nearestWord(
  typed: string,
  vocabulary: Iterable<{ readonly word: string; readonly count: number }>,
): string | undefined {
  const allowed = typed.length < 4 || typed.length > 24 ? 0 : typed.length < 6 ? 1 : 2
  if (allowed === 0) return undefined
  let best: { word: string; cost: number; count: number } | undefined
  for (const { word, count } of vocabulary) {
    if (word.length < typed.length - allowed || !startsAlike(typed, word)) continue
    const most = best ? Math.floor(best.cost) : allowed
    const whole = word.length <= typed.length + allowed ? slips(typed, word, most) : most + 1
    const begun =
      word.length > typed.length ? slips(typed, word.slice(0, typed.length + most), most, beginning) : most + 1
    // a word begun is a little less likely than one that is whole
    const cost = Math.min(whole, begun + 0.5)
    if (cost >= allowed + 1 || (best && (cost > best.cost || (cost === best.cost && count <= best.count)))) continue
    best = { word, cost, count }
  }
  return best?.word
}

const beginning = { beginning: true }

function startsAlike(one: string, other: string): boolean {
  return one[0] === other[0] || (one[0] === other[1] && one[1] === other[0])
}
