import { netCarbLimit } from '#domain/catalogue/writing/diet-limits.ts'
import { priceOf } from '#domain/food/prices/price-of.ts'
import { type Asked, askedAlike } from '#domain/recipe/compose/asked/asked.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import { candidates, candidatesAtAnyHour, sizeOf } from '#domain/recipe/compose/select/candidates.ts'
import { ownFoods, poolOf } from '#domain/recipe/compose/select/choose.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** No form of dish can be filled: proved by going through all of them. */
export function isImpossible(wish: HeardWish): boolean {
  const asked = askedAlike(wish)
  const holds = (candidate: Candidate) => canHold(candidate, asked)
  return !candidates(wish).some(holds) && !candidatesAtAnyHour(wish).some(holds)
}

function canHold(candidate: Candidate, asked: Asked): boolean {
  const { budget } = asked.wish
  const least = leastCost(candidate, asked)
  return least !== undefined && (budget === undefined || least <= budget)
}

/** Dollars that are less than what a dish can be made for; undefined where a place that has to be filled cannot be. */
export function leastCost({ form, flavour, machines }: Candidate, asked: Asked): number | undefined {
  const { wish } = asked
  const required = form.slots({ flavour, wish, machines }).filter((slot) => slot.required && !slot.when)
  const isAsWeighed = wish.calories === undefined && netCarbLimit(wish) === undefined
  let least = 0
  for (const slot of required) {
    const pool = form.book ? ownFoods(slot, asked) : poolOf(slot, asked, [])
    if (!pool.length) return undefined
    const bent = isAsWeighed && (form.book || !shrinking.has(slot.id)) ? asWeighed : leanest
    const cheapest = pool.map((food) => {
      const grams = typeof slot.grams === 'number' ? slot.grams : slot.grams(food)
      return grams * priceOf(food.food).usd * (food.behaviour.share ?? 1)
    })
    least += (Math.min(...cheapest) * bent) / 100
  }
  return least * wish.servings * sizeOf(form, wish)
}

/** The leanest cut of half a plate, at .45 of its grams: nothing cheaper is ever weighed out. */
const leanest = 0.11
/** Where nothing of a serving is counted amounts are not bent: leaves for half a place, herbs for a crowd and rounding save the rest. */
const asWeighed = 0.4
/** Slots whose foods may be less than their share. */
const shrinking: ReadonlySet<string> = new Set(['vegetable', 'leaf'])
