import type { Block, DishWork, Lag, OvenUse, PartOfPreparing } from '#domain/plan/timeline/block.ts'
import { bakesFood, bakesOn, heatsFood, isEatenHot, mayNeedBurner } from '#domain/plan/timeline/heat-words.ts'
import { partsOfPreparing } from '#domain/plan/timeline/parts-of-preparing.ts'
import { preparingWords } from '#domain/plan/timeline/preparing-words.ts'
import { machineOf, type OvenHeat, setsBroiler } from '#domain/recipe/verify/equipment/heat-sources.ts'
import {
  readRecipe,
  type VerifiableIngredient,
  type VerifiableStep,
} from '#domain/recipe/verify/reading/read-recipe.ts'
import { preheating } from '#domain/recipe/verify/time/step-minutes.ts'
import { type StepWork, workOf } from '#domain/recipe/verify/time/step-work.ts'

/** A dish as its recipe tells it. */
export interface RecipeOfDish {
  readonly title: string
  readonly ingredients: readonly VerifiableIngredient[]
  readonly instructions: readonly VerifiableStep[]
}

/** What a dish takes of the cook and the kitchen; one without steps takes nothing. */
export function dishWork({ title, ingredients, instructions }: RecipeOfDish, dish: number): DishWork {
  const { lines, steps } = readRecipe({ title, servings: 1, ingredients, instructions })
  if (steps.length === 0) return { isHot: false, blocks: [], later: [], preparedFirst: () => [], words: () => '' }
  const texts = steps.map(({ text }) => text)
  const works = workOf(lines, steps)
  const ovens = ovenUses(works, texts)
  const tasks = works.map((work, step): Task => {
    const oven = ovens[step]
    const text = texts[step] ?? ''
    const takesTime = work.active + work.waiting > 0
    return {
      ...work,
      step,
      onStove: takesTime && (work.onStove || (!oven?.bakes && mayNeedBurner(text))),
      active: whole(work.active),
      waiting: whole(work.waiting),
      oven,
      machine: takesTime && heatsFood(text) ? machineOf(text) : undefined,
      heats: heatsFood(text) || work.onStove || oven?.bakes === true,
    }
  })
  const isHot = isEatenHot(title, texts)
  const { all, later } = partsOfPreparing({ lines, steps }, works)
  const isUnsaid = ovens.some((oven) => oven?.bakes && oven.keptAt === undefined)
  const groups = grouped(tasks)
  // an oven that no step turns on is turned on while or after the food is prepared
  const preparedFirst = (first: PartOfPreparing) =>
    backwards(first.minutes > 0 || isUnsaid ? [[preparing(first)], ...groups] : groups, dish, isHot)
  const blocks = preparedFirst(all)
  const blockOf = (step: number) => blocks.findIndex((block) => block.steps.some((own) => own.step === step))
  return {
    isHot,
    blocks,
    later: later.map((part) => ({ ...part, before: blockOf(part.before), after: blockOf(part.after) })),
    preparedFirst,
    words: (own) => preparingWords(own.map((line) => lines[line]!)),
  }
}

interface Task extends StepWork {
  readonly step: number
  readonly oven: OvenUse | undefined
  readonly machine: string | undefined
  readonly heats: boolean
  /** Of the list, that are prepared. */
  readonly lines?: readonly number[]
}
type Group = readonly Task[]

function preparing({ minutes, lines }: PartOfPreparing): Task {
  const nothing = { heat: undefined, bakesAt: undefined, oven: undefined, machine: undefined }
  return {
    ...nothing,
    onStove: false,
    needs: [],
    needsOvenOf: [],
    step: -1,
    active: minutes,
    lines,
    waiting: 0,
    goesOn: false,
    heatsOven: false,
    heats: false,
  }
}

/** Where no recipe says how hot. */
const usualHeat = 180

/** For each step what it wants of the oven; an oven that is turned on for nothing stays off. */
function ovenUses(works: readonly StepWork[], texts: readonly string[]): (OvenUse | undefined)[] {
  let heat: OvenHeat = usualHeat
  let bakedAt: OvenHeat | undefined
  const wishes = works.map(({ heat: set, bakesAt, heatsOven, active, waiting }, step) => {
    const text = texts[step] ?? ''
    if (set !== undefined) heat = rounded(set)
    if (active + waiting === 0) bakedAt = undefined
    else if (bakesAt === 'broil') bakedAt = 'broil'
    else if (bakesFood(text)) bakedAt = heat
    else if (waiting === 0 || !bakesOn(text)) bakedAt = undefined
    else if (bakedAt !== undefined && set !== undefined) bakedAt = heat
    if (bakedAt !== undefined) return { heat: bakedAt, bakes: true }
    const isTurnedOn = setsBroiler(text) || (heatsOven && /(?<!dutch |toaster )\boven\b/.test(text))
    return isTurnedOn ? { heat, bakes: false } : undefined
  })
  const lastBake = wishes.findLastIndex((wish) => wish?.bakes)
  let before: { heat: OvenHeat; bakes: boolean } | undefined
  return wishes.map((wish, step) => {
    if (!wish || step > lastBake) return undefined
    // between two bakes the oven stays on, but not until it is turned on anew
    const isKept = before !== undefined && (wish.bakes || !before.bakes)
    const use = { ...wish, keptAt: isKept ? before?.heat : undefined }
    before = wish
    return use
  })
}

