import { AppError } from '#contract/errors.ts'
import type { MenuRequest } from '#contract/planning/menus.ts'
import { chanceFrom } from '#domain/chance.ts'
import type { Cuisine } from '#domain/options/options.ts'
import type { Wish } from '#domain/options/wish.ts'
import { dayTargets } from '#domain/plan/menu/day-targets.ts'
import { sharedMains, takenFoods } from '#domain/plan/menu/goes-together.ts'
import { type CoursePlan, coursesOf } from '#domain/plan/menu/meal.ts'
import { type ComposableDish, leftOutOfAll, type MenuDish } from '#domain/plan/menu/menu-dish.ts'
import { cuisinesOfMenus } from '#domain/plan/menu/options.ts'
import {
  cuisineNamed,
  differentDishes,
  dishesFor,
  dishesWithin,
  isDay,
  leaner,
  type MenuOrder,
  type Place,
  seedsFrom,
  type Tried,
} from '#server/features/menus/course-dishes.ts'
import { wishOfCourse } from '#server/features/menus/menu-wishes.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** A place of the menu with the dish that is to be written for it. */
export interface PlannedCourse {
  readonly plan: CoursePlan
  readonly wish: Wish
  readonly dish: ComposableDish
}

/** The dishes of a menu that go together best among those tried. Throws wishes_contradict where a course, or the budget, cannot be kept. */
export async function planMenu(kitchen: Kitchen, order: MenuOrder): Promise<PlannedCourse[]> {
  const { request, common } = order
  const plans = coursesOf(request.mealType, request.recipeCount)
  const cuisine = kitchenOfMenu(order)
  const included = await shareOut(kitchen, order, plans, cuisine)
  const count = plans.length
  const places = plans.map((plan, at) => ({ plan, cuisine, include: included[at]!, count }))
  const tried = await Promise.all(places.map((place) => dishesFor(kitchen, order, place)))
  const chosen = await chosenAmong(kitchen, request, tried)
  if (chosen) return withOthers(kitchen, order, tried, chosen)
  let all = await withCheaper(kitchen, order, tried, ({ plan }) => request.budget! * plan.share)
  let found = await chosenAmong(kitchen, request, all)
  for (let round = 1; round <= mostSavings && !found; round += 1) {
    const before = leastOf(all)
    all = await withCheaper(kitchen, order, all, (_, least) => 0.85 * least)
    if (leastOf(all) === before) break
    found = await chosenAmong(kitchen, request, all)
  }
  if (found) return withOthers(kitchen, order, all, found)
  const least = leastOf(all)
  const people = common.servings === 1 ? '1 person' : `${common.servings} people`
  throw new AppError(
    'wishes_contradict',
    `The cheapest menu we found with ${plans.length} recipes for ${people} costs $${least.toFixed(2)}, more than your budget of $${request.budget}.`,
    { wishes: ['budget', 'recipeCount', 'servings'] },
  )
}

const mostSavings = 8

/** The candidates with such as cost no more, in dollars, than `budget` says of a place and of the cheapest that it has. */
async function withCheaper(
  kitchen: Kitchen,
  order: MenuOrder,
  tried: readonly Tried[],
  budget: (place: Place, least: number) => number,
): Promise<Tried[]> {
  return Promise.all(
    tried.map(async ({ place: usual, dishes }) => {
      const place = { ...usual, budget: budget(usual, cheapestOf(dishes)) }
      return { place: usual, dishes: [...(await dishesWithin(kitchen, order, place)), ...dishes] }
    }),
  )
}

/** Dollars of the cheapest of some dishes, and of a menu of the cheapest of each course. */
function cheapestOf(dishes: Tried['dishes']): number {
  return Math.min(...dishes.map(({ dish }) => dish.cost))
}

function leastOf(tried: readonly Tried[]): number {
  return tried.reduce((sum, { dishes }) => sum + cheapestOf(dishes), 0)
}

/**
 * Another dish for one place, beside those that stay, with the wanted foods that they leave out where one can hold them; none that `before` has by its dish or its title comes again where there are others.
 * Throws wishes_contradict where none keeps the menu within its budget.
 */
