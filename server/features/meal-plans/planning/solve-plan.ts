import { AppError } from '#contract/errors.ts'
import type { MealPlanEvent, PlanWay } from '#contract/planning/plan-view.ts'
import type { PlanProof } from '#domain/plan/meal-plan/meal-plan.ts'
import { spentRule } from '#domain/plan/week/choices/days-over.ts'
import { worthOf } from '#domain/plan/week/plan-week.ts'
import type { Proof, WeekAnswer, WeekPlan, Worth } from '#domain/plan/week/week-plan.ts'
import { ownOnly, rulesOf } from '#domain/plan/week/words/rule-words.ts'
import { wishesAmong, wishWords } from '#domain/plan/week/words/wished-rules.ts'
import type { AppContext } from '#server/context.ts'
import { impossiblePlan, type WaysOut } from '#server/features/meal-plans/planning/impossible-plan.ts'
import type { PlanOrder } from '#server/features/meal-plans/planning/plan-order.ts'

type World = Pick<AppContext, 'weekPlanner' | 'kitchen' | 'log'>

/** A plan and what is proved of it. */
export interface Planned {
  readonly plan: WeekPlan
  readonly proof: PlanProof
}

export interface Solving {
  /** The member's id. */
  readonly owner: string
  readonly seconds: number
  /** Rules that are let go. */
  readonly without: readonly string[]
  readonly signal: AbortSignal
  readonly tell: (event: MealPlanEvent) => void
  /** A plan that stands, to go on from. */
  readonly start?: WeekPlan | undefined
  /** Of a plan of own recipes alone: the way out that lets new ones in too. */
  readonly withNew?: (() => Promise<readonly PlanWay[]>) | undefined
  readonly easedTo?: WaysOut['easedTo']
}

/**
 * Has the planner choose; a solver that dies or overruns leaves the best plan so far, which says so, as does one that finds nothing as good. Throws wishes_contradict with what
 * could be let go, and took_too_long where there is neither a plan nor a proof that there is none. Whoever has to wait for the planner is told
 * how many come first, and has a plan made by hand meanwhile.
 */
export async function solvePlan(
  { weekPlanner, kitchen, log }: World,
  { week, dishes, basis }: Pick<PlanOrder, 'week' | 'dishes' | 'basis'>,
  { owner, seconds, without, signal, tell, start, withNew, easedTo }: Solving,
): Promise<Planned> {
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1000
  let best: { plan: WeekPlan; worth: Worth } | undefined
  let isDone = false
  const onBetter = (plan: WeekPlan, worth: Worth) => {
    if (isDone || (best && worth.cost > best.worth.cost)) return
    best = { plan, worth }
    tell({
      type: 'better',
      cost: plan.cents / 100,
      gap: worth.gap,
      seconds: passed(),
      meals: titlesByMeal(week, plan),
    })
  }
  let byHand: Promise<unknown> | undefined
  const onWaiting = (ahead: number) => {
    tell({ type: 'progress', message: ahead > 0 ? waitingWords(ahead) : choosingWords(dishes.length) })
    // one that stands is better
    if (start) return
    byHand ??= kitchen.ask('firstWeek', week, dishes, without).then(
      (first) => first && onBetter(first.plan, first.worth),
      (error: unknown) => log.warn({ err: error }, 'no plan by hand'),
    )
  }
  const known = new Set([...rulesOf(week), ownOnly, spentRule])
  const wordsOf = (rules: readonly string[]) =>
    wishesAmong(
      week,
      rules.filter((rule) => known.has(rule)),
    ).flatMap((of) => of.map((rule) => ({ rule, words: wishWords(week, dishes, of) })))
  const { from, near } = week
  const effort = { seconds, gap: nearEnough, seed: 1, patience }
  const answer = await weekPlanner
    .ask('plan', [week, dishes, effort, without, start], { owner, signal, onBetter, onWaiting })
    .catch((error: unknown) => {
      if (!best || signal.aborted) throw error
      log.error({ err: error }, 'the planner failed; the best plan so far is kept')
      return undefined
    })
    .finally(() => (isDone = true))
  if (!answer || answer.kind === 'undecided') {
    if (!best)
      throw new AppError(
        'took_too_long',
        'We ran out of time before finding a week that follows all your rules. There may be one: try again, or loosen a rule.',
        { retryAfter: 1 },
      )
    const { plan, worth } = best
    const unknown = { dishes: dishes.length, choices: 0, columns: 0, rows: 0, seconds: passed(), rules: [] }
    const proof = { ...(answer?.proof ?? unknown), sentence: answer ? foundNothingBetter : stoppedEarly }
    const outcome = { ended: 'failed' as const, letGo: wordsOf(without), basis, from, near }
    return { plan, proof: proofFor(plan, worth, proof, outcome) }
  }
  if (answer.kind === 'impossible')
    throw impossiblePlan(week, dishes, answer.relax, { withNew: await withNew?.(), easedTo })
  const { plan, worth, proof } =
    best && best.worth.cost < answer.worth.cost - 1e-6 ? madeMeanwhile(best, answer) : answer
  const isBest = worth.gap !== null && worth.gap <= nearEnough
  const letGo = wordsOf([...without, ...(answer.letGo ?? [])])
  return { plan, proof: proofFor(plan, worth, proof, { ended: isBest ? 'proved' : 'time', letGo, basis, from, near }) }
}

