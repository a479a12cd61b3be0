import type { Named } from '#domain/wish/intents.ts'
import { joiners } from '#domain/wish/lexicon/small-words.ts'
import type { Hearing } from '#domain/wish/parser/hearing.ts'
import type { Token } from '#domain/wish/spelling/tokens.ts'

/** Takes the last food and those before it in its list another way. */
export function takeList({ intents, reading }: Hearing, as: Named['as']): readonly Named[] {
  const list = listEndingAt(intents.foods, reading.words, reading.tokens)
  for (const named of list) named.as = as
  return list
}

/** The last food and those before it in the same list: 'gluten, dairy and nut free'. */
function listEndingAt(foods: readonly Named[], words: readonly string[], tokens: readonly Token[]): Named[] {
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