export async function planPlace(
  kitchen: Kitchen,
  order: MenuOrder,
  { plan, others, before }: { plan: CoursePlan; others: readonly MenuDish[]; before: ReadonlySet<string> },
): Promise<PlannedCourse> {
  const [beside] = others
  const cuisine = order.request.cuisineType ?? (isDay(order.request) ? undefined : cuisineNamed(beside?.cuisine))
  const plain = { plan, cuisine, include: [], count: 2 }
  const include = leftOutOfAll(order.include, others)
  const holding = include.length > 0 ? await dishesWithin(kitchen, order, { ...plain, include }) : []
  const place = holding.length > 0 ? { ...plain, include } : plain
  const usual = holding.length > 0 ? holding : (await dishesFor(kitchen, order, plain)).dishes
  const wish = leaner(usual[0]!.wish)
  const lean = isDay(order.request) ? await differentDishes(kitchen, wish, seedsFrom(order.seed, 8)) : []
  const dishes = [...usual, ...lean.map((dish) => ({ wish, dish }))]
  const { budget } = order.request
  const chosen = async (among: Tried['dishes']) => {
    const fresh = among.filter(({ dish }) => !before.has(dish.dish) && !before.has(dish.title))
    const open = fresh.length > 0 ? fresh : among
    const beside = others.map((other) => [other])
    const rules = { budget, day: dayTargets(order.request) }
    const menu = await kitchen.ask('chooseMenu', [...beside, open.map(({ dish }) => dish)], rules)
    return menu && open[menu.places.at(-1)!]!
  }
  const first = await chosen(dishes)
  if (first) return apart(first, dishes, place)
  const spent = others.reduce((sum, { cost }) => sum + cost, 0)
  const left = budget! - spent
  const within = { ...place, budget: left }
  const cheap = left > 0 ? await dishesWithin(kitchen, order, within) : []
  const found = cheap.length > 0 ? await chosen(cheap) : undefined
  if (found) return apart(found, cheap, within)
  const least = spent + Math.min(...[...cheap, ...dishes].map(({ dish }) => dish.cost))
  throw new AppError(
    'wishes_contradict',
    `The cheapest other dish we found would bring this menu to $${least.toFixed(2)}, more than its budget of $${budget!.toFixed(2)}.`,
    { wishes: ['budget'] },
  )

  /** The dish, or where another is about its food already, one that does without. */
  async function apart(found: Tried['dishes'][number], among: Tried['dishes'], place: Place): Promise<PlannedCourse> {
    const taken = takenFoods([...others, found.dish], others.length, true)
    if (taken.length === 0) return { plan, ...found }
    const common = { ...order.common, takenFoods: taken }
    const more = await dishesWithin(kitchen, { ...order, common }, place, before)
    return { plan, ...((await chosen([...among, ...more])) ?? found) }
  }
}

interface Chosen {
  readonly courses: PlannedCourse[]
  /** Courses that want other candidates. */
  readonly wanting: readonly number[]
  readonly points: number
}

async function chosenAmong(
  kitchen: Kitchen,
  request: MenuRequest,
  tried: readonly Tried[],
): Promise<Chosen | undefined> {
  const chosen = await kitchen.ask(
    'chooseMenu',
    tried.map(({ dishes }) => dishes.map(({ dish }) => dish)),
    { budget: request.budget, day: dayTargets(request) },
  )
  if (!chosen) return undefined
  const courses = chosen.places.map((place, course) => ({
    plan: tried[course]!.place.plan,
    ...tried[course]!.dishes[place]!,
  }))
  return { ...chosen, courses }
}

