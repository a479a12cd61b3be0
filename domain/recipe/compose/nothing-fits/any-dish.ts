import { type Asked, askedAlike } from '#domain/recipe/compose/asked/asked.ts'
import { isAboutTaken } from '#domain/recipe/compose/asked/taken-foods.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import type { Dish } from '#domain/recipe/compose/dish/dish.ts'
import {
  attempt,
  type Composed,
  finished,
  isKnownSlow,
  isPossible,
  noFailures,
} from '#domain/recipe/compose/make/attempt.ts'
import { weighedDish } from '#domain/recipe/compose/make/draft.ts'
import { penaltyOf } from '#domain/recipe/compose/make/penalty.ts'
import { leastCost } from '#domain/recipe/compose/nothing-fits/can-hold.ts'
import { candidates, candidatesAtAnyHour, ranked } from '#domain/recipe/compose/select/candidates.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/**
 * A dish that keeps the wish, looked for among all that could hold it, in an order that no seed changes: so whether there is one depends on the
 * wish alone. What few dishes can keep may take more tries than a seed has.
 */
export const anyDish = rememberedFor((wish: HeardWish): { composed?: Composed | undefined } => {
  const strict = candidates(wish)
  const composed = attempt(wish, 0, quickTries) ?? dishAmong(strict, wish)
  if (composed || !wish.mealTime) return { composed }
  const known = new Set(strict)
  const others = candidatesAtAnyHour(wish).filter((each) => !known.has(each))
  return { composed: dishAmong(others, wish) }
})

/** Enough for what many dishes keep. */
const quickTries = 24
/** How much price and minutes weigh, round by round: most of all first, as what is too dear then is so ever after. Where pairs are few, each has all of these rounds. */
const strains = [8, 0, 4, 8, 6, 2, 8, 8, 4, 8]
/** Dishes that are weighed out for one wish, the easiest first; recipes that are written down; and those of them that lack something of it, the nearest first. */
const mostWeighed = 700
const mostWritten = 400
const mostLacking = 24

function dishAmong(fitting: readonly Candidate[], wish: HeardWish): Composed | undefined {
  const alike = askedAlike(wish)
  const pairs = easiestFirst(fitting, alike)
  const barred = new Set(wish.otherThan?.map(({ dish }) => dish))
  const lacking: { dish: Dish; asked: Asked; penalty: number }[] = []
  const failed = noFailures()
  const tooDear = new Set<Candidate>()
  let left = mostWritten
  let weighed = 0
  for (const [round, strain] of strains.entries()) {
    const asked: Asked = { ...alike, strain }
    for (const pair of pairs) {
      // a list of the catalogue knows no luck
      if (round > 0 && (pair.form.book || tooDear.has(pair))) continue
      if (weighed++ > mostWeighed || left <= 0) break
      if (isKnownSlow(pair.form, asked, failed)) continue
      const dish = weighedDish(pair, asked)
      if (dish === 'budget') tooDear.add(pair)
      if (typeof dish === 'string' || barred.has(dish.key) || isAboutTaken(dish.lines, wish)) continue
      const penalty = penaltyOf(dish, asked)
      if (penalty > 0) lacking.push({ dish, asked, penalty })
      else {
        left -= 1
        const composed = finished(dish, asked, failed)
        if (composed) return composed
      }
    }
  }
  lacking.sort((one, other) => one.penalty - other.penalty)
  for (const { dish, asked } of lacking.slice(0, mostLacking)) {
    const composed = finished(dish, asked, failed)
    if (composed) return composed
  }
  return undefined
}

/** Those that can be made at all, in steps of how much of the money and the minutes they take at least; in each what speaks most for itself. */
function easiestFirst(fitting: readonly Candidate[], asked: Asked): Candidate[] {
  const { wish, reading, allowed } = asked
  const { budget = Number.POSITIVE_INFINITY, maxMinutes = Number.POSITIVE_INFINITY } = wish
  const shares = new Map<Candidate, number>()
  for (const pair of fitting) {
    if (!isPossible(pair.form, allowed)) continue
    const least = wish.budget === undefined ? 0 : leastCost(pair, asked)
    if (least === undefined || least > budget) continue
    shares.set(pair, Math.round(steps * (least / budget + (pair.form.quickest ?? usualMinutes) / maxMinutes)))
  }
  const pairs = [...shares.keys()]
  const { ofForm, ofPair } = ranked(pairs, { wish, reading, allowed })
  const points = new Map(pairs.map((pair, index) => [pair, ofForm[index]! + ofPair[index]!]))
  return pairs.sort((one, other) => shares.get(one)! - shares.get(other)! || points.get(other)! - points.get(one)!)
}
const steps = 5
/** Of forms that say nothing of their time. */
const usualMinutes = 30
