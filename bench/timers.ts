import { areSeveral, type StepTime, shownTimes } from '#client/features/cooking/step-times.ts'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { type Chance, chanceFrom } from '#domain/chance.ts'
import { anything } from '#domain/options/wish.ts'
import { randomWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { forCooking } from '#domain/recipe/scaling/for-cooking.ts'
import { scaleRecipe } from '#domain/recipe/scaling/scale.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { readTimes } from './read-times.ts'

/**
 * Draws steps of composed recipes, half of dishes asked for by name, and puts each time in their words beside the timer that cook mode offers for it.
 * `node bench/timers.ts 300 7`: so many steps that state a time, drawn by this seed; each that is apart is printed.
 */
const [wanted = 300, seed = 1] = process.argv.slice(2).map(Number)

/** A step as it is cooked: its words, and what can be started. */
interface Cooked {
  words: string
  times: readonly StepTime[]
  /** Minutes of the one timer under the words; undefined where the words have several times to start. */
  only: number | undefined
}

/** A time of the words that no timer is for, or a timer that is for none of them. */
function apart({ words, times, only }: Cooked): string[] {
  const stated = readTimes(words)
  const lengthOf = ({ minutes }: StepTime) => Math.round(minutes * 60)
  const without = stated.filter(({ at, seconds }) =>
    only === undefined
      ? !times.some((time) => time.at === at && lengthOf(time) === Math.round(seconds))
      : Math.round(only * 60) !== Math.round(seconds),
  )
  const strange = times.filter(
    (time) =>
      words.slice(time.at, time.at + time.words.length) !== time.words ||
      !stated.some(({ at, seconds }) => at === time.at && Math.round(seconds) === lengthOf(time)),
  )
  return [
    ...without.map(({ at, seconds }) => `no timer for the ${seconds} s of '${words.slice(at, at + 24)}'`),
    ...strange.map(({ at, words: said, minutes }) => `a timer of ${minutes} min for '${said}' at ${at}`),
  ]
}

function cookedOf(recipe: RecipeDraft): Cooked[][] {
  const { stepTimes, stepTimers, measures } = forCooking(recipe)
  const { servings, ingredients } = recipe
  const written = recipe.instructions.map(({ description }) => description)
  const doubled = scaleRecipe({ servings, ingredients, steps: written }, 2).steps.map(({ text }) => text)
  return written.map((description, step) =>
    [description, measures.metric.steps[step]!, doubled[step]!].map((words) => {
      const times = shownTimes(words, description, stepTimes[step])
      return { words, times, only: areSeveral(times) ? undefined : stepTimers[step]! }
    }),
  )
}

/** What could go wrong with the times of a step that has several. */
const faults: Readonly<Record<string, (times: readonly StepTime[], which: number) => StepTime[]>> = {
  'a time left out': (times, which) => times.filter((_, place) => place !== which),
  'the upper end of a range, or a minute more': changed(({ minutes, upTo }) => ({ minutes: upTo ?? minutes + 1 })),
  'minutes for seconds, or hours for minutes': changed(({ minutes }) => ({ minutes: minutes * 60 })),
  'a place of another word': changed(({ at }) => ({ at: at + 3 })),
  'the minutes of the time before': (times, which) =>
    changed(({ minutes }) => ({
      minutes: times.find((other) => other.minutes !== minutes)?.minutes ?? minutes * 2,
    }))(times, which),
  'two times as one': (times) => [{ ...times[0]!, minutes: times.reduce((sum, { minutes }) => sum + minutes, 0) }],
}

function changed(change: (time: StepTime) => Partial<StepTime>) {
  return (times: readonly StepTime[], which: number) =>
    times.map((time, place) => (place === which ? { ...time, ...change(time) } : time))
}

const chance = chanceFrom(seed)
const steps = drawnSteps(chance)
const written = steps.map(([first]) => first!)
const several = written.filter(({ only }) => only === undefined)
const timesOf = (all: readonly Cooked[]) => all.reduce((sum, { words }) => sum + readTimes(words).length, 0)
const kinds = ['as it is written', 'in metric measures', 'for twice as many']
const found = kinds.map((_, kind) => steps.map((forms) => apart(forms[kind]!)))
for (const [kind, all] of found.entries())
  for (const [step, faulty] of all.entries())
    if (faulty.length > 0) console.error(`${kinds[kind]}: ${faulty.join('; ')}\n  ${steps[step]![kind]!.words}`)

printTable(
  ['read', 'steps that state a time', 'of several times', 'times', 'times apart from their timers'],
  kinds.map((kind, place) => [
    `${kind}, seed ${seed}`,
    String(steps.length),
    String(steps.filter((forms) => forms[place]!.only === undefined).length),
    String(timesOf(steps.map((forms) => forms[place]!))),
    String(found[place]!.reduce((sum, all) => sum + all.length, 0)),
  ]),
)
console.log()
const planted = Object.entries(faults).map(([name, plant]) => {
  const faulty = several.map((step) => ({
    ...step,
    times: plant(step.times, Math.floor(chance() * step.times.length)),
  }))
  return { name, planted: faulty.length, found: faulty.filter((step) => apart(step).length > 0).length }
})
const single = written.filter(({ only = 0 }) => only > 0)
planted.push({
  name: 'another timer for the one time of a step',
  planted: single.length,
  found: single.filter((step) => apart({ ...step, only: step.only! + 1 }).length > 0).length,
})
printTable(
  ['planted fault', 'planted', 'found'],
  planted.map(({ name, planted, found }) => [name, String(planted), String(found)]),
)
const isOff = found.flat(2).length > 0 || planted.some(({ planted, found }) => found < planted)
if (isOff) process.exitCode = overBound

function drawnSteps(chance: Chance): Cooked[][] {
  const names = [...bookDishes.values()].flatMap(({ names }) => names.slice(0, 1))
  const drawn: Cooked[][] = []
  for (let recipe = 0; drawn.length < wanted; recipe += 1) {
    const wish =
      recipe % 2 === 0
        ? { ...anything, notes: names[Math.floor(chance() * names.length)]! }
        : randomWish(chance, 'plain')
    const answer = compose(wish, Math.floor(chance() * 1_000_000))
    if ('contradiction' in answer) continue
    drawn.push(
      ...cookedOf(answer.draft).filter(([first]) => first!.times.length > 0 || readTimes(first!.words).length > 0),
    )
  }
  return drawn.slice(0, wanted)
}
