import type { WeekDish, WeekWish } from '../../domain/plan/week/week.ts'
import type { Laid } from './laid.ts'

/** Four points for each 8 g of vegetables and fruit that somebody's week has less than 400 g a day, of the meals that they have of it. */
export function tooLittleProduce(wish: WeekWish, dishes: ReadonlyMap<string, WeekDish>, laid: readonly Laid[]): number {
  const hours = { breakfast: 25, lunch: 35, dinner: 40, 'morning-snack': 10, snack: 10, 'evening-snack': 10 }
  const eighthsOf = (one: Laid, eater: number) => {
    const { finishes, finishOf } = dishes.get(one.dish)!
    return Math.round((wish.eaters[eater]!.portion * (finishes[finishOf[eater] ?? 0]!.produce ?? 0)) / 8)
  }
  let points = 0
  for (const eater of wish.eaters.keys())
    for (let week = 0; week * 7 < wish.days; week += 1) {
      const isIn = (slot: number) => {
        const { day, isOut } = wish.slots[slot]!
        return Math.floor(day / 7) === week && day >= (wish.from ?? 0) && !isOut
      }
      const mine = wish.slots.filter((slot, at) => isIn(at) && slot.eaters.includes(eater))
      let wanted = 0
      for (const day of new Set(mine.map((slot) => slot.day))) {
        const meals = new Set(mine.filter((slot) => slot.day === day).map(({ meal }) => meal))
        wanted +=
          0.5 *
          Math.min(
            100,
            [...meals].reduce((sum, meal) => sum + hours[meal], 0),
          )
      }
      const had = laid
        .filter((one) => isIn(one.slot) && one.eaters.includes(eater))
        .reduce((sum, one) => sum + eighthsOf(one, eater), 0)
      const could = [...dishes.values()].some(({ finishes }) => finishes.some(({ produce = 0 }) => produce > 0))
      if (could) points += Math.max(0, Math.round(wanted * wish.eaters[eater]!.portion) - had) * 4
    }
  return points
}
