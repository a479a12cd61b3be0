import { type BookDish, type BookLine, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'

/** A line of a version, and the dish's own food for which it stands in. */
export interface StandIn {
  line: DishLine
  own: DishFood
  /** The row of the dish's list that it stands in. */
  row: BookLine
  /** Words in which this dish buys and calls its own food, where they are not the food's. */
  ownWords: readonly string[]
}

/** Lines that stand in for the dish's own food. */
export function standIns({ lines: rows }: BookDish, lines: readonly DishLine[]): StandIn[] {
  return lines.flatMap((line) => {
    const row = rows.find(({ slot, foods }) => slot === line.slot && foods.includes(line.id))
    const id = row && ownFoodOf(row)
    const own = id === undefined || id === line.id ? undefined : namedFood(id)
    return row && own ? [{ line, own, row, ownWords: row.boughtAs[own.id] ?? [] }] : []
  })
}
