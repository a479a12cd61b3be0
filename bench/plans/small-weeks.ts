import { type Chance, chanceFrom, hashOf } from '../../domain/chance.ts'
import {
  type DishMeal,
  nutrientNames,
  type Slot,
  type WeekDish,
  type WeekMeal,
  type WeekWish,
} from '../../domain/plan/week/week.ts'
import type { Laid } from './laid.ts'
import { checkWeek } from './week-checker.ts'

const draw = <One>(chance: Chance, of: readonly One[]): One => of[Math.floor(chance() * of.length)]!
const productOf = (food: string) => `${food}, plain`
const foods = ['spinach', 'parsley', 'milk', 'chicken-thigh', 'long-rice', 'carrot', 'mint', 'salmon'] as const

/** A dish that nobody has cooked: figures drawn, so that rules meet in ways that recipes seldom have them meet. */
export function drawnDish(id: string, eaters: number, chance: Chance): WeekDish {
  const servings = draw(chance, [1, 2, 4])
  const meals: DishMeal[] = chance() < 0.25 ? ['breakfast'] : ['lunch', 'dinner']
  const main = draw(chance, ['fish', 'chicken', 'beans', 'egg', 'beef', 'pasta'])
  const mine = foods
    .filter(() => chance() < 0.3)
    .map((food) => ({ product: productOf(food), food, grams: 10 + Math.round(chance() * 90) }))
  const cents = Math.round(servings * (100 + chance() * 400))
  // a chance of its own, so that all else is drawn as before
  const further = chanceFrom(hashOf(`${id} ${cents}`))
  const finish = (cents: number) => ({
    without: [] as string[],
    cents,
    nutrients: Object.fromEntries(
      nutrientNames.map((name) => [name, Math.round(200 + chance() * 500)]),
    ) as WeekDish['finishes'][number]['nutrients'],
    produce: Math.round(further() * 300),
    foods: mine,
  })
  return {
    id,
    title: id,
    meals,
    servings,
    minutes: 10 + Math.round(chance() * 60),
    activeMinutes: 5 + Math.round(chance() * 20),
    main,
    kinds: { form: draw(chance, ['soup', 'curry']), cuisine: draw(chance, ['Thai', 'Greek']), base: 'rice' },
    traits: [main, draw(further, ['meat', 'meatless']), ...(chance() < 0.2 ? ['cold'] : [])],
    keepsDays: draw(chance, [0, 1, 3]),
    finishes: [finish(cents), { ...finish(Math.round(cents * 0.9)), without: ['cheese'] }],
    finishOf: Array.from({ length: eaters }, () => draw(chance, [0, 0, 0, 1, null])),
    liking: Array.from({ length: eaters }, () => draw(chance, [-1, 0, 0, 1, 2])),
  }
}

/** A plan small enough that every way to fill it can be tried. */
export function smallWeek(seed: number): { wish: WeekWish; dishes: WeekDish[] } {
  const chance = chanceFrom(seed)
  const people = draw(chance, [1, 2, 2])
  const days = draw(chance, [1, 2])
  // three meals of one day, or a dinner and the two meals after it
  const mealsOf = (day: number): readonly WeekMeal[] =>
    days === 1 ? ['breakfast', 'lunch', 'dinner'] : day === 0 ? ['dinner'] : ['lunch', 'dinner']
  const dishes = Array.from({ length: 5 }, (_, at) => drawnDish(`d${at}`, people, chance))
  const slots = Array.from({ length: days }, (_, day) =>
    mealsOf(day).map((meal) => ({
      day,
      meal,
      eaters: Array.from({ length: people }, (_, eater) => eater),
      ...(chance() < 0.3 ? { minutes: 30 + Math.round(chance() * 40) } : {}),
      ...(chance() < 0.1 ? { locked: draw(chance, dishes).id } : {}),
      ...(chance() < 0.1 ? { isOut: true } : {}),
      ...(chance() < 0.4 ? { mayBeLeftover: true } : {}),
    })),
  ).flat()
  const wish: WeekWish = {
    days,
    eaters: Array.from({ length: people }, (_, at) => ({
      name: `E${at}`,
      portion: draw(chance, [0.5, 1, 1.5]),
      targets: chance() < 0.6 ? [{ nutrient: 'calories', per: 'day', least: 500, most: 2600 }] : [],
    })),
    slots: slots.flatMap((slot) => apart(slot, chanceFrom(hashOf(`${seed} ${slot.day} ${slot.meal}`)))),
    ...(chance() < 0.3 ? { budget: Math.round(people * days * (600 + chance() * 900)) } : {}),
    atHome: foods
      .filter(() => chance() < 0.25)
      .map((food) => ({
        product: productOf(food),
        grams: Math.round(chance() * 200),
        lastDay: draw(chance, [0, 1, 6]),
      })),
    rules: {
      times:
        chance() < 0.4
          ? [
              draw(chance, [
                { trait: 'fish', least: 1 },
                { trait: 'cold', most: 1 },
                { trait: 'chicken', most: 1, meals: ['dinner' as const] },
              ]),
            ]
          : [],
      mainsApart: chance() < 0.3,
      mostOfOneDish: { small: 1, large: draw(chance, [1, 2]) },
    },
    aim: draw(chance, ['best', 'cheapest']),
  }
  return { wish, dishes }
}

