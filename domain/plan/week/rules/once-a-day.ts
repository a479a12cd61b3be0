import { plain } from '#domain/plain-text.ts'
import { isLarge } from '#domain/plan/week/choices/choices.ts'
import { isOver, keepsLock } from '#domain/plan/week/choices/days-over.ts'
import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'
import type { WeekMeal } from '#domain/plan/week/week.ts'

/** Names what no wish asks for and none lets go: it is the way a day is. */
export const onceADay = 'once-a-day'

/**
 * No dish comes at two meals of a day, cooked or eaten again, however often it may come; two recipes of one title are one dish. What stands at
 * several meals already stays: leftovers of the same day among it, which are only put there by hand.
 */
export function keepOnceADay(setting: RuleSetting): void {
  const { wish, choices, build, without } = setting
  for (const { name, day, dishes, meals } of dishesOfDays(setting)) {
    if (meals.size < 2 || (dishes.size === 1 && isCookedOnce(setting, [...meals.keys()]))) continue
    const hours = [...meals.values()].map((tables) => [...tables.values()].flatMap(oneOfEach))
    for (const [place, columns] of together(hours).entries()) {
      const stands = columns.filter(
        (column) => choices[column]!.kind !== 'beside' && keepsLock(wish, choices[column]!.slot, without),
      )
      build.row(
        `${name}_once_on_day_${day}_${place}`,
        onceADay,
        columns.map((column) => [column, 1] as const),
        { most: Math.max(1, stands.length) },
      )
    }
  }
}

/** Columns of one dish at one table of a meal: for all, and beside another for each group. */
interface Table {
  readonly pots: number[]
  readonly beside: Map<string, number[]>
}

interface DishOfDay {
  readonly name: string
  readonly day: number
  /** Places of those that are one by their title. */
  readonly dishes: Set<number>
  /** By meal and slot: whoever has a dish that stays sits apart from the others. */
  readonly meals: Map<WeekMeal, Map<number, Table>>
}

function dishesOfDays({ wish, dishes, choices }: RuleSetting): DishOfDay[] {
  const names = dishes.map(({ title }) => plain(title))
  const found = new Map<string, DishOfDay>()
  for (const [column, { kind, slot, dish, group }] of choices.entries()) {
    const { day, meal } = wish.slots[slot]!
    if (isOver(wish, day)) continue
    const key = `${day} ${names[dish]}`
    const one: DishOfDay = found.get(key) ?? { name: dishes[dish]!.id, day, dishes: new Set(), meals: new Map() }
    found.set(key, one)
    one.dishes.add(dish)
    const tables = one.meals.get(meal) ?? new Map<number, Table>()
    one.meals.set(meal, tables)
    const table: Table = tables.get(slot) ?? { pots: [], beside: new Map<string, number[]>() }
    tables.set(slot, table)
    if (kind !== 'beside') table.pots.push(column)
    else table.beside.set(group!, [...(table.beside.get(group!) ?? []), column])
  }
  return [...found.values()]
}

/** Columns of which one at most is taken anyway: of a table's pots and what is cooked beside them for one group. */
function oneOfEach({ pots, beside }: Table): number[][] {
  return beside.size === 0 ? [pots] : [...beside.values()].map((columns) => [...pots, ...columns])
}

/** What may not be taken together of these hours. At one of them several may: the same dish for two groups, or at two tables. */
function together(hours: readonly (readonly (readonly number[])[])[]): number[][] {
  if (hours.every((classes) => classes.length === 1)) return [hours.flat(2)]
  return hours.flatMap((classes, place) =>
    hours.slice(place + 1).flatMap((others) => classes.flatMap((one) => others.map((other) => [...one, ...other]))),
  )
}

/** Whether it is cooked once at most in the whole plan, so that nothing more need be said: what is eaten again was cooked on another day. */
function isCookedOnce({ wish, without }: RuleSetting, meals: readonly WeekMeal[]): boolean {
  const sizes = new Set(meals.map((meal) => (isLarge(meal) ? 'large' : 'small')))
  const [size] = sizes
  return (
    sizes.size === 1 &&
    wish.from === undefined &&
    wish.rules.mostOfOneDish[size!] === 1 &&
    !without.has(`one-dish:${size}`)
  )
}