const stoppedEarly = 'The planner stopped early. This is the best plan it had found by then.'
const foundNothingBetter = 'The full search found nothing better in time, so this is the first plan we made.'

/** A plan that costs less than the planner's own: what that one proved of all plans is true of it too. */
function madeMeanwhile({ plan, worth: { cost } }: { plan: WeekPlan; worth: Worth }, { worth, proof }: PlannedWeek) {
  const bound = worth.bound ?? Number.NEGATIVE_INFINITY
  return { plan, worth: worthOf({ cost, bound }), proof: { ...proof, sentence: foundNothingBetter } }
}
type PlannedWeek = Extract<WeekAnswer, { kind: 'planned' }>

/** What stands on the table at each hour, of all who sit at it. */
function titlesByMeal({ slots }: PlanOrder['week'], { meals }: WeekPlan) {
  const byHour = Map.groupBy(meals, ({ slot }) => `${slots[slot]!.day} ${slots[slot]!.meal}`)
  return [...byHour.values()].map((served) => {
    const { day, meal } = slots[served[0]!.slot]!
    return { day, meal, titles: served.flatMap(({ dishes }) => dishes.map(({ title }) => title)) }
  })
}

/** 'Choosing among 215 dishes' */
export function choosingWords(dishes: number): string {
  return `Choosing among ${dishes} dishes`
}

function waitingWords(ahead: number): string {
  return ahead === 1
    ? 'Waiting for another plan to finish. Yours is next'
    : `Waiting for ${ahead} other plans to finish. Yours is next after that`
}

/** Seconds that a hard week, or a busy machine, may take until there is any plan. */
const patience = 30
/** Share of the cost: so near to the bound a plan is as good as the best, and nobody waits for the rest. */
const nearEnough = 0.001

function proofFor(
  plan: WeekPlan,
  { bound, gap }: Worth,
  { dishes, choices, columns, rows, seconds, sentence, rules }: Proof,
  { from, near, ...outcome }: Pick<PlanProof, 'ended' | 'letGo' | 'basis' | 'from' | 'near'>,
): PlanProof {
  return {
    cost: plan.cents / 100,
    points: plan.points / 100,
    bound: bound === null ? null : Math.floor(bound) / 100,
    gap,
    dishes,
    choices,
    columns,
    rows,
    seconds: Math.round(seconds * 10) / 10,
    sentence,
    rules,
    ...outcome,
    ...(from !== undefined && { from }),
    ...(near && { near }),
  }
}