/** A small week with what was cooked on the days before it and is to be cooked after it. */
export function weekBetween(seed: number): { wish: WeekWish; dishes: WeekDish[] } {
  const { wish, dishes } = smallWeek(seed)
  const chance = chanceFrom(hashOf(`between ${seed}`))
  const near = [-3, -2, -1, 0, 1, 2].flatMap((at) => {
    if (chance() < 0.4) return []
    const { id, main, kinds, meals } = draw(chance, dishes)
    const form = kinds?.form
    return [
      { day: at < 0 ? at : wish.days + at, dish: id, isLarge: meals.includes('dinner'), main: main!, form: form! },
    ]
  })
  // all that was cooked yesterday was cooked twice
  const twice = near.filter(({ day }) => day === -1 && chance() < 0.5)
  const rules = { ...wish.rules, mainsApart: chance() < 0.6 }
  return { wish: { ...wish, rules, near: [...near, ...twice] }, dishes }
}

/** Three snacks of one day, or a breakfast and two, of dishes of which each may come as often as it likes. */
export function snackDay(seed: number): { wish: WeekWish; dishes: WeekDish[] } {
  const { wish, dishes } = smallWeek(seed)
  const chance = chanceFrom(hashOf(`snacks ${seed}`))
  const meals = [chance() < 0.5 ? 'breakfast' : 'morning-snack', 'snack', 'evening-snack'] as const
  const eaters = wish.eaters.map((_, at) => at)
  const slots = meals.map((meal): Slot => {
    const isLocked = chance() < 0.15
    return { day: 0, meal, eaters, ...(isLocked && { locked: draw(chance, dishes).id }) }
  })
  const isForBoth = () => chance() < 0.5
  const small = dishes.map((dish) => ({
    ...dish,
    meals: isForBoth() ? ['breakfast' as const, 'snack' as const] : ['snack' as const],
    // the same recipe written down twice
    title: chance() < 0.15 ? dishes[0]!.title.toUpperCase() : dish.title,
  }))
  const rules = { times: [], mainsApart: false, mostOfOneDish: { small: 4, large: 4 } }
  const free = wish.eaters.map((eater) => ({ ...eater, targets: [] }))
  return { wish: { ...wish, days: 1, eaters: free, slots, rules }, dishes: small }
}

/** A small week whose first day is over: its dinner was any dish, whoever may have it, or nothing. Undefined of those of one day. */
export function weekBegun(seed: number): { wish: WeekWish; dishes: WeekDish[] } | undefined {
  const { wish, dishes } = smallWeek(seed)
  if (wish.days < 2) return undefined
  const chance = chanceFrom(hashOf(`begun ${seed}`))
  const slots = wish.slots.map((slot): Slot => {
    if (slot.day > 0) return slot
    const { isOut: _isOut, locked: _locked, ...bare } = slot
    return chance() < 0.2 ? { ...bare, isOut: true } : { ...bare, locked: draw(chance, dishes).id }
  })
  const eaters = wish.eaters.map((eater) => ({
    ...eater,
    targets: [{ nutrient: 'calories' as const, per: 'day' as const, least: 500, most: 2600 }],
    targetsOver: draw(chance, ['day', 'week'] as const),
  }))
  // how often something is asked for at least is counted by hand in the tests
  const times = wish.rules.times.filter(({ least }) => least === undefined)
  return { wish: { ...wish, from: 1, slots, eaters, rules: { ...wish.rules, times } }, dishes }
}

