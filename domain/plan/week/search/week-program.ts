import { type Choice, choicesOf, type Without } from '#domain/plan/week/choices/choices.ts'
import { type WatchedFood, type WeekFood, weekFoodOf } from '#domain/plan/week/larder/week-food.ts'
import { type Program, ProgramBuilder } from '#domain/plan/week/program/program.ts'
import { countAlike } from '#domain/plan/week/rules/alike.ts'
import { type HomeUse, keepBudget } from '#domain/plan/week/rules/budget.ts'
import { keepLeftovers } from '#domain/plan/week/rules/leftovers.ts'
import { keepMainsApart } from '#domain/plan/week/rules/mains-apart.ts'
import { keepMinutes } from '#domain/plan/week/rules/minutes.ts'
import { keepNearDaysApart } from '#domain/plan/week/rules/near-days.ts'
import { keepOnceADay } from '#domain/plan/week/rules/once-a-day.ts'
import { keepOnePot } from '#domain/plan/week/rules/one-pot.ts'
import { type Larder, payPackages } from '#domain/plan/week/rules/packages.ts'
import { countProduce } from '#domain/plan/week/rules/produce.ts'
import { keepOneDishRare } from '#domain/plan/week/rules/same-dish.ts'
import type { Tally } from '#domain/plan/week/rules/tally.ts'
import { keepTargets } from '#domain/plan/week/rules/targets.ts'
import { keepTimes } from '#domain/plan/week/rules/trait-times.ts'
import type { WeekDish, WeekWish } from '#domain/plan/week/week.ts'

/** A plan's program: its first columns are the choices, one for one; behind them stand packages and what is at home. */
export interface WeekProgram {
  readonly wish: WeekWish
  readonly dishes: readonly WeekDish[]
  readonly choices: readonly Choice[]
  readonly program: Program
  /** Products that cost more or less than the grams that are used: whole packages of what spoils, and what is at home. */
  readonly larders: readonly Larder[]
  /** What comes from home by the end of each week, where each week has its budget. */
  readonly homeUses: readonly HomeUse[]
  /** What speaks against a plan once there is too much of it, or too little. */
  readonly tallies: readonly Tally[]
}

/** The program of a wish over these dishes; rules that are named in `without` are left out. */
export function weekProgram(wish: WeekWish, dishes: readonly WeekDish[], without: Without = new Set()): WeekProgram {
  const choices = choicesOf(wish, dishes, without)
  const foods = foodsToWatch(wish, dishes, choices)
  const build = new ProgramBuilder()
  for (const choice of choices)
    build.column(nameOf(choice, dishes), choice.cents - packed(choice, foods), choice.points)
  const setting = { wish, dishes, choices, build, without }
  keepOnePot(setting)
  keepLeftovers(setting)
  keepMinutes(setting)
  keepOneDishRare(setting)
  keepOnceADay(setting)
  keepMainsApart(setting)
  keepNearDaysApart(setting)
  keepTimes(setting)
  keepTargets(setting)
  const larders = payPackages(setting, foods)
  const homeUses = keepBudget(setting, larders)
  const tallies = [...countAlike(setting), ...countProduce(setting)]
  return { wish, dishes, choices, program: build, larders, homeUses, tallies }
}

function nameOf({ kind, slot, cookedAt, dish, group }: Choice, dishes: readonly WeekDish[]): string {
  const what = kind === 'again' ? `again_from_${cookedAt}` : kind === 'beside' ? `beside_for_${group}` : 'pot'
  return `m${slot}_${what}_${dishes[dish]!.id}`
}

/** By product. */
function foodsToWatch(
  wish: WeekWish,
  dishes: readonly WeekDish[],
  choices: readonly Choice[],
): ReadonlyMap<string, WatchedFood> {
  const atHome = new Set(wish.atHome.map(({ product }) => product))
  const foods = new Map(
    dishes.flatMap(({ finishes }) =>
      finishes.flatMap((finish) => finish.foods.map((one) => [one.product, one] as const)),
    ),
  )
  const wholes = new Set([...foods.values()].flatMap(({ partOf }) => partOf?.product ?? []))
  const goingOff = wish.atHome.flatMap(({ product, lastDay }) => (lastDay < wish.days ? product : []))
  const mayMiss = new Set(wish.aim === 'best' ? goingOff.filter((product) => foods.has(product)) : [])
  const used = new Set([...choices.flatMap(({ grams }) => [...grams.keys()]), ...mayMiss])
  return new Map(
    [...used].flatMap((product): [string, WatchedFood][] => {
      const { food: id, partOf } = foods.get(product)!
      const food = weekFoodOf(id)
      const isThere = atHome.has(product) || (partOf !== undefined && atHome.has(partOf.product))
      const isMissed = mayMiss.has(product) && !partOf && !wholes.has(product)
      if (food.packs.length === 0 && !isThere) return []
      return [[product, { ...food, ...(partOf && { partOf }), ...(isMissed && { isMissed }) }]]
    }),
  )
}

/** Cents of its foods that are paid by the package instead. */
function packed({ grams }: Choice, foods: ReadonlyMap<string, WeekFood>): number {
  let cents = 0
  for (const [product, each] of grams) {
    const watched = foods.get(product)
    if (watched && watched.packs.length > 0) cents += watched.rate * each
  }
  return cents
}
