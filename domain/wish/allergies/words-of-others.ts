import { animalAt } from '#domain/wish/allergies/animal-eaters.ts'
import { weightAt } from '#domain/wish/figures/amount-said.ts'
import { othersAt, tableOf } from '#domain/wish/figures/mixed-table.ts'
import { childAt } from '#domain/wish/lexicon/young-eaters.ts'
import type { Reading } from '#domain/wish/parser/reading.ts'

/** Words at a place that speak of something else than foods, and in which none is named: a figure, an amount, who eats. 0 where none do. */
export function lengthOfOthers(
  reading: Reading,
  at: number,
  end: number,
  { isTurned, isWanted }: { isTurned: boolean; isWanted: boolean },
): number {
  const { tokens, words, text, isJoined } = reading
  return (
    reading.figureAt(at)?.length ||
    weightAt(words, at, isJoined) ||
    (isWanted && tableOf(text) ? othersAt(words, at) : 0) ||
    childAt(words, at, end)?.length ||
    (isTurned ? 0 : animalAt(tokens, at, end)?.length) ||
    0
  )
}
