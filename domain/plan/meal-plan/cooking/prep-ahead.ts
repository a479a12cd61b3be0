import { shortText } from '#domain/cut-text.ts'
import { foods as table } from '#domain/food/foods.ts'
import { plain } from '#domain/plain-text.ts'
import type { FrozenFood } from '#domain/plan/meal-plan/provisions/bought-for.ts'
import { heatsFood } from '#domain/plan/timeline/heat-words.ts'
import { type TimelineDish, timelineOf } from '#domain/plan/timeline/timeline.ts'
import type { TimelineTask } from '#domain/plan/timeline/timeline-shape.ts'
import { isLeftOvernight, textMinutes } from '#domain/recipe/verify/time/step-minutes.ts'

/** When a dish is begun: minutes before it is on the table. */
export interface DishAhead {
  /** Its cooking, from when on somebody is at it without a long wait. */
  readonly cooking: number
  /** What is to be done long before, first things first. */
  readonly ahead: readonly AheadStep[]
}
export interface AheadStep {
  readonly minutes: number
  /** Position in the instructions; below 0: none of them, as they begin with thawed food. */
  readonly step: number
  /** The sentence that says to wait: 'Soak the beans in cold water for 8 hours'. */
  readonly words: string
}

/** Minutes from which on nobody waits in the kitchen. */
const longWait = 120
/** What is to stand overnight, and says no hours: from nine in the evening to seven. */
const night = 600

/**
 * When to begin a dish, and what of it long before it is cooked: soaking, marinating, chilling, rising, as its own steps say and its
 * timeline places them. What simmers or bakes for hours is its cooking.
 */
export function dishAhead(recipe: TimelineDish): DishAhead {
  const dish = { ...recipe, instructions: recipe.instructions.map(withNight) }
  const { tasks } = timelineOf([dish])
  const texts = dish.instructions.map(textOf)
  const isLong = ({ step, waiting, oven, burner }: TimelineTask) =>
    step >= 0 && waiting >= longWait && oven === null && burner === null && !heatsFood(plain(texts[step] ?? ''))
  const ahead: AheadStep[] = []
  let begun: TimelineTask[] = []
  let before = 0
  for (const task of tasks) {
    begun.push(task)
    if (!isLong(task)) continue
    // what is only set aside is not prepared before: its list is cut when it is cooked
    const isSetAside = begun.every(({ step }) => step === -1 || step === task.step)
    if (isSetAside) before += sum(begun.filter(({ step }) => step === -1))
    const first = isSetAside ? task : begun[0]!
    ahead.push({ minutes: -first.start, step: task.step, words: sentenceOf(texts[task.step] ?? '') })
    begun = []
  }
  return { cooking: (begun[0] ? -begun[0].start : 0) + before, ahead }
}

/** What is to be done before all that for foods of a dish that lie in the freezer. */
export function thawingOf({ cooking, ahead: [first] }: DishAhead, frozen: readonly FrozenFood[]): AheadStep[] {
  const begun = first?.minutes ?? cooking
  const [bread, others] = [frozen.filter(isBread), frozen.filter((food) => !isBread(food))]
  return [
    { foods: others, hours: Math.max(...others.map(thawingHours)), where: 'to the refrigerator to thaw' },
    { foods: bread, hours: breadHours, where: 'out of the freezer to thaw' },
  ].flatMap(({ foods, hours, where }, at) =>
    foods.length === 0
      ? []
      : [
          {
            minutes: begun + hours * 60,
            step: -1 - at,
            words: shortText(`Move the ${namesOf(foods)} ${where}`, mostLetters),
          },
        ],
  )
}

/** Hours in the refrigerator: a day for each five pounds (USDA FSIS, The Big Thaw: 24 hours for each 4 to 5 pounds, a full day for a pound too). */
function thawingHours({ grams }: FrozenFood): number {
  return 24 * Math.max(1, Math.ceil((grams ?? 0) / fivePounds))
}
const fivePounds = 2268
/** On the counter. */
const breadHours = 12

function isBread({ food }: FrozenFood): boolean {
  return table.get(food)?.aisle === 'Bakery'
}

function namesOf(foods: readonly FrozenFood[]): string {
  const names = [...new Set(foods.map(({ name }) => name))]
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

type Step = TimelineDish['instructions'][number]

function textOf(step: Step): string {
  return typeof step === 'string' ? step : step.description
}

/** A step that is left overnight waits for a night, where nothing says how long. */
function withNight(step: Step): Step {
  const text = textOf(step)
  const stated = typeof step === 'string' ? 0 : Math.max(step.waiting ?? 0, step.time ?? 0)
  if (stated >= longWait || !isLeftOvernight(plain(text))) return step
  return { description: text, active: typeof step === 'string' ? 5 : (step.active ?? 5), waiting: night }
}

/** The sentence with the longest wait, cut where a calendar has no room. */
function sentenceOf(text: string): string {
  const sentences = text.split(/(?<=[a-z)][.;!])\s+/).map((sentence) => sentence.replace(/[.;!]$/, '').trim())
  const waits = sentences.map((sentence) =>
    isLeftOvernight(plain(sentence)) ? night : (textMinutes(plain(sentence))?.waiting ?? 0),
  )
  const words = sentences[waits.indexOf(Math.max(...waits))] ?? text
  return shortText(words, mostLetters)
}
const mostLetters = 90

function sum(tasks: readonly TimelineTask[]): number {
  return tasks.reduce((all, { active }) => all + active, 0)
}