/** 425°F are 220°C to a cook, not 218. */
function rounded(celsius: OvenHeat): OvenHeat {
  if (celsius === 'broil') return celsius
  return Number.isInteger(celsius) ? celsius : Math.round(celsius / 10) * 10
}

/** Whole minutes: what takes part of one is given all of it. */
function whole(minutes: number): number {
  return Math.ceil(minutes - 0.001)
}

/** A hot pan is not left between two steps at it. */
function grouped(tasks: readonly Task[]): Group[] {
  const groups: Task[][] = []
  for (const task of tasks) {
    const before = groups.at(-1)?.at(-1)
    const isFree = task.needs.length === 0 && task.needsOvenOf.length === 0 && !isShut(task)
    if (before?.heats && before.waiting === 0 && !isShut(before) && task.heats && isFree) groups.at(-1)?.push(task)
    else groups.push([task])
  }
  return groups
}

/** What cooks where nobody stands at it. */
function isShut({ oven, machine }: Task): boolean {
  return oven !== undefined || machine !== undefined
}

function backwards(groups: readonly Group[], dish: number, isHot: boolean): Block[] {
  const last = groups.length - 1
  const groupOf = new Map(groups.flatMap((group, at) => group.map(({ step }) => [step, at] as const)))
  const lags = lagsOf(groups, groupOf)
  const cooling = isHot ? lastHeats(groups, groupOf) : new Set<number>()
  return groups
    .map((group, at): Block => {
      const oven = group.find((task) => task.oven)?.oven
      return {
        dish,
        steps: group.map(({ step, active, lines }) => ({ step, active, ...(lines && { lines }) })),
        active: activeOf(group),
        waiting: group.at(-1)?.waiting ?? 0,
        onStove: group.some(({ onStove }) => onStove),
        oven,
        machine: group.find((task) => task.machine)?.machine,
        lags: (lags[at] ?? []).map(({ to, minutes }) => ({ to: last - to, minutes })),
        isLastHeat: cooling.has(at),
      }
    })
    .toReversed()
}

function activeOf(group: Group): number {
  return group.reduce((sum, { active }) => sum + active, 0)
}

/** For each group how far behind it the groups before it lie, by position in the order of cooking; one lag for each. */
function lagsOf(groups: readonly Group[], groupOf: ReadonlyMap<number, number>): Lag[][] {
  return groups.map((group, at) => {
    const behind = new Map<number, number>()
    const isBehind = (to: number, minutes: number) => to < at && behind.set(to, Math.max(minutes, behind.get(to) ?? 0))
    const active = activeOf(group)
    const before = groups[at - 1]?.at(-1)
    if (before) isBehind(at - 1, active + (before.goesOn ? 0 : before.waiting))
    let untilStep = 0
    for (const task of group) {
      const rest = active - untilStep
      for (const step of task.needs) {
        const to = groupOf.get(step) ?? at
        isBehind(to, rest + (groups[to]?.at(-1)?.waiting ?? 0))
      }
      for (const step of task.needsOvenOf) {
        const to = groupOf.get(step) ?? at
        isBehind(to, rest + Math.max(preheating, waitingOf(groups[to])) - fromStep(groups[to], step))
      }
      untilStep += task.active
    }
    const [task] = group
    const trayAgo = task && task.waiting === 0 ? active : 0
    if (task?.oven?.bakes && task.oven.keptAt === undefined)
      isBehind(0, trayAgo + preheating - activeOf(groups[0] ?? []))
    return [...behind].map(([to, minutes]) => ({ to, minutes }))
  })
}

function waitingOf(group: Group | undefined): number {
  return group?.at(-1)?.waiting ?? 0
}

/** Active minutes of a group from one of its steps on. */
function fromStep(group: Group | undefined, step: number): number {
  return (group ?? []).reduce((sum, task) => (task.step >= step ? sum + task.active : sum), 0)
}

/**
 * Groups that must not lie far before serving: the last ones on the heat, as many as follow each other, for what is half cooked is not left
 * either; and what cooks beside them until it is served.
 */
function lastHeats(groups: readonly Group[], groupOf: ReadonlyMap<number, number>): Set<number> {
  const last = groups.findLastIndex(isHeated)
  if (last < 0) return new Set([groups.length - 1])
  const found = new Set<number>()
  let isRun = true
  for (let at = last; at >= 0; at--) {
    const group = groups[at] ?? []
    const task = group.at(-1)
    if (task?.goesOn && task.waiting > 0 && isHeated(group)) {
      const user = groups.flat().find(({ needs }) => needs.includes(task.step))
      const usedIn = user ? (groupOf.get(user.step) ?? at) : groups.length
      if (usedIn > last) found.add(at)
    } else if (!isHeated(group)) isRun = false
    else if (isRun) found.add(at)
  }
  return found
}

function isHeated(group: Group): boolean {
  return group.some(({ heats }) => heats)
}
