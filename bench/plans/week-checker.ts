import type { WeekDish, WeekWish } from '../../domain/plan/week/week.ts'
import type { Laid } from './laid.ts'
import { tooAlike } from './too-alike.ts'
import { tooLittleProduce } from './too-little-produce.ts'
import { moneyOf, weeklyMoney } from './week-money.ts'

export interface Checked {
  /** A sentence for every rule that is broken. */
  readonly broken: string[]
  readonly cents: number
  /** Cents of what spoils of the packages. */
  readonly spoiled: number
  readonly points: number
  /** Of each day and eater. */
  readonly days: Record<string, number>[][]
}

/** Reads a plan anew, with arithmetic of its own, and says what it breaks and costs. */
export function checkWeek(wish: WeekWish, dishes: readonly WeekDish[], laid: readonly Laid[]): Checked {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]))
  const broken: string[] = []
  const fault = (is: boolean, words: string) => is && broken.push(words)
  const dishOf = (one: Laid) => byId.get(one.dish)!
  const large = (slot: number) => ['lunch', 'dinner'].includes(wish.slots[slot]!.meal)
  const pots = laid.filter(({ kind }) => kind === 'pot')
  const meals = pots.filter(({ slot }) => !wish.slots[slot]!.isBeside)
  const from = wish.from ?? 0
  const isEaten = ({ slot }: Laid) => wish.slots[slot]!.day < from
  // what was eaten and what is locked stand there whatever is chosen
  const isGiven = (one: Laid) => isEaten(one) || wish.slots[one.slot]!.locked === one.dish
  const isExcused = (one: Laid, other: Laid) => isGiven(one) && isGiven(other) && (isEaten(one) || isEaten(other))

  wish.slots.forEach((slot, at) => {
    const here = laid.filter((one) => one.slot === at)
    if (slot.isOut) return fault(here.length > 0, `meal ${at} is eaten out and cooked`)
    if (slot.day < from) {
      const [only] = here
      const isSame = here.length === 1 && only!.dish === slot.locked && only!.cookedAt === (slot.lockedFrom ?? at)
      return fault(!isSame || only!.eaters.join() !== slot.eaters.join(), `meal ${at} is not what was eaten`)
    }
    const mains = here.filter(({ kind }) => kind !== 'beside')
    fault(mains.length !== 1, `meal ${at} has ${mains.length} pots`)
    const eating = here.flatMap(({ eaters }) => eaters).sort((a, b) => a - b)
    fault(eating.join() !== [...slot.eaters].sort((a, b) => a - b).join(), `meal ${at} feeds ${eating.join()}`)
    for (const one of here) {
      const dish = dishOf(one)
      for (const eater of one.eaters) fault(dish.finishOf[eater] == null, `${eater} may not have ${dish.id} at ${at}`)
      const isLocked = one.kind === 'pot' && slot.locked === dish.id
      if (isLocked) continue
      const cookedFor = wish.slots[one.cookedAt]!
      const hour = cookedFor.meal.endsWith('snack') ? 'snack' : cookedFor.meal
      fault(
        !dish.meals.some((meal) => meal === hour) && cookedFor.locked !== dish.id,
        `${dish.id} does not suit meal ${at}`,
      )
      const limit = cookedFor.minutes ?? Infinity
      fault(dish.minutes > limit && cookedFor.locked !== dish.id, `${dish.id} is late at ${at}`)
      const table = slot.eaters.filter((eater) => dish.finishOf[eater] != null)
      fault(!table.some((eater) => dish.liking[eater]! >= 0), `nobody likes ${dish.id} at ${at}`)
      if (one.kind === 'beside')
        for (const eater of one.eaters)
          fault(
            mains.some((pot) => dishOf(pot).finishOf[eater] != null),
            `${eater} could have had the pot at ${at}`,
          )
    }
    fault(slot.locked !== undefined && mains[0]?.dish !== slot.locked, `meal ${at} is not the locked one`)
    const hands = here.filter(({ kind }) => kind !== 'again')
    const needed = hands.reduce(
      (sum, one) =>
        sum +
        (dishOf(one).id === slot.locked
          ? Math.min(slot.minutes ?? Infinity, dishOf(one).activeMinutes)
          : dishOf(one).activeMinutes),
      0,
    )
    fault(hands.length > 1 && needed > (slot.minutes ?? Infinity) + 1e-6, `too much to do at meal ${at}`)
    for (const one of mains.filter(({ kind }) => kind === 'again')) {
      const source = wish.slots[one.cookedAt]!
      const days = slot.day - source.day
      fault(source.day < from, `nothing was left for ${at}`)
      fault(!slot.mayBeLeftover || days < 1 || days > 2 || days > dishOf(one).keepsDays, `stale at ${at}`)
      fault(!pots.some((pot) => pot.slot === one.cookedAt && pot.dish === one.dish), `never cooked for ${at}`)
      fault(
        laid.filter((other) => other.kind === 'again' && other.cookedAt === one.cookedAt).length > 1,
        `cooked ahead twice for ${at}`,
      )
    }
  })

  for (const dish of dishes)
    for (const size of ['small', 'large'] as const) {
      const cooked = laid.filter(({ kind, slot }) => kind !== 'again' && large(slot) === (size === 'large'))
      const mine = cooked.filter((one) => one.dish === dish.id)
      const given = mine.some(isEaten) ? mine.filter(isGiven).length : 0
      const most = Math.max(wish.rules.mostOfOneDish[size], given)
      fault(mine.length > most, `${dish.id} ${mine.length} times`)
    }
  for (const one of laid)
    for (const other of laid) {
      const [at, later] = [wish.slots[one.slot]!, wish.slots[other.slot]!]
      const isSame = at.day === later.day && dishOf(one).title.toLowerCase() === dishOf(other).title.toLowerCase()
      if (one.slot >= other.slot || at.day < from || at.meal === later.meal || !isSame) continue
      fault(!isGiven(one) || !isGiven(other), `${one.dish} twice on day ${at.day}`)
    }
  // as if the days beside the plan were of it: within three days of what was cooked then
  for (const side of ['before', 'after'] as const)
    for (let reach = 1; reach <= 3; reach += 1) {
      const isBefore = side === 'before'
      const had = (wish.near ?? []).filter(({ day }) =>
        isBefore ? day < 0 && day >= -reach : day >= wish.days && day < wish.days + reach,
      )
      const isNear = ({ slot }: Laid) => {
        const { day } = wish.slots[slot]!
        return (isBefore ? day + reach : wish.days - 1 - day + reach) <= 3
      }
      for (const { dish, isLarge } of had) {
        const often = had.filter((one) => one.dish === dish && one.isLarge === isLarge).length
        const mine = laid.filter(
          (one) => one.kind !== 'again' && one.dish === dish && large(one.slot) === isLarge && isNear(one),
        )
        const aWeek = wish.rules.mostOfOneDish[isLarge ? 'large' : 'small'] / Math.max(1, wish.days / 7)
        const most = Math.max(0, Math.max(1, Math.floor(aWeek)) - often)
        fault(mine.length > Math.max(most, mine.filter(isGiven).length), `${dish} again so soon, ${side}`)
      }
      if (reach > 1 || !wish.rules.mainsApart) continue
      for (const { main, isLarge } of had) {
        if (!isLarge || main === undefined) continue
        const beside = isBefore ? 0 : wish.days - 1
        const mine = meals.filter(
          (one) => large(one.slot) && wish.slots[one.slot]!.day === beside && dishOf(one).main === main,
        )
        fault(mine.length > mine.filter(isGiven).length, `${main} next to the day ${side}`)
      }
    }
  if (wish.rules.mainsApart)
    for (const one of meals)
      for (const other of meals) {
        if (one.slot >= other.slot || !large(one.slot) || !large(other.slot)) continue
        const apart = Math.abs(wish.slots[one.slot]!.day - wish.slots[other.slot]!.day)
        const main = dishOf(one).main
        fault(
          main !== undefined && main === dishOf(other).main && apart <= 1 && !isExcused(one, other),
          `${main} at ${one.slot} and ${other.slot}`,
        )
      }
  for (const { trait, least = 0, most = Infinity, meals: hours } of wish.rules.times)
    for (let week = 0; week * 7 < wish.days; week += 1) {
      const [first, end] = [week * 7, Math.min(week * 7 + 7, wish.days)]
      if (end <= from) continue
      const counted = meals.filter((pot) => {
        const { day, meal } = wish.slots[pot.slot]!
        return dishOf(pot).traits.includes(trait) && Math.floor(day / 7) === week && (!hours || hours.includes(meal))
      })
      const often = counted.length
      const part = week === 0 ? 1 : Math.min(1, wish.days / 7 - week)
      const eaten = counted.filter(isEaten).length
      const wanted = Math.floor(least * part)
      const lacking = from > first ? Math.ceil((wanted * (end - from)) / (end - first)) : wanted
      const atMost = Math.max(Math.ceil(most * part), eaten > 0 ? counted.filter(isGiven).length : 0)
      fault(often < Math.min(wanted, eaten + lacking) || often > atMost, `${trait} ${often} times in week ${week}`)
    }

  const days = Array.from({ length: wish.days }, () => wish.eaters.map((): Record<string, number> => ({})))
  let points = 0
  for (const one of laid) {
    const dish = dishOf(one)
    if (wish.aim === 'best' && (one.kind === 'beside' || wish.slots[one.slot]!.isBeside)) points += 150
    if (wish.aim === 'best' && one.kind !== 'again')
      for (const near of wish.near ?? []) {
        const isFar = Math.abs(near.day - wish.slots[one.slot]!.day) > 3
        if (isFar || near.isLarge !== large(one.slot)) continue
        const each = near.isLarge ? [120, 60, 60] : [60, 30, 30]
        const plates = one.eaters.length
        if (near.dish === dish.id) points += plates * each[0]!
        if (near.main && near.main === dish.main) points += plates * each[1]!
        if (near.form && near.form === dish.kinds?.form) points += plates * each[2]!
      }
    for (const eater of one.eaters) {
      if (wish.aim === 'best') points += 12 * (2 - dish.liking[eater]!)
      const total = days[wish.slots[one.slot]!.day]![eater]!
      for (const [name, value] of Object.entries(dish.finishes[dish.finishOf[eater] ?? 0]!.nutrients))
        total[name] = (total[name] ?? 0) + value * wish.eaters[eater]!.portion
    }
  }
  if (wish.aim === 'best') points += tooAlike(wish, byId, laid) + tooLittleProduce(wish, byId, laid)
  wish.eaters.forEach(({ name, targets, targetsOver }, eater) => {
    for (const { nutrient, per, least = -Infinity, most = Infinity } of targets) {
      const shares = days.map((_, day) => eatenHere(wish, eater, day))
      const sums = days.map((day) => day[eater]![nutrient] ?? 0)
      // what is still to be had of some days: of all of them less what was eaten, or of those that are left, whichever asks less
      const bad = (first: number, end: number, part = 1) => {
        const total = (of: number[], since: number) => of.slice(since, end).reduce((a, b) => a + b, 0)
        const open = Math.max(first, from)
        const [sum, share] = [total(sums, open), total(shares, open) * part]
        const [had, all] = [total(sums, first) - sum, total(shares, first) * part]
        const [low, high] = [Math.min(least * all - had, least * share), Math.max(most * all - had, most * share)]
        return share > 0 && (sum < low - Math.abs(least) * 1e-5 || sum > high + Math.abs(most) * 1e-5)
      }
      if (per === 'plan') fault(bad(0, wish.days, 1 / wish.days), `${name}: ${nutrient} of the plan`)
      else if (targetsOver === 'week')
        for (let first = 0; first < wish.days; first += 7)
          fault(bad(first, first + 7), `${name}: ${nutrient} of the week from day ${first}`)
      else sums.forEach((sum, day) => fault(bad(day, day + 1), `${name}: ${nutrient} of day ${day}: ${sum}`))
    }
  })
  const { cents, spoiled, missed } = moneyOf(wish, byId, laid)
  if (wish.aim === 'best') points = Math.round(points + missed)
  fault(cents > (wish.budget ?? Infinity) + 0.5, `costs ${cents}`)
  if (wish.days > 7)
    weeklyMoney(wish, byId, laid).forEach((spent, week) => {
      const part = Math.min(7, wish.days - 7 * week) / wish.days
      if (week * 7 + 7 <= from) return
      fault(spent > (wish.budget ?? Infinity) * part + 0.5, `week ${week} costs ${spent}`)
    })
  return { broken, cents, spoiled, points, days }
}

function eatenHere(wish: WeekWish, eater: number, day: number): number {
  const weight = { breakfast: 25, 'morning-snack': 10, lunch: 35, snack: 10, dinner: 40, 'evening-snack': 10 }
  const mine = wish.slots.filter((slot) => slot.day === day && slot.eaters.includes(eater))
  const sum = (slots: typeof mine) =>
    Object.entries(weight).reduce((all, [name, each]) => all + (slots.some(({ meal }) => meal === name) ? each : 0), 0)
  return mine.length === 0 ? 0 : sum(mine.filter(({ isOut }) => !isOut)) / sum(mine)
}
