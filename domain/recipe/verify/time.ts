import { either, inTurn } from '#domain/plain-text.ts'
import type { Finding, Verification } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { preparationMinutes } from '#domain/recipe/verify/preparation-minutes.ts'
import {
  type ReadLine,
  readRecipe,
  type VerifiableIngredient,
  type VerifiableStep,
} from '#domain/recipe/verify/read-recipe.ts'
import type { ReadStep } from '#domain/recipe/verify/read-step.ts'
import { preheating, preheats, stepMinutes } from '#domain/recipe/verify/step-minutes.ts'
import { rememberedFor } from '#domain/remembered.ts'

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
 * `meanwhile`, until a later step needs what it makes; otherwise the cook waits. The oven has one temperature at a time and the
 * stove four burners: who wants another waits until one is free.
 */
export function schedule(lines: readonly ReadLine[], steps: readonly ReadStep[]): Time {
  if (steps.length === 0) return { totalMinutes: 0, activeMinutes: 0, waitingMinutes: 0, schedule: [] }
  const preparation = preparationMinutes(lines)
  const rows: Time['schedule'] = [{ step: -1, start: 0, active: preparation, waiting: 0, end: preparation }]
  const background: Background[] = []
  const cookedFirst = cookedFirstIn(lines)
  let oven: number | undefined
  let clock = preparation
  let handsBusy = preparation
  for (const [index, step] of steps.entries()) {
    const { active, waiting } = stepMinutes(step)
    const heat = ovenHeat(step.text)
    const needs = needsOf(step)
    const ready = background.reduce((latest, task) => (needs(task) ? Math.max(latest, task.end) : latest), clock)
    const start = Math.max(ready, ovenFree(background, heat), burnerFree(background, step, ready))
    oven = heat ?? oven
    const end = start + active + waiting
    rows.push({ step: index, start: tenth(start), active: tenth(active), waiting: tenth(waiting), end: tenth(end) })
    const goesOn = step.meanwhile ?? isLeft(steps[index + 1])
    if (goesOn && waiting > 0)
      background.push({
        end,
        ...madeBy(step, cookedFirst),
        bakesAt: bakes.test(step.text) ? oven : undefined,
        onStove: onStove(step),
      })
    if (preheats.test(step.text))
      background.push({ end: start + Math.max(preheating, waiting), food: new Set(), heats: 'oven' })
    clock = goesOn ? start + active : end
    handsBusy += active
  }
  const total = Math.ceil(rows.reduce((latest, { end }) => Math.max(latest, end), 0) - 0.05)
  const activeMinutes = Math.min(Math.round(handsBusy), total)
  return { totalMinutes: total, activeMinutes, waitingMinutes: total - activeMinutes, schedule: rows }
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

interface Background {
  end: number
  /** Words for the food that cooks by itself. */
  food: ReadonlySet<string>
  /** What it heats, where it is no food. */
  heats?: 'oven' | 'water'
  /** Degrees Celsius of the oven that it stands in. */
  bakesAt?: number | undefined
  onStove?: boolean
}

/** Degrees Celsius that a step sets the oven to. */
function ovenHeat(text: string): number | undefined {
  if (!bakes.test(text)) return undefined
  const [, fahrenheit, celsius] = /\b(?:([2-5]\d{2}) ?°? ?f\b|((?:1\d|2[0-7])\d|9\d) ?°? ?c\b)/.exec(text) ?? []
  if (fahrenheit) return ((Number(fahrenheit) - 32) * 5) / 9
  return celsius ? Number(celsius) : undefined
}
const bakes = /(?<!dutch )\boven\b|\bbak(?:e|ing)\b|\broast(?:ing)?\b/

/** When the oven can have this heat: what bakes at another has to be done. */
function ovenFree(background: readonly Background[], heat: number | undefined): number {
  if (heat === undefined) return 0
  return Math.max(0, ...background.map(({ bakesAt, end }) => (bakesAt && Math.abs(bakesAt - heat) > alike ? end : 0)))
}
/** Degrees between two oven temperatures that a cook would bake at together. */
const alike = 15

/** When a burner is free for this step. */
function burnerFree(background: readonly Background[], step: ReadStep, from: number): number {
  if (!onStove(step)) return 0
  const ends = background
    .flatMap(({ onStove: cooks, end }) => (cooks && end > from ? [end] : []))
    .toSorted((a, b) => a - b)
  return ends.length < burners ? 0 : (ends[ends.length - burners] ?? 0)
}
const burners = 4

function onStove({ text }: ReadStep): boolean {
  return stovetop.test(text)
}
const stovetop = either(
  inTurn(/\b(?:skillet|saucepan|frying pan|wok|stove(?:top)?|hob|pot|dutch oven)\b/, /\b(?:heat|boil|simmer|fry)\b/),
  /\b(?:over (?:very )?(?:low|medium|high)|simmer|bring [^.]{0,40}to (?:a|the) (?:\w+ )?boil)\b/,
)

/** 'Meanwhile, …': the step before is left to itself. */
function isLeft(next: ReadStep | undefined): boolean {
  return next !== undefined && /^(?:meanwhile|in the meantime|while (?:the|it|that|this|they)\b)/.test(next.text)
}

/** What a background step makes: its first food that is more than seasoning, or the hot oven or water. */
function madeBy({ text, words }: ReadStep, cookedFirst: ReadonlyMap<string, ReadLine>): Omit<Background, 'end'> {
  if (preheats.test(text)) return { food: new Set(), heats: 'oven' }
  for (const { stem } of words) {
    const line = cookedFirst.get(stem)
    if (line) return { food: namesOf(line) }
  }
  return { food: new Set(), ...(/\bwater\b/.test(text) && { heats: 'water' as const }) }
}

/** For each word of the list the first line that goes by it and is more than seasoning. */
function cookedFirstIn(lines: readonly ReadLine[]): ReadonlyMap<string, ReadLine> {
  const found = new Map<string, ReadLine>()
  for (const line of lines)
    if (!isSeasoning(line)) for (const word of namesOf(line)) if (!found.has(word)) found.set(word, line)
  return found
}

/** Whether a step needs what goes on by itself; the step is read once for all of it. */
function needsOf({ text, words }: ReadStep): (task: Background) => boolean {
  if (/\b(?:serve|divide|ladle|plate up)\b/.test(text)) return () => true
  const oven = /\b(?:oven|bake|roast|broil|grill|air fryer)\b/.test(text)
  const water = /\b(?:boiling|the water|the pot|drain)\b/.test(text)
  const said = new Set(words.map(({ stem }) => stem))
  return ({ heats, food }) => {
    if (heats === 'oven') return oven
    if (heats === 'water') return water
    for (const word of food) if (said.has(word)) return true
    return false
  }
}

function isSeasoning({ foods }: ReadLine): boolean {
  return foods.length > 0 && foods.every(({ roles }) => roles.every((role) => seasonings.has(role)))
}
const seasonings: ReadonlySet<string> = new Set([
  'fat',
  'salt',
  'spice',
  'herb',
  'heat',
  'liquid',
  'acid',
  'umami',
  'aromatic',
  'leavener',
])
const noName = new Set([
  'fresh',
  'large',
  'small',
  'medium',
  'dry',
  'dried',
  'ground',
  'low',
  'sodium',
  'white',
  'red',
  'black',
  'green',
  'brown',
  'water',
  'hot',
  'cold',
  'and',
  'or',
  'of',
  'with',
  'skin',
  'on',
])

const namesOf = rememberedFor((line: ReadLine): ReadonlySet<string> => {
  const { unit } = line.line
  return new Set(line.nameWords.filter((word) => !noName.has(word) && word !== unit))
})

function tenth(minutes: number): number {
  return Math.round(minutes * 10) / 10
}
