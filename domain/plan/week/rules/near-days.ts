import { isLarge } from '#domain/plan/week/choices/choices.ts'
import { keepsLock } from '#domain/plan/week/choices/days-over.ts'
import { type NearDay, nearDaysOf } from '#domain/plan/week/choices/near.ts'
import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'

/**
 * What is cooked shortly before or after the plan counts in its first and last days: a main food keeps its distance, and a dish comes no more
 * often than in a plan that had those days too. What is locked stays beside it all the same.
 */
export function keepNearDaysApart(setting: RuleSetting): void {
  for (const near of nearDaysOf(setting.wish)) {
    if (near.distance === 1) keepMainsFrom(setting, near)
    keepDishesRare(setting, near)
  }
}

/** Of the day next to the plan: its mains are not those of the plan's own day beside it. */
function keepMainsFrom({ wish, dishes, choices, build, without }: RuleSetting, { cooked, name, days }: NearDay): void {
  if (!wish.rules.mainsApart || without.has('mains-apart')) return
  const mains = new Set(cooked.flatMap(({ isLarge: isMeal, main }) => (isMeal && main !== undefined ? [main] : [])))
  for (const main of mains) {
    const columns = choices.flatMap(({ kind, dish, slot }, column) => {
      const { day, meal, isBeside } = wish.slots[slot]!
      const isMain = kind === 'pot' && !isBeside && isLarge(meal) && dishes[dish]!.main === main
      return isMain && day === days[0] ? [column] : []
    })
    atMost(
      { wish, choices, build, without },
      { name: `${main}_apart_from_${name}`, rule: 'mains-apart', columns, most: 0 },
    )
  }
}

/** Of so many days beside the plan and those of the plan that are within reach of all of them. */
function keepDishesRare(setting: RuleSetting, { cooked, name, days }: NearDay): void {
  const { wish, dishes, choices, without } = setting
  const here = new Set(days)
  const weeks = Math.max(1, wish.days / 7)
  for (const size of ['small', 'large'] as const) {
    const rule = `one-dish:${size}`
    if (without.has(rule)) continue
    const times = new Map<string, number>()
    for (const one of cooked)
      if (one.isLarge === (size === 'large')) times.set(one.dish, (times.get(one.dish) ?? 0) + 1)
    const ofWeek = Math.max(1, Math.floor(wish.rules.mostOfOneDish[size] / weeks))
    for (const [id, had] of times) {
      const columns = choices.flatMap(({ kind, dish, slot }, column) => {
        const { day, meal } = wish.slots[slot]!
        const isIt = kind !== 'again' && dishes[dish]!.id === id && isLarge(meal) === (size === 'large')
        return isIt && here.has(day) ? [column] : []
      })
      atMost(setting, { name: `${size}_${id}_near_${name}`, rule, columns, most: Math.max(0, ofWeek - had) })
    }
  }
}

function atMost(
  { wish, choices, build, without }: Omit<RuleSetting, 'dishes'>,
  { name, rule, columns, most }: { name: string; rule: string; columns: readonly number[]; most: number },
): void {
  const stands = columns.filter((column) => {
    const { kind, slot } = choices[column]!
    return kind !== 'beside' && keepsLock(wish, slot, without)
  })
  const may = Math.max(most, stands.length)
  if (columns.length <= may) return
  build.row(
    name,
    rule,
    columns.map((column) => [column, 1] as const),
    { most: may },
  )
}
