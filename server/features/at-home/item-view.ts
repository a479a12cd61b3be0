import type { AtHomeItem } from '#contract/home/at-home.ts'
import { amountLeft, inPieces } from '#domain/plan/at-home/amount-left.ts'
import { lastDayOf } from '#server/features/stock/store.ts'
import type { StoredAtHome } from '#server/features/stock/tables.ts'

/** Something at home as its cook sees it. */
export function itemView(item: StoredAtHome): AtHomeItem {
  const { id, food, name, text, grams, category, useBy, addedAt } = item
  return {
    id,
    food,
    name,
    text,
    grams,
    ...sayOf(item, grams),
    category,
    useBy,
    lastDay: lastDayOf(food, useBy, addedAt),
    addedAt: addedAt.toISOString(),
  }
}

/** So many grams of it, in the words in which all of it was said. */
export function sayOf({ food, amount, unit, wholeGrams }: StoredAtHome, grams: number | null) {
  const whole = inPieces({ amount, unit }, wholeGrams, food)
  return grams === null || wholeGrams === null ? whole : amountLeft(whole, grams, wholeGrams)
}
