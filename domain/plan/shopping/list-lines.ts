import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { groupedFoods, joinedFood } from '#domain/plan/shopping/merged-foods.ts'
import { rowNow } from '#domain/plan/shopping/row-now.ts'

/** A line of a list: the rows that are it together, by their places, and what they come to; null for one row that says it itself. */
export interface ListLine {
  readonly rows: readonly number[]
  readonly joined: ListedFood | null
}

/** Most rows that are one line: a hundred recipes want salt less often. What is done to a line is written to each of them. */
export const mostRowsOfLine = 500

/**
 * Rows of one food with the same tick are one line. What is ticked already is in the basket: more of it that somebody wants
 * stands beside it, still to be got. Lines stand in the order of their first rows.
 */
export function listLines(kept: readonly ListedFood[], checked: readonly boolean[]): ListLine[] {
  const foods = kept.map(rowNow)
  const places = new Map(foods.map((food, at) => [food, at]))
  const linesOf = (isChecked: boolean) =>
    [...groupedFoods(foods.filter((_, at) => checked[at] === isChecked))].flatMap(([key, all]) =>
      partsOf(all).map(
        (group): ListLine => ({
          rows: group.map((food) => places.get(food)!),
          joined: group.length > 1 ? joinedFood(key, group) : sayingItself(group[0]!),
        }),
      ),
    )
  /** What is kept says it, unless it is read or costs otherwise by now. */
  const sayingItself = (food: ListedFood) => (kept[places.get(food)!] === food ? null : food)
  return [...linesOf(false), ...linesOf(true)].sort((one, other) => one.rows[0]! - other.rows[0]!)
}

function partsOf<One>(all: readonly One[]): (readonly One[])[] {
  const count = Math.ceil(all.length / mostRowsOfLine)
  return Array.from({ length: count }, (_, part) => all.slice(part * mostRowsOfLine, (part + 1) * mostRowsOfLine))
}