/** A small week with its lunches in one week and its other meals in another, each with half of a budget. */
export function twoSmallWeeks(seed: number): { wish: WeekWish; dishes: WeekDish[] } {
  const { wish, dishes } = smallWeek(seed)
  const chance = chanceFrom(hashOf(`two weeks ${seed}`))
  const slots = wish.slots.map((slot) => ({ ...slot, day: slot.meal === 'lunch' ? 7 : 0 }))
  const atHome = wish.atHome.map((lot) => ({ ...lot, lastDay: draw(chance, [0, 6, 7, 20]) }))
  const budget = Math.round(wish.eaters.length * wish.slots.length * (200 + chance() * 400))
  const rules = { times: [], mainsApart: false, mostOfOneDish: { small: 1, large: 1 } }
  const eaters = wish.eaters.map((eater) => ({ ...eater, targets: [] }))
  return { wish: { ...wish, days: 14, eaters, slots, atHome, budget, rules }, dishes }
}

/** Some tables for two are two meals, one beside the other. */
function apart(slot: Slot, chance: Chance): Slot[] {
  const [one, other] = slot.eaters
  if (other === undefined || slot.isOut || chance() > 0.2) return [slot]
  const { locked: _locked, ...free } = slot
  return [
    { ...slot, eaters: [one!] },
    { ...free, eaters: [other], isBeside: true },
  ]
}

/** The least cost of every way to fill a small plan, by trying them all; undefined where none keeps the rules. */
export function leastOfAll({ wish, dishes }: { wish: WeekWish; dishes: readonly WeekDish[] }): number | undefined {
  let best: number | undefined
  const served = wish.slots.flatMap((slot, at) => (slot.isOut ? [] : [{ slot, at }]))
  const fill = (place: number, laid: readonly Laid[]): void => {
    const next = served[place]
    if (!next) {
      const { broken, cents, points } = checkWeek(wish, dishes, laid)
      if (broken.length === 0 && (best === undefined || cents + points < best)) best = cents + points
      return
    }
    const { slot, at } = next
    // what was eaten
    if (slot.day < (wish.from ?? 0))
      return fill(place + 1, [
        ...laid,
        { slot: at, kind: 'pot', cookedAt: at, dish: slot.locked!, eaters: slot.eaters },
      ])
    for (const dish of dishes) {
      const eaters = slot.eaters.filter((eater) => dish.finishOf[eater] != null)
      if (eaters.length === 0) continue
      const others = slot.eaters.filter((eater) => !eaters.includes(eater))
      const sources = [at, ...wish.slots.flatMap((from, place) => (from.day < slot.day ? [place] : []))]
      for (const cookedAt of sources) {
        const pot: Laid = { slot: at, kind: cookedAt === at ? 'pot' : 'again', cookedAt, dish: dish.id, eaters }
        if (others.length === 0) fill(place + 1, [...laid, pot])
        // with two eaters there is never more than one who may not have the pot
        else
          for (const beside of dishes)
            fill(place + 1, [...laid, pot, { slot: at, kind: 'beside', cookedAt: at, dish: beside.id, eaters: others }])
      }
    }
  }
  fill(0, [])
  return best
}

/** The wish without some of its rules. */
export function letGo(wish: WeekWish, rules: readonly string[]): WeekWish {
  const gone = new Set(rules)
  const { budget, ...rest } = wish
  return {
    ...rest,
    ...(budget === undefined || gone.has('budget') ? {} : { budget }),
    eaters: wish.eaters.map((eater, at) => ({
      ...eater,
      targets: eater.targets.filter((_, place) => !gone.has(`target:${at}:${place}`)),
    })),
    slots: wish.slots.map(({ minutes, locked, ...slot }, at) => ({
      ...slot,
      ...(minutes === undefined || gone.has(`minutes:${at}`) ? {} : { minutes }),
      ...(locked === undefined || gone.has(`locked:${at}`) ? {} : { locked }),
    })),
    rules: {
      times: wish.rules.times.filter((_, at) => !gone.has(`times:${at}`)),
      mainsApart: wish.rules.mainsApart && !gone.has('mains-apart'),
      mostOfOneDish: {
        small: gone.has('one-dish:small') ? 28 : wish.rules.mostOfOneDish.small,
        large: gone.has('one-dish:large') ? 28 : wish.rules.mostOfOneDish.large,
      },
    },
  }
}

/** Dishes that everybody likes well enough, for a wish that lets go of liking. */
export function allLiked(dishes: readonly WeekDish[], rules: readonly string[]): readonly WeekDish[] {
  if (!rules.includes('liked')) return dishes
  return dishes.map((dish) => ({ ...dish, liking: dish.liking.map((one) => Math.max(0, one)) }))
}