/** Tries other dishes for the courses that want them: where a main food comes twice, and where the day misses a value. */
async function withOthers(
  kitchen: Kitchen,
  order: MenuOrder,
  tried: readonly Tried[],
  first: Chosen,
): Promise<PlannedCourse[]> {
  let best = first
  let all = tried
  const { budget } = order.request
  for (let round = 1; round <= mostRounds && best.wanting.length > 0; round += 1) {
    const seed = order.seed + round * 104_729
    const chosen = best.courses.map(({ dish }) => dish)
    const usual = isDay(order.request) && round % 2 === 1 ? leaner : (wish: Wish) => wish
    all = await Promise.all(
      all.map(async ({ place, dishes }, course) => {
        if (!best.wanting.includes(course)) return { place, dishes }
        const known = new Set(dishes.map(({ dish }) => dish.title))
        const taken = takenFoods(chosen, course, round > 1)
        if (taken.length === 0) {
          // of the size that the day asks for, as no easier wish would be
          const wish = usual(dishes[0]!.wish)
          const more = await differentDishes(kitchen, wish, seedsFrom(seed, 8))
          return { place, dishes: [...dishes, ...withWish(wish, more, known)] }
        }
        const common = { ...usual(order.common), takenFoods: taken }
        // what goes beside may be found only among what the money allows
        const cheap = round % 2 === 0 && budget !== undefined ? { budget: budget * place.plan.share } : {}
        const more = await dishesWithin(kitchen, { ...order, common, seed }, { ...place, ...cheap }, known)
        return { place, dishes: [...dishes, ...more] }
      }),
    )
    const before = best.points
    best = (await chosenAmong(kitchen, order.request, all)) ?? best
    // a diet may be rich by nature: such a day gets no better, however many dishes are tried
    if (isVaried(best) && best.points > 0.9 * before) break
  }
  return best.courses
}
const mostRounds = 6

/** Those that are not known by their titles, each with the wish that it was composed for. */
function withWish(wish: Wish, dishes: readonly ComposableDish[], known: ReadonlySet<string>): Tried['dishes'] {
  return dishes.flatMap((dish) => (known.has(dish.title) ? [] : [{ wish, dish }]))
}

function isVaried({ courses }: Chosen): boolean {
  return sharedMains(courses.map(({ dish }) => dish)).length === 0
}

/**
 * For each course the wanted foods that it can hold, the main dish asked first and sweets last of all but fruit; what none can hold is
 * left to the main dish, which says so.
 */
async function shareOut(
  kitchen: Kitchen,
  { common, include, seed }: MenuOrder,
  plans: readonly CoursePlan[],
  cuisine: Cuisine | undefined,
): Promise<string[][]> {
  const given = plans.map((): string[] => [])
  if (include.length === 0) return given
  const sweet = await kitchen.ask('sweetWants', include)
  const byWeight = plans.map((_, place) => place).sort((one, other) => plans[other]!.share - plans[one]!.share)
  const sweetest = byWeight.toSorted((one, other) => sweetness(plans[other]!) - sweetness(plans[one]!))
  const left = await held(sweet, sweetest)
  const last = await held([...include.filter((words) => !sweet.includes(words)), ...left], byWeight)
  given[byWeight[0]!]!.push(...last)
  return given

  /** Gives each place in turn what it can hold; what none can is answered. */
  async function held(wanted: readonly string[], places: readonly number[]): Promise<readonly string[]> {
    let rest = wanted
    for (const place of places) {
      if (rest.length === 0) break
      const before = given[place]!
      const wish = wishOfCourse(common, plans[place]!, { include: [...before, ...rest], cuisine })
      const dishes = await differentDishes(kitchen, wish, [seed, seed + 1, seed + 2])
      const [fullest] = dishes.toSorted((one, other) => one.missing.length - other.missing.length)
      if (!fullest) continue
      const missing = new Set(fullest.missing.map((words) => words.toLowerCase()))
      const taken = rest.filter((words) => !missing.has(words.toLowerCase()))
      before.push(...taken)
      rest = rest.filter((words) => !taken.includes(words))
    }
    return rest
  }
}

function sweetness({ course }: CoursePlan): number {
  return course === 'dessert' ? 3 : course === 'drink' || course === 'breakfast' ? 2 : course === 'snack' ? 1 : 0
}

/** The kitchen that was asked for; else one that they like, or any, by the seed. The meals of a day are each of their own. */
function kitchenOfMenu({ request, common, seed }: MenuOrder): Cuisine | undefined {
  if (request.cuisineType) return request.cuisineType
  if (isDay(request) || common.notes !== '') return undefined
  const liked = common.preferredCuisines.length > 0 ? common.preferredCuisines : cuisinesOfMenus
  return liked[Math.floor(chanceFrom(seed)() * liked.length)]
}
