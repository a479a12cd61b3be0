/** Of items of which something holds, and of more of them too, such for which it holds, none of which could be spared (QuickXplain: Junker 2004). */
export function needed<Item>(items: readonly Item[], holds: (some: readonly Item[]) => boolean): readonly Item[] {
  const explain = (kept: readonly Item[], hasNew: boolean, open: readonly Item[]): readonly Item[] => {
    if (hasNew && holds(kept)) return []
    if (open.length <= 1) return open
    const half = open.length >> 1
    const [first, second] = [open.slice(0, half), open.slice(half)]
    const ofSecond = explain([...kept, ...first], first.length > 0, second)
    const ofFirst = explain([...kept, ...ofSecond], ofSecond.length > 0, first)
    return [...ofFirst, ...ofSecond]
  }
  return explain([], false, items)
}
