import type { Chance } from '../../domain/chance.ts'
import { dishMealOf, type WeekDish, type WeekWish } from '../../domain/plan/week/week.ts'
import type { Laid } from './laid.ts'

/**
 * A week as somebody fills it who looks at one meal at a time: any dish that all at the table may have and that is ready in time, drawn
 * or the cheapest of those not served yet.
 */
export function simpleWeek(
  wish: WeekWish,
  dishes: readonly WeekDish[],
  how: 'random' | 'cheapest',
  chance: Chance,
): Laid[] {
  const served = new Map<string, number>()
  return wish.slots.flatMap((slot, at): Laid[] => {
    if (slot.isOut) return []
    const fitting = dishes.filter(
      ({ id, meals, minutes, finishOf }) =>
        meals.includes(dishMealOf(slot.meal)) &&
        minutes <= (slot.minutes ?? Number.POSITIVE_INFINITY) &&
        slot.eaters.every((eater) => finishOf[eater] !== null) &&
        (served.get(id) ?? 0) < (slot.meal === 'breakfast' ? 2 : 1),
    )
    const price = ({ finishes, servings }: WeekDish) => finishes[0]!.cents / servings
    const dish =
      how === 'random'
        ? fitting[Math.floor(chance() * fitting.length)]
        : fitting.reduce<WeekDish | undefined>(
            (best, one) => (!best || price(one) < price(best) ? one : best),
            undefined,
          )
    if (!dish) return []
    served.set(dish.id, (served.get(dish.id) ?? 0) + 1)
    return [{ slot: at, kind: 'pot', cookedAt: at, dish: dish.id, eaters: slot.eaters }]
  })
}
