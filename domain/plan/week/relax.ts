import type { Without } from '#domain/plan/week/choices.ts'
import { rulesOf, ruleWords } from '#domain/plan/week/rule-words.ts'
import { type Searched, type SearchOptions, searchWeek } from '#domain/plan/week/search-week.ts'
import type { WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import type { Relaxed } from '#domain/plan/week/week-plan.ts'
import { type WeekProgram, weekProgram } from '#domain/plan/week/week-program.ts'
import { figureThatWouldDo } from '#domain/plan/week/would-do.ts'
import { writePlan } from '#domain/plan/week/write-plan.ts'

/**
 * Where no plan keeps every rule: all the smallest sets of rules to let go, each with the plan that comes of it; those of `before` are let go already. Whatever makes a
 * plan possible takes a rule out of every conflict, so a conflict is looked for, and each of its rules let go in turn; the next
 * conflict then, where there is one. None where not even letting go of everything helps: somebody has no dish at all.
 */
export function relaxations(
  wish: WeekWish,
  dishes: readonly WeekDish[],
  options: SearchOptions,
  before: Without = new Set(),
): Relaxed[] {
  const rules = rulesOf(wish).filter((rule) => !before.has(rule))
  const tried = trials(wish, dishes, options)
  const trial = (gone: ReadonlySet<string>) => tried(new Set([...before, ...gone]))
  let sets: readonly (readonly string[])[] = [[]]
  for (let size = 1; size <= mostRelaxed && sets.length > 0; size += 1) {
    const next = new Map<string, readonly string[]>()
    for (const gone of sets)
      for (const rule of conflictAmong(
        rules.filter((one) => !gone.includes(one)),
        (kept) => trial(without(rules, kept)),
      ))
        next.set([...gone, rule].sort().join(' '), [...gone, rule])
    const answers = [...next.values()].map((gone) => ({ gone, ...trial(new Set(gone)) }))
    const possible = answers.flatMap(({ gone, week, searched: { found } }) => (found ? [{ gone, week, found }] : []))
    if (possible.length > 0)
      return possible.map(({ gone, week, found }) => {
        const [only] = gone
        const figure =
          gone.length === 1 ? figureThatWouldDo(week, only!, { taken: found.taken, before }, options) : undefined
        return {
          rules: [...gone],
          words: gone.map((rule) => ruleWords(wish, dishes, rule)),
          wouldDo: figure?.wouldDo ?? null,
          plan: writePlan(figure?.week ?? week, figure?.taken ?? found.taken),
        }
      })
    // a set that was not decided in time is no way out, and nothing is built on it
    sets = answers.filter(({ searched }) => searched.isImpossible).map(({ gone }) => gone)
  }
  return []
}

const mostRelaxed = 3
/** Of the clock, for each question whether some rules can be kept together. */
const secondsEach = 5

interface Trial {
  readonly week: WeekProgram
  readonly searched: Searched
}

/** Whether there is a plan without some rules; each set is tried once. */
function trials(
  wish: WeekWish,
  dishes: readonly WeekDish[],
  options: SearchOptions,
): (gone: ReadonlySet<string>) => Trial {
  const known = new Map<string, Trial>()
  return (gone) => {
    const key = [...gone].sort().join(' ')
    const before = known.get(key)
    if (before) return before
    const week = weekProgram(wish, dishes, gone)
    const seconds = Math.min(options.seconds, secondsEach)
    const trial = {
      week,
      searched: searchWeek(week, { ...options, onFound: undefined, isFirstEnough: true, seconds, patience: undefined }),
    }
    known.set(key, trial)
    return trial
  }
}

function without(rules: readonly string[], kept: readonly string[]): Set<string> {
  return new Set(rules.filter((rule) => !kept.includes(rule)))
}

/**
 * Rules that cannot be kept together, none of which could be spared (QuickXplain: Junker 2004). What is not decided in time counts as
 * possible, so that the set is a conflict still, if perhaps a larger one.
 */
function conflictAmong(rules: readonly string[], tryKept: (kept: readonly string[]) => Trial): readonly string[] {
  const isImpossible = (kept: readonly string[]) => tryKept(kept).searched.isImpossible
  const explain = (kept: readonly string[], hasNew: boolean, open: readonly string[]): readonly string[] => {
    if (hasNew && isImpossible(kept)) return []
    if (open.length <= 1) return open
    const half = open.length >> 1
    const [first, second] = [open.slice(0, half), open.slice(half)]
    const ofSecond = explain([...kept, ...first], first.length > 0, second)
    const ofFirst = explain([...kept, ...ofSecond], ofSecond.length > 0, first)
    return [...ofFirst, ...ofSecond]
  }
  return isImpossible([]) ? [] : explain([], false, rules)
}
