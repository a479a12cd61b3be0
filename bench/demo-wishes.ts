import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { z } from 'zod'
import { demo } from '#contract/public/demo.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { calorieChoices, difficultyChoices, prepTimeChoices } from '#domain/recipe/demo/demo-choices.ts'
import { type DemoDish, demoRecipe } from '#domain/recipe/demo/demo-recipe.ts'
import { nobody } from '#domain/recipe/profile.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'
import { printTable } from './figures/print-table.ts'

/**
 * The landing page's demo for typed wishes: by themselves, and again with choices of the form in turn. What was to be left out is looked for by
 * verification, which knows nothing of the wish. `node bench/demo-wishes.ts [--show]` prints each answer besides.
 */
const Typed = z.strictObject({
  kind: z.string(),
  query: z.string(),
  never: z.array(z.string()).default([]),
  allergies: z.array(z.enum(allergens)).default([]),
  diet: z.enum(diets).optional(),
})
type Typed = z.infer<typeof Typed>
const typed = z.array(Typed).parse(JSON.parse(readFileSync(new URL('demo-wishes.json', import.meta.url), 'utf8')))
const isShown = process.argv.includes('--show')
type Choices = Pick<z.output<typeof demo.make.body>, 'calories' | 'difficulty' | 'prepTime'>

const calorieEnds = {
  'under-300': [0, 299],
  '300-500': [300, 500],
  '500-700': [500, 700],
  'over-700': [701, Number.POSITIVE_INFINITY],
} as const
const caloriesOf = ({ kept }: DemoDish) => kept.figures.calories
const minutesOf = ({ kept }: DemoDish) => kept.figures.prepTime + kept.figures.cookTime

interface Outcome {
  readonly wish: Typed
  readonly choices: Choices
  readonly ms: number
  readonly isUnderstood: boolean
  readonly made: DemoDish | undefined
  readonly contradiction: string | undefined
  readonly isFailure: boolean
  /** What it has although it was not to. */
  readonly breaches: readonly string[]
}

const alone = typed.map((wish, index) => outcomeOf(wish, {}, index))
const chosen = typed.map((wish, index) => outcomeOf(wish, choicesOf(index), index))
if (isShown) for (const each of [...alone, ...chosen]) show(each)

printTable(
  [
    'wish',
    'typed',
    'all understood',
    'recipe',
    'contradiction named',
    'failing',
    'has what it was not to',
    'ms: p50',
    'p99',
  ],
  [...new Set(typed.map(({ kind }) => kind))]
    .map((kind) =>
      row(
        kind,
        alone.filter(({ wish }) => wish.kind === kind),
      ),
    )
    .concat([row('all', alone), row('all, with choices', chosen)]),
)
console.log()
printTable(
  ['choice', 'asked for', 'recipe', 'within it', 'longer or heavier'],
  [
    ...keysOf(calorieChoices).map((key) =>
      within(`${key} calories`, ({ calories }) => calories === key, calorieEnds[key]),
    ),
    ...keysOf(prepTimeChoices).map((key) => {
      const { least, most = Number.POSITIVE_INFINITY } = prepTimeChoices[key]
      return within(`${key} minutes`, ({ prepTime }) => prepTime === key, [least, most], minutesOf)
    }),
  ],
)

function outcomeOf(wish: Typed, choices: Choices, seed: number): Outcome {
  // through the contract, as it comes from a browser
  const asked = demo.make.body.parse({ query: wish.query, ...choices })
  const start = performance.now()
  let made: ReturnType<typeof demoRecipe>
  try {
    made = demoRecipe(asked, seed)
  } catch (error) {
    console.error(wish.query, error)
  }
  const ms = performance.now() - start
  const isRefused = made !== undefined && 'contradiction' in made
  return {
    wish,
    choices,
    ms,
    isUnderstood: parseNotes(asked.query).unheard.length === 0,
    made: made && !('contradiction' in made) ? made : undefined,
    contradiction: made && 'contradiction' in made ? made.contradiction.message : undefined,
    isFailure: made === undefined,
    breaches: made && !isRefused ? breachesOf(wish, made as DemoDish) : [],
  }
}

/** By verification of the printed words for somebody who may have none of it. */
function breachesOf({ never, allergies, diet }: Typed, { draft }: DemoDish): string[] {
  const eater = { ...nobody, dislikes: never, allergens: allergies, ...(diet && { diet }) }
  return verifyRecipe(draft, eater)
    .findings.filter(({ severity }) => severity === 'blocks')
    .map(({ message }) => message)
}

/** All of them come up with all others, and with none. */
function choicesOf(index: number): Choices {
  const pick = <K extends string>(choices: Readonly<Record<K, unknown>>, turn: number) => keysOf(choices)[turn % 5]
  return {
    calories: pick(calorieChoices, index),
    difficulty: pick(difficultyChoices, Math.floor(index / 5)),
    prepTime: pick(prepTimeChoices, Math.floor(index / 25) + index),
  }
}

function row(name: string, outcomes: readonly Outcome[]): string[] {
  const count = (test: (outcome: Outcome) => boolean) => String(outcomes.filter(test).length)
  const times = outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(0)
  return [
    name,
    String(outcomes.length),
    count(({ isUnderstood }) => isUnderstood),
    count(({ made }) => made !== undefined),
    count(({ contradiction }) => contradiction !== undefined),
    count(({ isFailure }) => isFailure),
    count(({ breaches }) => breaches.length > 0),
    quantile(0.5),
    quantile(0.99),
  ]
}

function within(
  name: string,
  isAsked: (choices: Choices) => boolean,
  [least, most]: readonly [number, number],
  figure = caloriesOf,
): string[] {
  const asked = chosen.filter(({ choices }) => isAsked(choices))
  const figures = asked.flatMap(({ made }) => (made ? [figure(made)] : []))
  const count = (test: (value: number) => boolean) => String(figures.filter(test).length)
  return [
    name,
    String(asked.length),
    String(figures.length),
    count((value) => value >= least && value <= most),
    count((value) => value > most),
  ]
}

function show({ wish, choices, made, contradiction, breaches }: Outcome): void {
  const answer = made ? `${made.draft.title} ${JSON.stringify(made.draft.notes)}` : contradiction
  console.error(
    `${wish.kind}: ${wish.query} ${JSON.stringify(choices)} => ${answer ?? 'NOTHING'} ${breaches.join(' ')}`,
  )
}

function keysOf<K extends string>(choices: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(choices) as K[]
}
