import type { PostTable } from '#contract/blog/post-head.ts'
import type { Wish } from '#domain/options/wish.ts'
import { composedDish } from './composed-dishes.ts'
import { dollars, markdownTable } from './post-table.ts'

const pots: readonly (readonly [wish: Partial<Wish>, seed: number])[] = [
  [{ include: ['lentils'], cookingMethod: 'Braised' }, 3],
  [{ include: ['black beans'], cookingMethod: 'Slow Cooked' }, 1],
  [{ include: ['white beans'], recipeType: 'Soup' }, 1],
  [{ include: ['beef chuck'], cookingMethod: 'Slow Cooked' }, 1],
]

/** The four pots of the table. */
export const batchDishes = () => pots.map(([wish, seed]) => composedDish({ ...wish, servings: 8 }, seed))

/** Pots of eight plates: minutes of work, minutes from start to table, and what a plate costs and holds. */
export function batchCooking(): PostTable {
  const dishes = batchDishes()
  const rows = dishes.map(({ draft, verification: { time, cost, nutrition } }) => [
    draft.title,
    String(time.activeMinutes),
    String(time.totalMinutes),
    String(Math.round((time.activeMinutes / draft.servings) * 10) / 10),
    dollars(cost.perServing),
    String(nutrition.perServing.calories),
  ])
  const minutes = dishes.map(({ verification }) => verification.time.activeMinutes)
  return {
    table: markdownTable(
      ['Pot of eight', 'Minutes of work', 'Start to table', 'Work per plate', 'Cost per plate', 'Calories'],
      rows,
    ),
    figures: { leastWork: String(Math.min(...minutes)), mostWork: String(Math.max(...minutes)) },
  }
}
