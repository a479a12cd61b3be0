import { needed } from '#domain/needed.ts'
import type { Without } from '#domain/plan/week/choices/choices.ts'
import { figureThatWouldDo } from '#domain/plan/week/easing/would-do.ts'
import { type SearchOptions, searchWeek } from '#domain/plan/week/search/search-week.ts'
import { type WeekProgram, weekProgram } from '#domain/plan/week/search/week-program.ts'
import { writePlan } from '#domain/plan/week/search/write-plan.ts'
import type { WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import type { Relaxed } from '#domain/plan/week/week-plan.ts'
import { rulesOf } from '#domain/plan/week/words/rule-words.ts'
import { kindOf, wishesAmong, wishWords } from '#domain/plan/week/words/wished-rules.ts'

/** Rules that are let go together. */
type Wished = readonly string[]

/**
 * Where no plan keeps every rule: all the smallest sets of wishes to let go, each with the plan that comes of it; rules of `before` are let go
 * already. Whatever makes a plan possible takes a wish out of every conflict, so a conflict is looked for, and each of its wishes let go in
 * turn; the next conflict then, where there is one. A wish that is a conflict by itself goes in any case, and does not count. Of a wish only
 * those rules go that have to. Where such sets are too large to look at all of them, or time runs out, one set of which nothing can be spared,
 * of what is missed least. None where not even letting go of everything helps, as somebody has no dish at all.
 */
export function relaxations(
  wish: WeekWish,
  dishes: readonly WeekDish[],
  options: SearchOptions,
  before: Without = new Set(),
): Relaxed[] {
  const rules = rulesOf(wish).filter((rule) => !before.has(rule))
  const wishes = wishesAmong(wish, rules)
  let end = options.now() + secondsOfAll * 1000
  const tried = trials(wish, dishes, { options, left: () => (end - options.now()) / 1000, before })
  const setOf = (gone: readonly Wished[]): WishesGone => ({ gone, ...tried(gone.flat()) })
  const forced = (set: WishesGone): WishesGone & { conflict: readonly Wished[] } => {
    // a set that was not decided in time is no way out, and nothing is built on it
    if (!set.isImpossible) return { ...set, conflict: [] }
    const left = wishes.filter((one) => !set.gone.includes(one))
    const conflict = conflictAmong(left, (kept) => tried(without(rules, kept.flat())).isImpossible)
    const [only] = conflict
    return only && conflict.length === 1 ? forced(setOf([...set.gone, only])) : { ...set, conflict }
  }
  let sets = [forced({ gone: [], isImpossible: true })]
  for (let size = 0; sets.length > 0; size += 1) {
    const ways = sets.flatMap(({ gone, found }) => (found ? [{ gone, found }] : []))
    if (ways.length > 0) return ways.map(wayOf)
    if (size === mostRelaxed) break
    const next = new Map(
      sets.flatMap(({ gone, conflict }) =>
        conflict.map((one) => [[...gone, one].flat().sort().join(' '), [...gone, one]] as const),
      ),
    )
    sets = [...next.values()].map((gone) => forced(setOf(gone)))
  }
  end = Math.max(end, options.now() + secondsOfLast * 1000)
  if (!tried(rules).found) return []
  const gone = needed(leastMissedFirst(wishes), (some) => tried(some.flat()).found !== undefined)
  const { found } = tried(gone.flat())
  return found ? [wayOf({ gone, found })] : []

  function wayOf({ gone, found: whole }: { gone: readonly Wished[]; found: FoundWeek }): Relaxed {
    const all = gone.flat()
    const some = gone.length < all.length ? needed(all, (rest) => tried(rest).found !== undefined) : all
    const ofSome = tried(some).found
    const [named, { week, taken }] = ofSome ? [some, ofSome] : [all, whole]
    const letGo = wishesAmong(wish, named)
    const hasFigure = (letGo.length === 1 || kindOf(named) === 'minutes') && options.now() < end
    const figure = hasFigure ? figureThatWouldDo(week, named, { taken, before }, options) : undefined
    return {
      rules: [...named],
      words: letGo.map((of) => wishWords(wish, dishes, of)),
      wouldDo: figure?.wouldDo ?? null,
      plan: writePlan(figure?.week ?? week, figure?.taken ?? taken),
    }
  }
}

/** Wishes let go, of those that could be kept, as long as all sets of so many are looked at. */
const mostRelaxed = 3
/** Of the clock, for each question whether some rules can be kept together. */
const secondsEach = 5
/** Of the clock, for all these questions of one wish; and what is left of it for the last ones at least. */
const secondsOfAll = 60
const secondsOfLast = 20

/** Wishes by what letting go of them changes: how varied the week is, then how it is cooked, what it costs, and what everyone has of it. */
function leastMissedFirst(wishes: readonly Wished[]): Wished[] {
  const place = (wish: Wished) => kindsByMiss.indexOf(kindOf(wish) ?? '')
  return wishes.toSorted((one, other) => place(one) - place(other))
}
const kindsByMiss = ['mains-apart', 'one-dish', 'times', 'minutes', 'budget', 'target', 'locked', 'liked']

interface FoundWeek {
  readonly week: WeekProgram
  readonly taken: readonly number[]
}

/** Neither found nor impossible: not decided in time. */
interface Trial {
  readonly found?: FoundWeek | undefined
  readonly isImpossible: boolean
}

interface WishesGone extends Trial {
  readonly gone: readonly Wished[]
}

/** Whether there is a plan without some rules; each set is tried once. Nothing is where no seconds are left. */
function trials(
  wish: WeekWish,
  dishes: readonly WeekDish[],
  { options, left, before }: { options: SearchOptions; left: () => number; before: Without },
): (gone: Wished) => Trial {
  const known = new Map<string, Trial>()
  return (gone) => {
    const key = [...gone].sort().join(' ')
    const tried = known.get(key)
    if (tried) return tried
    if (left() <= 0) return { isImpossible: false }
    const week = weekProgram(wish, dishes, new Set([...before, ...gone]))
    const seconds = Math.min(options.seconds, secondsEach, left())
    const asked = { ...options, onFound: undefined, isFirstEnough: true, seconds, patience: undefined }
    const { found, isImpossible } = searchWeek(week, asked)
    const trial = { found: found && { week, taken: found.taken }, isImpossible }
    known.set(key, trial)
    return trial
  }
}

function without(rules: readonly string[], kept: readonly string[]): string[] {
  return rules.filter((rule) => !kept.includes(rule))
}

/**
 * Wishes that cannot be kept together, none of which could be spared. What is not decided in time counts as possible, so that the set is a
 * conflict still, if perhaps a larger one.
 */
function conflictAmong(
  wishes: readonly Wished[],
  isImpossible: (kept: readonly Wished[]) => boolean,
): readonly Wished[] {
  return isImpossible([]) ? [] : needed(wishes, isImpossible)
}
