import { AppError } from '#contract/errors.ts'
import type { MenuRequest } from '#contract/menus.ts'
import { chanceFrom } from '#domain/chance.ts'
import { dayTargets } from '#domain/plan/menu/day-targets.ts'
import { kitchensBeside } from '#domain/plan/menu/goes-together.ts'
import { type CoursePlan, coursesOf } from '#domain/plan/menu/meal.ts'
import { type ComposableDish, leftOutOfAll, type MenuDish } from '#domain/plan/menu/menu-dish.ts'
import { cuisinesOfMenus } from '#domain/plan/menu/options.ts'
import { type Cuisine, cuisines } from '#domain/recipe/options.ts'
import type { Wish } from '#domain/recipe/wish.ts'
import { menuFieldOf, wishOfCourse } from '#server/features/menus/menu-wishes.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** A place of the menu with the dish that is to be written for it. */
export interface PlannedCourse {
  readonly plan: CoursePlan
  readonly wish: Wish
  readonly dish: ComposableDish
}

/** What a menu is planned from. */
export interface MenuOrder {
  readonly request: MenuRequest
  /** What all its recipes have in common. */
  readonly common: Wish
  /** Foods that the menu is to have, in whichever of its recipes. */
  readonly include: readonly string[]
  readonly seed: number
}

/** The dishes of a menu that go together best among those tried. Throws wishes_contradict where a course, or the budget, cannot be kept. */
export async function planMenu(kitchen: Kitchen, order: MenuOrder): Promise<PlannedCourse[]> {
  const { request, common } = order
  const plans = coursesOf(request.mealType, request.recipeCount)
  const cuisine = kitchenOfMenu(order)
  const included = await shareOut(kitchen, order, plans, cuisine)
  const tried = await Promise.all(
    plans.map((plan, place) =>
      dishesFor(kitchen, order, { plan, cuisine, include: included[place]!, count: plans.length }),
    ),
  )
  const chosen = await chosenAmong(kitchen, request, tried)
  if (chosen) return withOthers(kitchen, order, tried, chosen)
  const both = await Promise.all(
    tried.map(async ({ plan, dishes }, place) => {
      const budget = request.budget! * plan.share
      const count = plans.length
      const cheap = await dishesWithin(kitchen, order, { plan, cuisine, include: included[place]!, count, budget })
      return { plan, dishes: [...cheap, ...dishes] }
    }),
  )
  const found = await chosenAmong(kitchen, request, both)
  if (found) return withOthers(kitchen, order, both, found)
  const least = both.reduce((sum, { dishes }) => sum + Math.min(...dishes.map(({ dish }) => dish.cost)), 0)
  throw new AppError(
    'wishes_contradict',
    `The cheapest menu of ${plans.length} recipes for ${common.servings} that we found costs $${least.toFixed(2)}, more than $${request.budget}.`,
    { wishes: ['budget', 'recipeCount', 'servings'] },
  )
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
    return menu && open[menu.places.at(-1)!]
  }
  const first = await chosen(dishes)
  if (first) return { plan, ...first }
  const spent = others.reduce((sum, { cost }) => sum + cost, 0)
  const left = budget! - spent
  const cheap = left > 0 ? await dishesWithin(kitchen, order, { ...place, budget: left }) : []
  const found = cheap.length > 0 ? await chosen(cheap) : undefined
  if (found) return { plan, ...found }
  const least = spent + Math.min(...[...cheap, ...dishes].map(({ dish }) => dish.cost))
  throw new AppError(
    'wishes_contradict',
    `The cheapest other dish that we found would bring this menu to $${least.toFixed(2)}, more than its budget of $${budget!.toFixed(2)}.`,
    { wishes: ['budget'] },
  )
}

interface Tried {
  readonly plan: CoursePlan
  readonly dishes: readonly { readonly wish: Wish; readonly dish: ComposableDish }[]
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
    plan: tried[course]!.plan,
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
  for (let round = 1; round <= mostRounds && best.wanting.length > 0; round += 1) {
    const seeds = seedsFrom(order.seed + round * 104_729, 8)
    all = await Promise.all(
      all.map(async ({ plan, dishes }, course) => {
        const [first] = dishes
        if (!best.wanting.includes(course) || !first) return { plan, dishes }
        const wish = isDay(order.request) && round % 2 === 1 ? leaner(first.wish) : first.wish
        const known = new Set(dishes.map(({ dish }) => dish.title))
        const more = await differentDishes(kitchen, wish, seeds)
        const others = more.filter((dish) => !known.has(dish.title))
        return { plan, dishes: [...dishes, ...others.map((dish) => ({ wish, dish }))] }
      }),
    )
    const before = best.points
    best = (await chosenAmong(kitchen, order.request, all)) ?? best
    // a diet may be rich by nature: such a day gets no better, however many dishes are tried
    if (isDay(order.request) && best.points > 0.9 * before) break
  }
  return best.courses
}
const mostRounds = 4

