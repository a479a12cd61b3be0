import { isLarge } from '#domain/plan/week/choices/choices.ts'
import { alike } from '#domain/plan/week/choices/points.ts'
import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'
import type { Tally } from '#domain/plan/week/rules/tally.ts'
import { dishKinds, type WeekDish } from '#domain/plan/week/week.ts'

/** Where plans are weighed by more than money: the more dishes of a week are of one kind, the more speaks against each. */
export function countAlike({ wish, dishes, choices, build }: RuleSetting): Tally[] {
  if (wish.aim === 'cheapest') return []
  const weeks = Math.ceil(wish.days / 7)
  const groups = new Map<string, { steps: readonly { free: number; points: number }[]; of: number[] }>()
  const kinds = [...dishKinds, ...(mayAllHaveMeat(dishes) ? (['meatless'] as const) : [])]
  const put = (name: string, steps: readonly { free: number; points: number }[], column: number) => {
    const group = groups.get(name)
    if (group) group.of.push(column)
    else groups.set(name, { steps, of: [column] })
  }
  for (const [column, { kind, dish, slot }] of choices.entries()) {
    if (kind === 'again') put('again', alike.again, column)
    if (kind === 'again') continue
    const size = isLarge(wish.slots[slot]!.meal) ? 'large' : 'small'
    for (const name of kinds) {
      const value = kindOf(dishes[dish]!, name)
      const steps = alike[size][name]
      if (value !== undefined && steps.length > 0) put(`${size}_${name}_${value}`, steps, column)
    }
  }
  return [...groups].flatMap(([name, { steps, of }]) => {
    // a pot and what is cooked beside it are two dishes of one meal
    const most = new Set(of.map((column) => `${choices[column]!.slot} ${choices[column]!.group ?? ''}`)).size
    const reached = steps
      .map(({ free, points }) => ({ free: free * weeks, points: points * wish.eaters.length }))
      .filter(({ free }) => most > free)
    if (reached.length === 0) return []
    const bounds = { most, isWhole: false }
    const count = build.column(`count_${name}`, 0, 0, bounds)
    build.row(`counted_${name}`, undefined, [...of.map((column) => [column, 1] as const), [count, -1]], {
      least: 0,
      most: 0,
    })
    const counted = reached.map(({ free, points }) => {
      const column = build.column(`more_than_${free}_${name}`, 0, points, bounds)
      build.row(`over_${free}_${name}`, undefined, [[count, 1] as const, [column, -1] as const], { most: free })
      return { column, free, points }
    })
    return [{ column: count, of, factors: of.map(() => 1), steps: counted }]
  })
}

/** Whether some dish with meat is for everyone, as it is written. */
function mayAllHaveMeat(dishes: readonly WeekDish[]): boolean {
  return dishes.some(({ traits, finishOf }) => traits.includes('meat') && finishOf.every((finish) => finish === 0))
}

function kindOf(dish: WeekDish, name: (typeof dishKinds)[number] | 'meatless'): string | undefined {
  if (name === 'dish') return dish.id
  if (name === 'meatless') return dish.traits.includes('meatless') ? name : undefined
  return name === 'main' ? dish.main : dish.kinds?.[name]
}
