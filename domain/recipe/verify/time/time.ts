import type { Finding, Verification } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { areAlike } from '#domain/recipe/verify/equipment/heat-sources.ts'
import {
  type ReadLine,
  readRecipe,
  type VerifiableIngredient,
  type VerifiableStep,
} from '#domain/recipe/verify/reading/read-recipe.ts'
import type { ReadStep } from '#domain/recipe/verify/reading/read-step.ts'
import { preparationByStep, preparationMinutes } from '#domain/recipe/verify/time/preparation-minutes.ts'
import { preheating, stepMinutes } from '#domain/recipe/verify/time/step-minutes.ts'
import { burners, type StepWork, workOf } from '#domain/recipe/verify/time/step-work.ts'

type Time = Verification['time']

/** The schedule of one cook with one pair of hands, in minutes from the start; without instructions it is empty. */
export function scheduleOf(
  ingredients: readonly VerifiableIngredient[],
  instructions: readonly VerifiableStep[],
): Time {
  const { lines, steps } = readRecipe({ servings: 1, ingredients, instructions })
  return schedule(lines, steps)
}

/**
 * The same for a recipe that is read already. Active minutes block the cook. A wait runs on in the background where the step says
 * `meanwhile`, until a later step needs what it makes; otherwise the cook waits. Ingredients are prepared before the step that first
 * names them, and in waits before it that are stated and long enough. The oven has one temperature at a time and the stove four burners: who wants
 * another waits until one is free.
 */
export function schedule(lines: readonly ReadLine[], steps: readonly ReadStep[]): Time {
  if (steps.length === 0) return { totalMinutes: 0, activeMinutes: 0, waitingMinutes: 0, schedule: [] }
  const works = workOf(lines, steps)
  const preparing = preparingOf(lines, steps, works)
  const rows: Time['schedule'] = []
  const begun: Begun[] = []
  let clock = 0
  let handsBusy = preparing.minutes
  for (const [step, work] of works.entries()) {
    const { active, waiting, goesOn } = work
    clock = preparing.before(step, clock)
    const ready = readyAt(begun, work, clock)
    const start = Math.max(ready, ovenFree(begun, work), burnerFree(begun, work, ready))
    preparing.beside(clock, start)
    const end = start + active + waiting
    rows.push({ step, start: tenth(start), active: tenth(active), waiting: tenth(waiting), end: tenth(end) })
    begun.push({ work, end, ovenHot: start + Math.max(preheating, waiting) })
    // where only words tell of a wait, it may be the browning of one batch after another
    if (!goesOn && steps[step]?.waiting !== undefined) preparing.beside(start + active, end)
    clock = goesOn ? start + active : end
    handsBusy += active
  }
  rows.unshift({ step: -1, start: 0, active: preparing.minutes, waiting: 0, end: tenth(preparing.end()) })
  const total = Math.ceil(rows.reduce((latest, { end }) => Math.max(latest, end), 0) - 0.05)
  const activeMinutes = Math.min(Math.round(handsBusy), total)
  return { totalMinutes: total, activeMinutes, waitingMinutes: total - activeMinutes, schedule: rows }
}

/** Minutes of a wait in which a cook takes up the knife again; in a shorter one they stay by the pan. */
const leastWait = 5

/** The preparing of the ingredients as it goes on: `before` answers when the cook is through with what a step wants. */
function preparingOf(lines: readonly ReadLine[], steps: readonly ReadStep[], works: readonly StepWork[]) {
  const minutes = preparationMinutes(lines)
  // without a wait it is all the same when what is done
  const hasWait = minutes > 0 && works.some(({ waiting, heatsOven }) => waiting >= leastWait || heatsOven)
  const due = hasWait ? preparationByStep({ lines, steps }) : [minutes]
  let wanted = 0
  let done = 0
  let end = 0
  const work = (from: number, spent: number) => {
    if (spent <= 0) return from
    done += spent
    end = from + spent
    return end
  }
  return {
    minutes,
    end: () => end,
    before(step: number, clock: number): number {
      wanted += due[step] ?? 0
      return work(clock, wanted - done)
    },
    beside(from: number, until: number): void {
      if (until - from >= leastWait) work(from, Math.min(minutes - done, until - from))
    },
  }
}

/** Steps whose stated minutes their own words contradict: much less than they add up to, or several times as much. */
export function contradictedTimes(steps: readonly ReadStep[]): Finding[] {
  return steps.flatMap((step, index) => {
    const stated = step.time ?? (step.active ?? 0) + (step.waiting ?? 0)
    const { read } = stepMinutes(step)
    if (read === undefined || stated <= 0) return []
    const tooShort = stated < read * 0.75 - 2
    const tooLong = stated > read * 3 + 20
    return tooShort || tooLong
      ? [finding('time_contradiction', { stated: Math.round(stated), read: Math.round(read) }, { step: index })]
      : []
  })
}

/** Steps that bake, simmer or stand without a word of how long. */
export function unstatedTimes(steps: readonly ReadStep[]): Finding[] {
  return steps.flatMap((step, index) => {
    const { untimed } = stepMinutes(step)
    return untimed ? [finding('time_unstated', { ...untimed }, { step: index })] : []
  })
}

/** A step that was begun, in minutes from the start. */
interface Begun {
  readonly work: StepWork
  readonly end: number
  /** When the oven is hot, where it turned that on. */
  readonly ovenHot: number
}

/** When all that a step waits for is there. */
function readyAt(begun: readonly Begun[], { needs, needsOvenOf }: StepWork, clock: number): number {
  let ready = clock
  for (const step of needs) ready = Math.max(ready, begun[step]?.end ?? 0)
  for (const step of needsOvenOf) ready = Math.max(ready, begun[step]?.ovenHot ?? 0)
  return ready
}

/** When the oven can have this heat: what bakes at another has to be done. */
function ovenFree(begun: readonly Begun[], work: StepWork): number {
  const heat = work.bakesAt === 'broil' ? 'broil' : work.heat
  if (heat === undefined) return 0
  const isAnother = ({ bakesAt }: StepWork) => bakesAt !== undefined && !areAlike(bakesAt, heat)
  return Math.max(0, ...begun.map(({ work, end }) => (isLeftAlone(work) && isAnother(work) ? end : 0)))
}

/** When a burner is free for this step. */
function burnerFree(begun: readonly Begun[], { onStove }: StepWork, from: number): number {
  if (!onStove) return 0
  const ends = begun
    .flatMap(({ work, end }) => (work.onStove && isLeftAlone(work) && end > from ? [end] : []))
    .toSorted((a, b) => a - b)
  return ends.length < burners ? 0 : (ends[ends.length - burners] ?? 0)
}

/** Whether the step waits by itself while the cook goes on; one that they stand by is over before they begin another. */
function isLeftAlone({ goesOn, waiting }: StepWork): boolean {
  return goesOn && waiting > 0
}

function tenth(minutes: number): number {
  return Math.round(minutes * 10) / 10
}
