import { isOver, keepsLock } from '#domain/plan/week/choices/days-over.ts'
import { pointsOfNear } from '#domain/plan/week/choices/near.ts'
import { points } from '#domain/plan/week/choices/points.ts'
import { dishMealOf, type Slot, type WeekDish, type WeekMeal, type WeekWish } from '#domain/plan/week/week.ts'

/** What can be put on the table at a meal. Meals, dishes and eaters are places in the lists of the wish. */
export interface Choice {
  /** A pot for everyone who may have it, a dish beside it for the others, or a pot that was cooked ahead at another meal. */
  readonly kind: 'pot' | 'beside' | 'again'
  readonly slot: number
  /** Where it is cooked and for which day it is bought: the same meal, but for what is eaten again. */
  readonly cookedAt: number
  readonly dish: number
  /** Who eats of it here. */
  readonly eaters: readonly number[]
  /** Of a pot: those who may not have it, in the groups that another dish is cooked for. */
  readonly groups: readonly string[]
  /** Of a dish beside: its group. */
  readonly group?: string
  /** Cents of the amounts used, by the recipe's own verification. */
  readonly cents: number
  readonly points: number
  /** Grams as bought of each product. */
  readonly grams: ReadonlyMap<string, number>
}

/** Rules that are not to be kept, by their names. */
export type Without = ReadonlySet<string>

/** Everything that could be served under the rules that bind one meal alone. */
export function choicesOf(wish: WeekWish, dishes: readonly WeekDish[], without: Without): Choice[] {
  const served = wish.slots.flatMap((slot, place) => (slot.isOut ? [] : [{ slot, place }]))
  return served.flatMap(({ slot, place }) => {
    if (isOver(wish, slot.day)) return asItWas(wish, dishes, place)
    const suited = dishes.flatMap(({ id }, dish) =>
      suits(wish, dishes, place, dish, without) && !slot.not?.includes(id) ? [dish] : [],
    )
    const isKept = keepsLock(wish, place, without)
    const splitOf = groupsAmong(suited, dishes)
    const pot = (dish: number, cookedAt: number): Choice[] => {
      const eaters = slot.eaters.filter((eater) => mayHave(dishes[dish]!, eater))
      const groups = splitOf(slot.eaters.filter((eater) => !eaters.includes(eater)))
      if (eaters.length === 0 || !groups) return []
      return [
        chosen(wish, dishes, {
          kind: cookedAt === place ? 'pot' : 'again',
          slot: place,
          cookedAt,
          dish,
          eaters,
          groups,
        }),
      ]
    }
    const cooked = !isKept
      ? suited
      : slot.lockedFrom === undefined
        ? dishes.flatMap(({ id }, dish) => (id === slot.locked ? [dish] : []))
        : []
    const pots = cooked.flatMap((dish) => pot(dish, place))
    const again = mealsBefore(wish, place, isKept).flatMap((from) =>
      dishes.flatMap((dish, at) =>
        isKept
          ? dish.id === slot.locked
            ? pot(at, from)
            : []
          : wish.slots[place]!.day - wish.slots[from]!.day <= dish.keepsDays &&
              suits(wish, dishes, from, at, without) &&
              isLikedEnough(dish, slot, without)
            ? pot(at, from)
            : [],
      ),
    )
    const needed = [...new Set([...pots, ...again].flatMap(({ groups }) => groups))]
    const beside = needed.flatMap((group) => {
      const eaters = group.split(' ').map(Number)
      return suited
        .filter((dish) => eaters.every((eater) => mayHave(dishes[dish]!, eater)))
        .map((dish) =>
          chosen(wish, dishes, { kind: 'beside', slot: place, cookedAt: place, dish, eaters, groups: [], group }),
        )
    })
    return [...pots, ...again, ...beside].filter(({ dish }) => !slot.not?.includes(dishes[dish]!.id))
  })
}

/** What stood there on a day that is over, for everyone who had it. */
function asItWas(wish: WeekWish, dishes: readonly WeekDish[], place: number): Choice[] {
  const { locked, lockedFrom = place, eaters } = wish.slots[place]!
  const kind = lockedFrom === place ? 'pot' : 'again'
  return dishes.flatMap(({ id }, dish) =>
    id === locked ? [chosen(wish, dishes, { kind, slot: place, cookedAt: lockedFrom, dish, eaters, groups: [] })] : [],
  )
}

