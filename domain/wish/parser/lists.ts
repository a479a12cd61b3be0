import type { Named } from '#domain/wish/intents.ts'
import { joiners } from '#domain/wish/lexicon/small-words.ts'
import type { Token } from '#domain/wish/spelling/tokens.ts'

/** The last food and those before it in the same list: 'gluten, dairy and nut free'. */
export function listEndingAt(foods: readonly Named[], words: readonly string[], tokens: readonly Token[]): Named[] {
  const list: Named[] = []
  const last = foods.at(-1)
  let next: Named | undefined
  for (const named of foods.toReversed()) {
    const gap = next && words.slice(named.to, next.from)
    if (gap && !gap.every((word) => joiners.has(word))) break
    // a list is joined by commas and small words; two foods side by side are not one
    const isSame = named.from === next?.from
    if (next && !isSame && gap?.length === 0 && !tokens[next.from]?.after) break
    if (last && named !== last && named.as !== last.as) break
    list.push(named)
    next = named
  }
  return list
}