/** The same, with little salt and saturated fat: what a day has too much of most often. */
function leaner(wish: Wish): Wish {
  if (wish.diet === 'heart-healthy') return wish
  if (!wish.diet) return { ...wish, diet: 'heart-healthy' }
  return { ...wish, alsoDiets: [...(wish.alsoDiets ?? []), 'heart-healthy'] }
}

interface Place {
  readonly plan: CoursePlan
  readonly cuisine: Cuisine | undefined
  readonly include: readonly string[]
  /** Courses of the menu. */
  readonly count: number
  /** Dollars for this place. */
  readonly budget?: number
}

/** Dishes for one course. Throws wishes_contradict where there are none. */
async function dishesFor(kitchen: Kitchen, order: MenuOrder, place: Place): Promise<Tried> {
  const dishes = await dishesWithin(kitchen, order, place)
  if (dishes.length > 0) return { plan: place.plan, dishes }
  const { request, common, seed } = order
  const cuisine = request.cuisineType
  const wish = wishOfCourse(common, place.plan, { include: place.include, cuisine })
  const composed = await kitchen.ask('compose', wish, seed)
  const { message, wishes } =
    'contradiction' in composed
      ? composed.contradiction
      : { message: 'We couldn’t find a dish that fits all your wishes.', wishes: [] }
  throw new AppError('wishes_contradict', message, {
    wishes: [...new Set(wishes.map((wish) => menuFieldOf(wish, request)))],
  })
}

/** Dishes for one course: as it sits best, else of another size, else of a kitchen beside, else of any where none was asked for. */
async function dishesWithin(
  kitchen: Kitchen,
  { request, common, seed }: MenuOrder,
  place: Place,
): Promise<Tried['dishes']> {
  const { plan, cuisine, include, budget } = place
  const day = dayTargets(request)
  const calories = day ? day.calories * plan.share : plan.calories
  const isOpen = request.cuisineType === undefined
  const beside = cuisine && isOpen ? kitchensBeside(cuisine).slice(1, 4) : []
  const eased: readonly { cuisine: Cuisine | undefined; calories?: number | undefined }[] = [
    { cuisine, calories },
    { cuisine },
    ...beside.map((other) => ({ cuisine: cuisineNamed(other) })),
    ...(isOpen && cuisine ? [{ cuisine: undefined }] : []),
  ]
  const seeds = seedsFrom(seed, place.count > 4 ? 6 : 8)
  for (const each of eased) {
    const wish = wishOfCourse(common, plan, { include, budget, ...each })
    const dishes = await differentDishes(kitchen, wish, seeds)
    if (dishes.length > 0) return dishes.map((dish) => ({ wish, dish }))
  }
  return []
}

function seedsFrom(seed: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (seed + index * 7919) % 2 ** 31)
}

/** Different dishes that keep the wish, one for each seed at most; after two seeds without any there are none. Each is a task of its own, so that others have their turn. */
async function differentDishes(kitchen: Kitchen, wish: Wish, seeds: readonly number[]): Promise<ComposableDish[]> {
  const dishes = new Map<string, ComposableDish>()
  for (const [turn, seed] of seeds.entries()) {
    if (turn === 2 && dishes.size === 0) break
    const dish = await kitchen.ask('menuDish', wish, seed)
    if (dish && !dishes.has(dish.dish)) dishes.set(dish.dish, dish)
  }
  return [...dishes.values()]
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

function isDay({ mealType }: MenuRequest): boolean {
  return mealType === 'complete_day'
}

/** The kitchen that was asked for; else one that they like, or any, by the seed. The meals of a day are each of their own. */
function kitchenOfMenu({ request, common, seed }: MenuOrder): Cuisine | undefined {
  if (request.cuisineType) return request.cuisineType
  if (isDay(request) || common.notes !== '') return undefined
  const liked = common.preferredCuisines.length > 0 ? common.preferredCuisines : cuisinesOfMenus
  return liked[Math.floor(chanceFrom(seed)() * liked.length)]
}

function cuisineNamed(name: string | undefined): Cuisine | undefined {
  return cuisines.find((cuisine) => cuisine === name)
}
