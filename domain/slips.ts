/**
 * Letters to add, drop, change or swap with the next to come from one word to the other; more than `most` is not counted
 * further. With `beginning`, to come to the nearest beginning of `b`.
 */
export function slips(a: string, b: string, most: number, { beginning = false } = {}): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + same,
          swapped ? (before[j - 2] ?? most) + 1 : most + 1,
        ),
      )
    }
    if (Math.min(...next) > most && Math.min(...row) > most) return most + 1
    before = row
    row = next
  }
  return beginning ? Math.min(...row) : (row.at(-1) ?? most + 1)
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
