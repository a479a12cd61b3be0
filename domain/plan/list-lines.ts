import type { ListedFood } from '#domain/plan/listed-food.ts'
import { groupedFoods, joinedFood } from '#domain/plan/merged-foods.ts'

/** A line of a list: the rows that are it together, by their places, and what they come to; null for one row, which says it itself. */
export interface ListLine {
  readonly rows: readonly number[]
  readonly joined: ListedFood | null
}

/**
 * Rows of one food with the same tick are one line. What is ticked already is in the basket: more of it that somebody wants
 * stands beside it, still to be got. Lines stand in the order of their first rows.
 */
export function listLines(foods: readonly ListedFood[], checked: readonly boolean[]): ListLine[] {
  const places = new Map(foods.map((food, at) => [food, at]))
  const linesOf = (isChecked: boolean) =>
    [...groupedFoods(foods.filter((_, at) => checked[at] === isChecked))].map(
      ([key, group]): ListLine => ({
        rows: group.map((food) => places.get(food)!),
        joined: group.length > 1 ? joinedFood(key, group) : null,
      }),
    )
  return [...linesOf(false), ...linesOf(true)].sort((one, other) => one.rows[0]! - other.rows[0]!)
}
