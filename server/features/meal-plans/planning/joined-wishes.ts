import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#contract/errors.ts'
import { planSentences } from '#contract/planning/plan-sentences.ts'
import { eatersMost } from '#contract/planning/plan-wish.ts'
import { withoutGone } from '#domain/plan/meal-plan/eaters/seating.ts'
import { type Eater, type PlanRules, planBounds } from '#domain/plan/meal-plan/meal-plan.ts'
import type { StoredEntry } from '#server/features/meal-plans/tables.ts'

interface Wishes {
  readonly eaters: readonly Eater[]
  readonly rules: PlanRules
}

/**
 * People and rules that two devices changed: `given` was made of `was`, while the plan came to be as it `is`. What was not touched stays as
 * it is by now, each person and each rule for itself; whoever was removed sits at no meal any more, and a meal of theirs alone is none. Throws
 * invalid_input where nobody or no meal is left, or too many are.
 */
export function joinedWishes(given: Wishes, was: Wishes, is: Wishes): { eaters: Eater[]; rules: PlanRules } {
  const eaters = joinedEaters(given.eaters, was.eaters, is.eaters)
  if (eaters.length === 0) throw new AppError('invalid_input', planSentences.eatersLeast)
  if (eaters.length > planBounds.eaters) throw new AppError('invalid_input', eatersMost)
  const untouched = (Object.keys(is.rules) as (keyof PlanRules)[]).filter((key) =>
    isDeepStrictEqual(given.rules[key], was.rules[key]),
  )
  const rules = { ...given.rules, ...Object.fromEntries(untouched.map((key) => [key, is.rules[key]])) }
  return { eaters, rules: seatedRules(rules, eaters) }
}

/** Rules without those who are gone, and without the meals that were theirs alone. Throws invalid_input where no meal is left. */
export function seatedRules(rules: PlanRules, eaters: readonly Eater[]): PlanRules {
  const meals = rules.meals.flatMap((meal) => withoutGone(meal, eaters) ?? [])
  if (meals.length === 0 && rules.meals.length > 0) throw new AppError('invalid_input', planSentences.mealsLeast)
  return { ...rules, meals }
}

/** A row without those who are gone; what was theirs alone is taken out. */
export function seatedRow(row: StoredEntry, eaters: readonly Eater[], at: Date): StoredEntry {
  if (row.isRemoved) return row
  return withoutGone(row, eaters) ?? { ...row, isRemoved: true, edits: { ...row.edits, removed: at.getTime() } }
}

function joinedEaters(given: readonly Eater[], was: readonly Eater[], is: readonly Eater[]): Eater[] {
  const [mine, before] = [given, was].map((eaters) => new Map(eaters.map((eater) => [eater.id, eater])))
  const isTouched = ({ id }: Eater) => !isDeepStrictEqual(mine!.get(id), before!.get(id))
  const there = new Set(is.map(({ id }) => id))
  return [
    ...is.flatMap((eater) => (isTouched(eater) ? (mine!.get(eater.id) ?? []) : eater)),
    ...given.filter((eater) => !there.has(eater.id) && isTouched(eater)),
  ]
}
