import type { Timeline, TimelineTask } from '#domain/plan/timeline/timeline-shape.ts'
import { readRecipe, type VerifiableIngredient } from '#domain/recipe/verify/reading/read-recipe.ts'
import { stepsOfLines } from '#domain/recipe/verify/reading/steps-of-lines.ts'
import { preparationMinutes } from '#domain/recipe/verify/time/preparation-minutes.ts'

/** A dish as a timeline was made for it. */
export interface SimulatedDish {
  readonly title: string
  readonly ingredients: readonly VerifiableIngredient[]
  readonly instructions: readonly { readonly description: string; readonly meanwhile?: boolean | undefined }[]
}

/** What went wrong when a cook followed a timeline, by what it was about, in words. */
export interface Clashes {
  readonly hands: string[]
  readonly oven: string[]
  readonly burners: string[]
  /** A machine of which there is one. */
  readonly machines: string[]
  /** A step before what it waits for or what is prepared for it, twice, never, or after serving. */
  readonly order: string[]
  /** Hot dishes that are kept waiting for more than five minutes though the timeline does not say so. */
  readonly unsaid: string[]
}

/**
 * Follows a timeline minute by minute with two hands, one oven of two trays that is the broiler too, four burners and one machine of each
 * kind; knows nothing of how it was made.
 */
export function simulated(timeline: Timeline, dishes: readonly SimulatedDish[]): Clashes {
  const clashes: Clashes = { hands: [], oven: [], burners: [], machines: [], order: [], unsaid: [] }
  for (let minute = -timeline.minutes; minute < 0; minute++) live(minute, timeline.tasks, dishes, clashes)
  clashes.order.push(...wholeFaults(timeline))
  for (const [dish, simulated] of dishes.entries()) {
    const { instructions } = simulated
    const tasks = timeline.tasks.filter((task) => task.dish === dish).toSorted((one, other) => one.step - other.step)
    clashes.order.push(...orderFaults(tasks, instructions), ...preparingFaults(tasks, simulated))
    const kept = keptWaiting(tasks, instructions)
    const said = timeline.dishes[dish]
    if (said?.isHot && kept > 5 && said.standsMinutes < kept)
      clashes.unsaid.push(`dish ${dish} is kept for ${kept} minutes, not ${said.standsMinutes}`)
  }
  return clashes
}

function live(
  minute: number,
  tasks: readonly TimelineTask[],
  dishes: readonly SimulatedDish[],
  clashes: Clashes,
): void {
  const now = tasks.filter(({ start, end }) => start <= minute && minute < end)
  const handled = now.filter(({ start, active }) => minute < start + active)
  if (handled.length > 1) clashes.hands.push(`${minute}: ${names(handled)}`)

  const burning = now.filter(({ burner }) => burner !== null)
  if (new Set(burning.map(({ burner }) => burner)).size < burning.length)
    clashes.burners.push(`${minute}: ${names(burning)}`)
  if (burning.some(({ burner }) => burner! < 1 || burner! > 4)) clashes.burners.push(`${minute}: no such burner`)

  const heats = now.flatMap(({ oven }) => (oven === null ? [] : [oven]))
  if (heats.some((heat) => heats.some((other) => isOther(heat, other))))
    clashes.oven.push(`${minute}: ${heats.join(' and ')}`)
  const trays = now.filter((task) => minute >= task.start + task.active && isTray(task, dishes))
  if (trays.length > 2) clashes.oven.push(`${minute}: three trays, ${names(trays)}`)
  const broiled = now.filter((task) => minute >= task.start + handsAtHeat(task) && isBroiled(task, dishes))
  for (const task of broiled) if (task.oven !== 'broil') clashes.oven.push(`${minute}: ${names([task])} has no broiler`)
  if (broiled.length > 1) clashes.oven.push(`${minute}: two under the broiler, ${names(broiled)}`)
  for (const machine of ['air fryer', 'toaster oven', 'microwave', 'slow cooker', 'rice cooker']) {
    const users = now.filter((task) => minute >= task.start + handsAtHeat(task) && isCookedIn(machine, task, dishes))
    if (users.length > 1) clashes.machines.push(`${minute}: ${machine} for ${names(users)}`)
  }
  for (const soon of tasks) {
    if (!isTray(soon, dishes) || minute < heatedFrom(soon, tasks) || minute >= soon.start + soon.active) continue
    const other = now.find(
      (task) =>
        task.dish !== soon.dish &&
        minute >= task.start + task.active &&
        isTray(task, dishes) &&
        isOther(task.oven!, soon.oven!),
    )
    if (other) clashes.oven.push(`${minute}: ${names([other])} bakes while the oven is heated for ${names([soon])}`)
  }
}

/**
 * From when on the oven is heated for what bakes: since its own dish last used or heated it, or for twelve minutes. Where the dish itself
 * had another heat before, how it changes is its own affair.
 */
function heatedFrom(soon: TimelineTask, tasks: readonly TimelineTask[]): number {
  const own = tasks.filter(({ dish, step, oven }) => dish === soon.dish && step < soon.step && oven !== null)
  const before = own.toSorted((one, other) => one.step - other.step).at(-1)
  if (!before) return soon.start + soon.active - 12
  return isOther(before.oven!, soon.oven!) ? soon.start : before.end
}

/** Whether the oven cannot have both heats at once. */
function isOther(one: number | 'broil', other: number | 'broil'): boolean {
  if (one === 'broil' || other === 'broil') return one !== other
  return Math.abs(one - other) > 15
}

