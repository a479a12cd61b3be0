import { expect, test } from 'vitest'
import { foods } from '#domain/food/foods.ts'
import { weeklyIssue } from '#domain/plan/weekly-issue.ts'

const weeks = ['2026-01-05', '2026-05-04', '2026-11-23']

test.each(weeks)('the week of %s: in season, seven dinners that add up, three worked out line by line', (day) => {
  const { subject, markdown } = weeklyIssue(day)
  expect(weeklyIssue(day)).toEqual({ subject, markdown })
  expect(subject).toMatch(/^Seven dinners at \$\d\.\d\d a plate/)
  const month = Number(day.slice(5, 7))
  const named = [...markdown.matchAll(/^- (.+), about \$/gm)].map(([, plural]) => plural!.toLowerCase())
  const inSeason = new Set(
    [...foods.values()].flatMap((food) => (food.months.includes(month) ? food.plural.toLowerCase() : [])),
  )
  expect(named.filter((plural) => !inSeason.has(plural))).toEqual([])
  expect(named.length).toBeGreaterThan(3)

  const rows = [
    ...markdown.matchAll(/^\| \w+day \| (.+) \| \$(\d+\.\d\d) \| (\d+) calories, (\d+) g protein, \d+ min \|$/gm),
  ]
  expect(new Set(rows.map(([, title]) => title)).size).toBe(7)
  const costs = rows.map(([, , plate]) => Number(plate))
  expect(costs).toEqual(costs.toSorted((one, other) => one - other))
  for (const [, , , calories, protein] of rows)
    expect([Number(calories) >= 400, Number(protein) >= 15]).toEqual([true, true])
  const total = Number(/use \$(\d+\.\d\d) worth/.exec(markdown)![1])
  expect(Math.abs(total - costs.reduce((sum, plate) => sum + plate * 4, 0))).toBeLessThan(0.2)

  const dishes = markdown.split('\n### ').slice(1)
  expect(dishes).toHaveLength(3)
  for (const dish of dishes) {
    const lines = [...dish.matchAll(/^\| .+ \| \$(\d+\.\d\d) \| \d+ \|$/gm)].map(([, cost]) => Number(cost))
    const said = Number(/That’s \$(\d+\.\d\d)/.exec(dish)![1])
    expect(Math.abs(lines.reduce((sum, cost) => sum + cost, 0) - said)).toBeLessThan(0.02 * lines.length)
    expect(dish).toMatch(/^1\. \w/m)
  }
})