/** Whether an eater may have a dish, in some finish. */
export function mayHave({ finishOf }: WeekDish, eater: number): boolean {
  return finishOf[eater] !== null && finishOf[eater] !== undefined
}

/** The finish that an eater has of a dish that they may have. */
export function finishFor(dish: WeekDish, eater: number): WeekDish['finishes'][number] {
  return dish.finishes[dish.finishOf[eater] ?? 0]!
}

export function isLarge(meal: WeekMeal): boolean {
  return meal === 'lunch' || meal === 'dinner'
}

/** Whether a dish could be cooked for a meal: it is one for that hour, ready in time, and somebody likes it. */
function suits(wish: WeekWish, dishes: readonly WeekDish[], place: number, dish: number, without: Without): boolean {
  const slot = wish.slots[place]!
  const candidate = dishes[dish]!
  if (slot.isOut) return false
  if (slot.locked === candidate.id && keepsLock(wish, place, without)) return true
  const isInTime = slot.minutes === undefined || without.has(`minutes:${place}`) || candidate.minutes <= slot.minutes
  return candidate.meals.includes(dishMealOf(slot.meal)) && isInTime && isLikedEnough(candidate, slot, without)
}

/** What nobody at the table likes is never served. */
function isLikedEnough(dish: WeekDish, { eaters }: Slot, without: Without): boolean {
  return without.has('liked') || eaters.some((eater) => mayHave(dish, eater) && (dish.liking[eater] ?? 0) >= 0)
}

/** Meals at which could be cooked ahead for this one; where what is eaten again stays, the one at which it is cooked. */
function mealsBefore(wish: WeekWish, place: number, isKept: boolean): number[] {
  const { lockedFrom, mayBeLeftover } = wish.slots[place]!
  if (isKept) return lockedFrom === undefined ? [] : [lockedFrom]
  return mayBeLeftover ? earlierMeals(wish, place) : []
}

/** Meals of the two days before at which could be cooked ahead for this one; on a day that is over, nothing more is cooked. */
function earlierMeals(wish: WeekWish, place: number): number[] {
  const { day } = wish.slots[place]!
  return wish.slots.flatMap((slot, from) => {
    const isInTime = slot.day < day && day - slot.day <= 2 && !isOver(wish, slot.day)
    return !slot.isOut && isLarge(slot.meal) && isInTime ? [from] : []
  })
}

/**
 * Those who may not have a pot eat one other dish together; where no dish suits them all, each their own. Undefined where there is none
 * for some of them.
 */
function groupsAmong(suited: readonly number[], dishes: readonly WeekDish[]) {
  const known = new Map<string, readonly string[] | undefined>()
  const hasDish = (eaters: readonly number[]) =>
    suited.some((dish) => eaters.every((eater) => mayHave(dishes[dish]!, eater)))
  return (left: readonly number[]): readonly string[] | undefined => {
    const key = left.join(' ')
    if (left.length === 0) return []
    if (!known.has(key)) {
      const each = left.map(String)
      known.set(key, hasDish(left) ? [key] : left.every((eater) => hasDish([eater])) ? each : undefined)
    }
    return known.get(key)
  }
}

function chosen(wish: WeekWish, dishes: readonly WeekDish[], bare: Omit<Choice, 'cents' | 'points' | 'grams'>): Choice {
  const dish = dishes[bare.dish]!
  const grams = new Map<string, number>()
  let cents = 0
  let against = bare.kind === 'beside' || wish.slots[bare.slot]!.isBeside ? points.anotherDish : 0
  if (wish.near && bare.kind !== 'again') {
    const { day, meal } = wish.slots[bare.slot]!
    against += bare.eaters.length * pointsOfNear(wish.near, dish, { day, size: isLarge(meal) ? 'large' : 'small' })
  }
  for (const eater of bare.eaters) {
    const { portion } = wish.eaters[eater]!
    const finish = finishFor(dish, eater)
    cents += (portion * finish.cents) / dish.servings
    against += points.lessLiked * (2 - (dish.liking[eater] ?? 0))
    for (const { product, grams: each } of finish.foods) grams.set(product, (grams.get(product) ?? 0) + portion * each)
  }
  return { ...bare, cents: Math.round(cents), points: wish.aim === 'best' ? against : 0, grams }
}