/** Minutes of the hands before what waits goes in; what waits for nothing is done at the heat itself. */
function handsAtHeat({ active, waiting }: TimelineTask): number {
  return waiting > 0 ? active : 0
}

/** Whether a step has something under the broiler, which only to turn on is not. */
function isBroiled({ dish, step, end, start }: TimelineTask, dishes: readonly SimulatedDish[]): boolean {
  const text = (dishes[dish]?.instructions[step]?.description ?? '').toLowerCase()
  if (start === end || /london broil/.test(text)) return false
  return /\bunder (?:the|a|it)\b/.test(text) ? /broiler|\bgrill\b/.test(text) : /(?<!\bto )\bbroil\b/.test(text)
}

function isCookedIn(machine: string, { dish, step }: TimelineTask, dishes: readonly SimulatedDish[]): boolean {
  const text = (dishes[dish]?.instructions[step]?.description ?? '').toLowerCase()
  return text.includes(machine) && !/\b(?:pre)?heat the/.test(text)
}

/** Whether something bakes, and the oven is not only turned on. */
function isTray({ oven, waiting, dish, step }: TimelineTask, dishes: readonly SimulatedDish[]): boolean {
  if (oven === null || waiting === 0) return false
  const text = dishes[dish]?.instructions[step]?.description ?? ''
  const isTurningOn = /(?:heat|set|turn on) (?:the |your |an )?oven/i.test(text)
  return !isTurningOn || /\b(?:bake|roast)\b/i.test(text)
}

function wholeFaults({ tasks, minutes, activeMinutes }: Timeline): string[] {
  const faults: string[] = []
  const first = Math.min(0, ...tasks.map(({ start }) => start))
  if (first !== 0 - minutes) faults.push(`starts at ${first}, not ${-minutes}`)
  if (tasks.reduce((sum, { active }) => sum + active, 0) !== activeMinutes) faults.push('other active minutes')
  for (const { start, active, waiting, end, dish, step } of tasks)
    if (end > 0 || end !== start + active + waiting) faults.push(`${dish}.${step} ends at ${end}`)
  return faults
}

function orderFaults(tasks: readonly TimelineTask[], instructions: SimulatedDish['instructions']): string[] {
  const steps = tasks.filter(({ step }) => step >= 0)
  const faults: string[] = []
  if (steps.length !== instructions.length || steps.some(({ step }, at) => step !== at))
    faults.push(`steps ${steps.map(({ step }) => step).join()} of ${instructions.length}`)
  for (const [at, task] of steps.entries()) {
    const before = steps[at - 1]
    if (!before) continue
    const next = instructions[task.step]?.description ?? ''
    const goesOn = instructions[before.step]?.meanwhile ?? /^(?:meanwhile|in the meantime|while )/i.test(next)
    const from = goesOn ? before.start + before.active : before.end
    if (task.start < from) faults.push(`${names([task])} before ${names([before])} is done`)
    if (task.step === instructions.length - 1 && /\bserve\b/i.test(next))
      for (const other of tasks)
        if (other.step < task.step && other.end > task.start) faults.push(`served before ${names([other])} is done`)
  }
  return faults
}

/** Whether all that the list asks for is prepared once, for as long as the recipe says, and before each step that names it. */
function preparingFaults(
  tasks: readonly TimelineTask[],
  { title, ingredients, instructions }: SimulatedDish,
): string[] {
  if (instructions.length === 0) return []
  const { lines, steps } = readRecipe({ title, servings: 1, ingredients, instructions })
  const preparing = tasks.filter(({ step, active }) => step < 0 && active > 0)
  const minutes = preparing.reduce((sum, { active }) => sum + active, 0)
  const faults = minutes === preparationMinutes(lines) ? [] : [`${title} is prepared for ${minutes} minutes`]
  const parts = preparing.flatMap(({ end, prepares }) => (prepares?.lines ?? []).map((line) => ({ line, end })))
  const named = stepsOfLines({ lines, steps })
  for (const { step, start } of tasks.filter(({ step }) => step >= 0)) {
    const late = parts.find(({ line, end }) => named[line]?.includes(step + 1) && end > start)
    if (late) faults.push(`${title}: line ${late.line} is not ready for step ${step}`)
  }
  if (parts.length === 0 && preparing.some(({ end }) => tasks.some(({ step, start }) => step === 0 && end > start)))
    faults.push(`${title} is prepared too late`)
  if (new Set(parts.map(({ line }) => line)).size < parts.length) faults.push(`${title}: a line is prepared twice`)
  return faults
}

/**
 * Minutes for which a dish waits off the heat after it was last on it, its own later steps not counted. What has neither a temperature nor a
 * burner heats too.
 */
function keptWaiting(tasks: readonly TimelineTask[], instructions: SimulatedDish['instructions']): number {
  const isElsewhere = (step: number) =>
    /\b(?:broil|grill|microwave|air fryer)/i.test(instructions[step]?.description ?? '')
  const last = tasks.findLast(({ oven, burner, step }) => oven !== null || burner !== null || isElsewhere(step))
  if (!last) return 0
  const after = tasks.filter(({ step }) => step > last.step)
  return -last.end - after.reduce((sum, { active, waiting }) => sum + active + waiting, 0)
}

function names(tasks: readonly TimelineTask[]): string {
  return tasks.map(({ dish, step }) => `${dish}.${step}`).join(' and ')
}
