import type { PostTable } from '#contract/blog/post-head.ts'
import { shoppingListOf } from '#domain/plan/shopping/shopping-list.ts'
import { capital, dollars, markdownTable } from './post-table.ts'
import { weekToBuy } from './week-at-40.ts'

/** Foods that several dinners of one week call for: bought recipe by recipe, and once. Dollars are of whole packages; staples are left out of all of it. */
export function oneList(): PostTable {
  const dinners = weekToBuy()
  const apart = dinners.flatMap((dinner) => bought([dinner]))
  const together = bought(dinners)
  const rows = together
    .map((food) => {
      const each = apart.filter(({ name }) => name === food.name)
      return { food, dinners: each.length, apart: cents(each), together: cents([food]) }
    })
    .filter((row) => row.dinners > 1)
    .sort((one, other) => other.apart - other.together - (one.apart - one.together))
  return {
    table: markdownTable(
      ['Food', 'Dinners that call for it', 'What to buy', 'Bought once', 'Bought for each dinner'],
      rows
        .slice(0, 8)
        .map((row) => [
          capital(row.food.name),
          String(row.dinners),
          row.food.package || `${row.food.amount} ${row.food.unit}`.trim(),
          dollars(row.together / 100),
          dollars(row.apart / 100),
        ]),
    ),
    figures: {
      apart: dollars(cents(apart) / 100),
      together: dollars(cents(together) / 100),
      saved: dollars((cents(apart) - cents(together)) / 100),
      lines: String(apart.length),
      items: String(together.length),
    },
  }
}

const bought = (dinners: ReturnType<typeof weekToBuy>) => shoppingListOf(dinners).filter(({ isStaple }) => !isStaple)
const cents = (foods: readonly { estimatedPrice: number }[]) =>
  foods.reduce((all, { estimatedPrice }) => all + Math.round(estimatedPrice * 100), 0)
