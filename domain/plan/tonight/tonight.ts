import { chanceFrom, hashOf } from '#domain/chance.ts'
import { foods as table } from '#domain/food/foods.ts'
import { weekdayOf } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { familyOf } from '#domain/plan/menu/dish-traits.ts'

/** A dish that somebody knows how to cook, as far as it matters for an evening. */
export interface KnownDish {
  readonly id: number
  /** Ids of what it takes. */
  readonly foods: readonly string[]
  readonly minutes: number
  readonly isFavorite: boolean
  readonly isLiked: boolean
  /** Since it was cooked; where nobody said that it ever was, since it was written or changed. */
  readonly daysAgo: number
  readonly wasCooked: boolean
}

/** An idea, and what speaks most for it, in a few words; undefined where nothing does. */
export interface Idea {
  readonly dish: KnownDish
  readonly why: string | undefined
}

/** What speaks for a dish, by how much. */
interface Point {
  readonly weight: number
  readonly why?: string
}

/**
 * Dishes for an evening, 'YYYY-MM-DD', the best first: what has to be used at home, what is in season, what is quick on a workday, what is
 * liked and was not had lately. Another evening ranks them otherwise; the same one the same. Of whoever has never said how long they cook
 * (`isTimeSaid`) nobody knows that they have more than an hour on a workday: whatever takes longer comes behind all that does not.
 */
export function rankForEvening(
  dishes: readonly KnownDish[],
  date: string,
  mustGo: ReadonlySet<string>,
  isTimeSaid: boolean,
): Idea[] {
  const isLate = ({ minutes }: KnownDish) => !isTimeSaid && isWorkday(date) && minutes > workdayMinutes
  return dishes
    .map((dish) => ({ dish, points: pointsOf(dish, date, mustGo) }))
    .map(({ dish, points }) => ({ dish, points, sum: points.reduce((sum, { weight }) => sum + weight, 0) }))
    .toSorted(
      (one, other) =>
        Number(isLate(one.dish)) - Number(isLate(other.dish)) || other.sum - one.sum || one.dish.id - other.dish.id,
    )
    .map(({ dish, points }) => ({ dish, why: bestWhy(points) }))
}

export const isWorkday = (date: string): boolean => weekdayOf(date) < 5

/** Minutes of a dish that somebody begins after work. */
export const workdayMinutes = 60
/** Of one that is called quick. */
const quickMinutes = 30
/** After so many days it is long enough ago, and after so few it is too soon. */
const [longAgo, tooSoon] = [21, 4]
/** Of what two dishes take together: beyond it they are alike. */
const mostInCommon = 0.5

function pointsOf(
  { id, foods, minutes, isFavorite, isLiked, daysAgo, wasCooked }: KnownDish,
  date: string,
  mustGo: ReadonlySet<string>,
) {
  const isAfterWork = isWorkday(date)
  const month = Number(date.slice(5, 7))
  const known = foods.flatMap((food) => table.get(food) ?? [])
  const waiting = known.filter((food) => mustGo.has(food.id)).slice(0, 2)
  const ripe = known.filter((food) => food.months.length > 0 && food.months.length < 12 && food.months.includes(month))
  const unripe = known.filter((food) => food.months.length > 0 && !food.months.includes(month))
  const points: Point[] = [
    ...waiting.map(({ name }) => ({ weight: 3, why: `Uses up the ${name}` })),
    ...ripe.slice(0, 2).map(({ plural }) => ({ weight: 0.8, why: `In season: ${plural}` })),
    ...unripe.slice(0, 2).map(() => ({ weight: -0.5 })),
    {
      weight: Math.min(daysAgo, longAgo) / longAgo,
      ...(wasCooked && daysAgo >= longAgo && { why: notHadFor(daysAgo) }),
    },
    { weight: chanceFrom(hashOf(`${date} ${id}`))() * 1.5 },
  ]
  if (isFavorite) points.push({ weight: 1.2, why: 'One of your favorites' })
  else if (isLiked) points.push({ weight: 0.9, why: 'You liked it' })
  if (wasCooked && daysAgo < tooSoon) points.push({ weight: -2 })
  if (minutes <= quickMinutes) points.push({ weight: isAfterWork ? 0.85 : 0.2, why: 'Quick to make' })
  if (isAfterWork && minutes > workdayMinutes) points.push({ weight: -(minutes - workdayMinutes) / workdayMinutes })
  return points
}

/** 'You haven’t had it in 5 weeks'; where that is very long ago, in months or years. */
function notHadFor(days: number): string {
  const [count, unit] = days < 70 ? [days / 7, 'week'] : days < 365 ? [days / 30.4, 'month'] : [days / 365, 'year']
  const whole = Math.floor(count)
  return `You haven’t had it in ${whole === 1 ? `a ${unit}` : `${whole} ${unit}s`}`
}

function bestWhy(points: readonly Point[]): string | undefined {
  const told = points.filter(({ why }) => why !== undefined).toSorted((one, other) => other.weight - one.weight)
  return told[0]?.why
}

/** Whether two dishes take much the same, so that one of them is enough for an evening's ideas. */
export function areAlike({ foods: one }: KnownDish, { foods: other }: KnownDish): boolean {
  const common = one.filter((food) => other.includes(food)).length
  return common > mostInCommon * Math.max(1, Math.min(one.length, other.length))
}

/** The same dishes, in an order that begins with unlike ones: no two on pasta or on rice, then none that take much the same. */
export function unlikeFirst<T extends { readonly dish: KnownDish }>(ranked: readonly T[]): T[] {
  const unlike = apartBy(areAlike, ranked)
  return [...new Set([...apartBy(shareBase, unlike), ...unlike, ...ranked])]
}

/** Those of which none is like one before it. */
function apartBy<T extends { readonly dish: KnownDish }>(isLike: typeof areAlike, ranked: readonly T[]): T[] {
  const apart: T[] = []
  for (const one of ranked) if (!apart.some(({ dish }) => isLike(dish, one.dish))) apart.push(one)
  return apart
}

/** Whether two dishes stand on the same: both on pasta, both on rice. */
function shareBase(one: KnownDish, other: KnownDish): boolean {
  const bases = basesOf(one)
  return basesOf(other).some((base) => bases.includes(base))
}

const basesOf = ({ foods }: KnownDish) =>
  foods.flatMap((id) => {
    const food = table.get(id)
    return food?.roles[0] === 'base' ? [familyOf(food)] : []
  })
