import { either, inTurn } from '#domain/plain-text.ts'
import { broilsFood, machineOf, type OvenHeat, setsBroiler } from '#domain/recipe/verify/equipment/heat-sources.ts'
import type { ReadLine } from '#domain/recipe/verify/reading/read-recipe.ts'
import type { ReadStep } from '#domain/recipe/verify/reading/read-step.ts'
import { preheats, stepMinutes } from '#domain/recipe/verify/time/step-minutes.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** What a step takes of the cook and the kitchen, and which earlier steps it waits for. */
export interface StepWork {
  /** Minutes, with a fraction where its words say seconds. */
  readonly active: number
  readonly waiting: number
  /** While it waits, the cook goes on with the next steps of the recipe. */
  readonly goesOn: boolean
  /** Whether it turns the oven on, which is hot after `preheating` minutes. */
  readonly heatsOven: boolean
  /** What it sets the oven to. */
  readonly heat: OvenHeat | undefined
  /** The heat of the oven that it stands in, as far as it was said. */
  readonly bakesAt: OvenHeat | undefined
  readonly onStove: boolean
  /** Earlier steps, by position, that go on by themselves and whose end it waits for. */
  readonly needs: readonly number[]
  /** Earlier steps that turned on the oven which it needs hot. */
  readonly needsOvenOf: readonly number[]
}

/** The work of each step of a recipe. */
export function workOf(lines: readonly ReadLine[], steps: readonly ReadStep[]): StepWork[] {
  const cookedFirst = cookedFirstIn(lines)
  const seasoned = seasoningPairs(lines)
  const made: (readonly [step: number, made: Made])[] = []
  const ovens: number[] = []
  let oven: OvenHeat | undefined
  return steps.map((step, index) => {
    const { active, waiting } = stepMinutes(step)
    const heat = ovenHeat(step.text)
    oven = heat ?? oven
    const isNeeded = needsOf(step, seasoned)
    const goesOn = step.meanwhile ?? isLeft(steps[index + 1])
    const work = {
      active,
      waiting,
      goesOn,
      heatsOven: preheats.test(step.text),
      heat,
      bakesAt: broilsFood(step.text) ? 'broil' : isInOven(step.text) ? oven : undefined,
      onStove: onStove(step),
      needs: made.flatMap(([by, food]) => (isNeeded(food) ? [by] : [])),
      needsOvenOf: wantsHotOven(step.text) ? [...ovens] : [],
    }
    if (goesOn && waiting > 0) made.push([index, madeBy(step, cookedFirst)])
    if (work.heatsOven) ovens.push(index)
    return work
  })
}

/** Of one stove. */
export const burners = 4

/** What a step that goes on by itself makes. */
interface Made {
  /** Words for the food that cooks by itself. */
  food: ReadonlySet<string>
  /** What it heats, where it is no food. */
  heats?: 'oven' | 'water'
}
const hotOven: Made = { food: new Set(), heats: 'oven' }

/** What a step sets the oven to. */
function ovenHeat(text: string): OvenHeat | undefined {
  if (setsBroiler(text)) return 'broil'
  if (!isInOven(text)) return undefined
  const [, fahrenheit, celsius] = /\b(?:([2-5]\d{2}) ?°? ?f\b|((?:1\d|2[0-7])\d|9\d) ?°? ?c\b)/.exec(text) ?? []
  if (fahrenheit) return ((Number(fahrenheit) - 32) * 5) / 9
  return celsius ? Number(celsius) : undefined
}
function isInOven(text: string): boolean {
  return bakes.test(text) && machineOf(text) === undefined
}
const bakes = /(?<!dutch )\boven\b|\bbak(?:e|ing)\b|\broast(?:ing)?\b/

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
function madeBy({ text, words }: ReadStep, cookedFirst: ReadonlyMap<string, ReadLine>): Made {
  if (preheats.test(text)) return hotOven
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

/** Neighboring words in the names of seasonings: rice vinegar needs no rice. */
function seasoningPairs(lines: readonly ReadLine[]): ReadonlySet<string> {
  return new Set(
    lines
      .filter(isSeasoning)
      .flatMap(({ nameWords }) => nameWords.slice(1).map((word, at) => `${nameWords[at]} ${word}`)),
  )
}

/** Whether a step needs what goes on by itself; the step is read once for all of it. */
function needsOf({ text, words }: ReadStep, seasoned: ReadonlySet<string>): (task: Made) => boolean {
  if (/\b(?:serve|divide|ladle|plate up)\b/.test(text)) return () => true
  const oven = wantsHotOven(text)
  const water = /\b(?:boiling|the water|the pot|drain)\b/.test(text)
  const said = new Set(
    words.flatMap(({ stem }, at) => {
      // the remaining flour is none of the dough that rests
      const isRest = [words[at - 1], words[at - 2]].some((before) => before?.stem.startsWith('remain'))
      return isRest || seasoned.has(`${stem} ${words[at + 1]?.stem}`) ? [] : [stem]
    }),
  )
  return ({ heats, food }) => {
    if (heats === 'oven') return oven
    if (heats === 'water') return water
    for (const word of food) if (said.has(word)) return true
    return false
  }
}

/** Serving waits for what bakes, and for no oven that is only getting hot. */
function wantsHotOven(text: string): boolean {
  return /\b(?:oven|bake|roast|broil|grill|air fryer)\b/.test(text)
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
