import { chanceFrom, hashOf } from '#domain/chance.ts'
import type { Wish } from '#domain/options/wish.ts'
import type { Eater } from '#domain/plan/meal-plan/meal-plan.ts'
import {
  afterDishes,
  type CandidateWish,
  candidateWishes,
  mealsByNeed,
  seatedIn,
} from '#domain/plan/meal-plan/planning/candidate-wishes.ts'
import type { FoodToSpend } from '#domain/plan/meal-plan/provisions/foods-to-spend.ts'
import { mayHave } from '#domain/plan/week/choices/choices.ts'
import type { WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { lately, makeWish } from '#server/features/recipes/store.ts'
import { keptAnswers, keyOf, onceAtATime } from '#server/kept-answers.ts'

/** A dish that the composer can write for a plan: the wish with this seed is this dish. */
export interface ComposedDish {
  readonly weekDish: WeekDish
  /** Form, main food and flavour. */
  readonly dish: string
  readonly wish: Wish
  readonly seed: number
}

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>

export interface ForPlan {
  readonly user: UserRow
  readonly eaters: readonly Eater[]
  readonly profiles: readonly EaterProfile[]
  /** What the rules ask for on these days, as if nothing stood there. */
  readonly week: WeekWish
  /** The same of those meals that dishes are wanted for. */
  readonly part: WeekWish
  /** What is at home for it, what has to go first first. */
  readonly atHome: readonly FoodToSpend[]
}

/** Composing takes longer than planning: who plans again, or another meal, has the same dishes for an hour, and proofs that compare. */
const remembered = keptAnswers<ComposedDish[]>(80_000_000, { ttl: 60 * 60 * 1000 })
const underWay = new Map<string, Promise<ComposedDish[]>>()

/**
 * Dishes composed for a plan, no two alike. `onComposed`: how many there are so far. Takes some seconds the first time; what cannot be
 * composed is left out, and where somebody has too few that are ready in the minutes of a meal, some take longer. For some meals those of the whole
 * plan are taken while they are remembered, whatever is at home by now; else dishes are composed for the meals that want them and for no others.
 */
export async function composedDishes(
  world: World,
  order: ForPlan,
  onComposed: (done: number, of: number) => void = () => undefined,
): Promise<ComposedDish[]> {
  const { user, eaters, profiles, week: whole, part, atHome } = order
  const needs = eaters.map(({ portion, targets }) => ({ portion, targets }))
  const keyFor = (week: WeekWish) => {
    const sizes = week.slots.map(({ meal, minutes }) => [meal, minutes])
    const { times, mostOfOneDish } = week.rules
    return keyOf(user.id, world.kitchen.version, profiles, needs, sizes, seatedIn(week), times, mostOfOneDish)
  }
  const [key, foods] = [keyFor(whole), atHome.map(({ name }) => name).join()]
  const last = part.slots.length < whole.slots.length ? lastOf.get(key) : undefined
  if (last !== undefined && remembered.has(last)) return remembered.get(last)!
  const named = `${keyFor(part)} ${foods}`
  const composed = await onceAtATime(remembered, underWay, named, () =>
    composeAll(world, { ...order, week: part }, onComposed),
  )
  if (part.slots.length === whole.slots.length) lastOf.set(key, named)
  return composed
}
/** Under what those of a whole plan were remembered last. */
const lastOf = keptAnswers<string>(2_000_000, { ttl: 60 * 60 * 1000 })

async function composeAll(
  { database, kitchen, now }: World,
  { user, eaters, profiles, week, atHome }: ForPlan,
  onComposed: (done: number, of: number) => void,
): Promise<ComposedDish[]> {
  const { recent, tastes } = await lately(database, user.id, now())
  // everyone's diet is in the profiles, the member's own among them
  const nobodys = { ...user, dietaryPreference: null, allergies: [], foodDislikes: null, cookingTimePreference: null }
  const base: Wish = { ...makeWish(nobodys, { servings: 4 }, recent), ...tastes, because: [] }
  const count = countFor(week)
  const first = hashOf(`${user.id} ${now().toISOString().slice(0, 10)}`)
  const wishes = candidateWishes({ base, eaters, profiles, week, atHome }, Math.ceil(count * 1.6), chanceFrom(first))
  const found = new Map<string, ComposedDish>()
  const failed = new Map<string, number>()
  // their places are their names
  const wanted = [...wishes]
  let next = 0
  // each after those of the turns before it, so that the dishes do not hang on which of some comes first
  const cookAll = async (): Promise<void> => {
    while (next < wanted.length && found.size < count) {
      const [from, before] = [next, [...found.keys()]]
      next += atOnce
      const turn = wanted.slice(from, next).map(async ({ wish: bare, meals, group }, at) => {
        const wish = afterDishes(bare, before)
        const about = `${group} ${meals[0]} ${wish.maxMinutes} ${wish.include.join()}`
        if ((failed.get(about) ?? 0) >= mostFailures) return undefined
        const place = from + at
        const seed = 1 + ((first + place * 7919) % 2 ** 30)
        const composed = await kitchen.ask('composedCandidate', wish, seed, {
          id: `c${place}`,
          meals,
          eaters: profiles,
        })
        return { about, dish: composed && { ...composed, wish, seed } }
      })
      for (const made of await Promise.all(turn)) {
        if (!made) continue
        const { about, dish } = made
        if (!dish) failed.set(about, (failed.get(about) ?? 0) + 1)
        else if (!found.has(dish.dish)) found.set(dish.dish, dish)
      }
      onComposed(Math.min(found.size, count), count)
    }
    next = Math.min(next, wanted.length)
  }
  await cookAll()
  // what takes longer than there is time shows the planner how long it would have to be
  wanted.push(...wishes.flatMap((one) => (hasEnough(week, [...found.values()], one) ? [] : untimed(one))))
  await cookAll()
  return [...found.values()]
}

/** Whether each of those for whom a dish is wanted has some choice of it: two for each that has to be different. */
function hasEnough(week: WeekWish, found: readonly ComposedDish[], { group, meals }: CandidateWish): boolean {
  const needed = mealsByNeed(week).filter((meal) => meals.includes(meal)).length
  const mine = found.filter(({ weekDish }) => weekDish.meals.some((meal) => meals.includes(meal)))
  const countFor = (eater: number) => mine.filter(({ weekDish }) => mayHave(weekDish, eater)).length
  return group.split(' ').every((eater) => countFor(Number(eater)) >= 2 * needed)
}

/** The same however long it takes; none of one for which there is time enough. */
function untimed({ wish: { maxMinutes, ...wish }, ...candidate }: CandidateWish): CandidateWish[] {
  return maxMinutes === undefined ? [] : [{ ...candidate, wish }]
}

/** Tasks of one plan that wait at once: others have their turn between them. */
const atOnce = 3
/** Wishes of one group, meal and time that found nothing, after which it is not asked for again. */
const mostFailures = 6

/** As many as the planner can weigh against each other: the more meals, the fewer for each. */
function countFor({ slots, rules }: WeekWish): number {
  const cooked = slots.filter(({ isOut }) => !isOut)
  const different = cooked.reduce(
    (sum, { meal }) =>
      sum + 1 / (meal === 'lunch' || meal === 'dinner' ? rules.mostOfOneDish.large : rules.mostOfOneDish.small),
    0,
  )
  return Math.round(Math.min(300, Math.max(24, different * 12)))
}
