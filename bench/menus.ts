import { MenuRequest } from '#contract/planning/menus.ts'
import { type Chance, chanceFrom } from '#domain/chance.ts'
import { dietsOfMenus } from '#domain/options/options.ts'
import { type DayNutrient, dayBounds, dayMisses, dayNutrients, dayTargets } from '#domain/plan/menu/day-targets.ts'
import { sharesMain } from '#domain/plan/menu/goes-together.ts'
import { dayOf } from '#domain/plan/menu/menu-points.ts'
import { cuisinesOfMenus, mealTypes } from '#domain/plan/menu/options.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { wishOfMenu } from '#server/features/menus/menu-wishes.ts'
import { type PlannedCourse, planMenu } from '#server/features/menus/plan-menu.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'
import { tasks } from '#server/kitchen/tasks.ts'
import { printTable } from './figures/print-table.ts'
import { atShare } from './kitchen/outcome.ts'

/**
 * `node bench/menus.ts [menus] [seed] [--read] [--days]`: plans so many random menus and counts what is wrong with them, by what each recipe
 * says of itself once it is written. `--read` prints the first ten, to be read as a cook reads them; with `--days` all are whole
 * days.
 */
const [count = 200, seed = 3] = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('-'))
  .map(Number)
const toRead = process.argv.includes('--read') ? 10 : 0
const areDays = process.argv.includes('--days')
const chance = chanceFrom(seed)
const ask = async (name: keyof typeof tasks, ...given: never[]): Promise<unknown> =>
  (tasks[name] as (...given: never[]) => unknown)(...given)
const kitchen = { ask } as Kitchen
const anybody = {
  allergies: [],
  preferredCuisines: [],
  kitchenEquipment: [],
  subscriptionTier: 'premium',
} as unknown as UserRow

const times: number[] = []
const wrong = {
  refused: 0,
  'a main food twice': 0,
  'over the budget': 0,
  'a diet broken': 0,
  'too slow': 0,
  'another dish than planned': 0,
}
/** The values that each whole day misses, and whether a diet binds it. */
const days: { readonly misses: readonly DayNutrient[]; readonly isBound: boolean }[] = []
for (let turn = 0; turn < count; turn += 1) {
  const request = randomRequest(chance)
  const begin = performance.now()
  try {
    const common = wishOfMenu(anybody, request, { recent: [] })
    const planned = await planMenu(kitchen, { request, common, include: [], seed: turn * 1000 })
    times.push(performance.now() - begin)
    judge(request, planned)
    if (turn < toRead) read(request, planned)
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'wishes_contradict') throw error
    wrong.refused += 1
  }
}
printTable(
  ['menus', ...Object.keys(wrong), 'ms: p50', 'p90', 'longest'],
  [
    [
      String(count),
      ...Object.values(wrong).map(String),
      ...[0.5, 0.9, 1].map((share) => atShare(times, share).toFixed(0)),
    ],
  ],
)
const free = days.filter(({ isBound }) => !isBound)
console.log(
  `\n${days.length} whole days: ${kept(days)} keep every Daily Value; of the ${free.length} without a diet ${kept(free)}. Missed: ${dayNutrients
    .map((of) => `${of} ${days.filter(({ misses }) => misses.includes(of)).length}`)
    .join(', ')}`,
)

function judge(request: MenuRequest, planned: readonly PlannedCourse[]): void {
  const composed = planned.map(({ wish, dish }) => compose(wish, dish.seed))
  const written = composed.flatMap((each) => ('draft' in each ? [each] : []))
  if (written.some(({ dish }, place) => dish !== planned[place]!.dish.dish) || written.length < planned.length)
    wrong['another dish than planned'] += 1
  if (planned.some(({ dish }, at) => planned.slice(at + 1).some((other) => sharesMain(dish, other.dish))))
    wrong['a main food twice'] += 1
  const cost = written.reduce((sum, { verification }) => sum + verification.cost.total, 0)
  if (request.budget !== undefined && cost > request.budget + 0.01) wrong['over the budget'] += 1
  const keys: ReadonlySet<string> = new Set(request.dietaryPreferences.map((diet) => diet.toLowerCase()))
  const breaks = written.some(({ verification }) =>
    verification.diets.some(({ diet, verdict }) => keys.has(diet) && verdict !== 'fits'),
  )
  if (breaks) wrong['a diet broken'] += 1
  const { cookingTime = Number.POSITIVE_INFINITY } = request
  if (written.some(({ verification }) => verification.time.totalMinutes > cookingTime)) wrong['too slow'] += 1
  const targets = dayTargets(request)
  if (!targets) return
  const day = dayOf(written.map(({ verification }) => ({ nutrients: verification.nutrition.perServing })))
  const misses = dayMisses(day, dayBounds(targets)).map(({ of }) => of)
  days.push({ misses, isBound: request.dietaryPreferences.length > 0 })
}

function kept(of: typeof days): number {
  return of.filter(({ misses }) => misses.length === 0).length
}

function randomRequest(by: Chance): MenuRequest {
  const one = <T>(all: readonly T[]): T => all[Math.floor(by() * all.length)]!
  const often = <T>(share: number, value: () => T): T | undefined => (by() < share ? value() : undefined)
  return MenuRequest.parse({
    mealType: areDays ? 'complete_day' : one(mealTypes),
    recipeCount: 2 + Math.floor(by() * 7),
    servings: 1 + Math.floor(by() * 8),
    cuisineType: often(0.4, () => one(cuisinesOfMenus)),
    budget: often(0.4, () => 20 + Math.floor(by() * 36) * 5),
    cookingTime: often(0.4, () => one([30, 45, 60, 90])),
    dietaryPreferences:
      by() < 0.4 ? [...new Set([one(dietsOfMenus), one(dietsOfMenus)])].slice(0, by() < 0.7 ? 1 : 2) : [],
  })
}

function read(request: MenuRequest, planned: readonly PlannedCourse[]): void {
  console.log(`\n${JSON.stringify(request)}`)
  for (const { plan, dish } of planned)
    console.log(
      `  ${plan.course.padEnd(10)} ${dish.title} (${Math.round(dish.nutrients.calories)} kcal, $${dish.cost.toFixed(2)})`,
    )
}
