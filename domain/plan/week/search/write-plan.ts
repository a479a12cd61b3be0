import { finishFor } from '#domain/plan/week/choices/choices.ts'
import { packagesBought } from '#domain/plan/week/larder/pay-larder.ts'
import { paidFor } from '#domain/plan/week/rules/cents.ts'
import { pointsOfWhole } from '#domain/plan/week/search/table.ts'
import type { WeekProgram } from '#domain/plan/week/search/week-program.ts'
import { nutrientNames } from '#domain/plan/week/week.ts'
import type { ServedDish, WeekPlan } from '#domain/plan/week/week-plan.ts'

/** The plan that the taken columns are. Money is summed exactly and rounded once. */
export function writePlan(week: WeekProgram, taken: readonly number[]): WeekPlan {
  const { wish, dishes, choices, larders, program } = week
  const paid = paidFor(week, taken)
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const used = sum(taken.map((column) => choices[column]!.cents))
  const cents = sum(taken.map((column) => program.columns[column]!.cents)) + sum(paid.map((one) => one.cents))
  const fromHome = sum(larders.flatMap(({ food }, at) => paid[at]!.spent.map((grams) => grams * food.rate)))
  return {
    meals: wish.slots.map((_, slot) => ({
      slot,
      dishes: taken.filter((column) => choices[column]!.slot === slot).map((column) => served(week, column)),
    })),
    cents: Math.round(cents),
    points: Math.round(sum(taken.map((column) => choices[column]!.points)) + pointsOfWhole(week, taken)),
    parts: {
      used,
      fromHome: Math.round(fromHome),
      // what is left when the rest is rounded, so that the three add up
      spoiled: Math.round(cents) - used + Math.round(fromHome),
    },
    days: Array.from({ length: wish.days }, (_, day) =>
      wish.eaters.map(({ portion }, eater) => {
        const total = Object.fromEntries(nutrientNames.map((name) => [name, 0])) as WeekPlan['days'][number][number]
        for (const column of taken) {
          const { slot, eaters, dish } = choices[column]!
          if (wish.slots[slot]!.day !== day || !eaters.includes(eater)) continue
          const { nutrients } = finishFor(dishes[dish]!, eater)
          for (const name of nutrientNames) total[name] += portion * nutrients[name]
        }
        return total
      }),
    ),
    packages: larders.flatMap(({ product, food }, at) => {
      const used = sum(taken.map((column) => choices[column]!.grams.get(product) ?? 0))
      return packagesBought(food, paid[at]!, used).map((bought) => ({ food: food.id, ...bought }))
    }),
    spent: larders.flatMap(({ food, stock }, at) =>
      stock.flatMap(({ stock: { lastDay } }, lot) => {
        const grams = paid[at]!.spent[lot]!
        return grams > 0 ? [{ food: food.id, lastDay, grams }] : []
      }),
    ),
  }
}

function served({ wish, dishes, choices }: WeekProgram, column: number): ServedDish {
  const { kind, cookedAt, dish, eaters, cents } = choices[column]!
  const { id, title } = dishes[dish]!
  return {
    dish: id,
    title,
    kind,
    cookedAt,
    servings: eaters.reduce((sum, eater) => sum + wish.eaters[eater]!.portion, 0),
    plates: eaters.map((eater) => ({ eater, without: [...finishFor(dishes[dish]!, eater).without] })),
    cents,
  }
}
