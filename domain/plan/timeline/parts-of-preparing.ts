import type { LaterPreparing, PartOfPreparing } from '#domain/plan/timeline/block.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { preparationByLine, preparationMinutes } from '#domain/recipe/verify/time/preparation-minutes.ts'
import type { StepWork } from '#domain/recipe/verify/time/step-work.ts'

/** Preparing that only later steps want. */
export interface LaterPart extends Omit<LaterPreparing, 'before' | 'after'> {
  /** The step that wants it. */
  readonly before: number
  /** The first step that leaves the hands free before it. */
  readonly after: number
}

/** In minutes: all of it is prepared first where it is less, */
const leastInAll = 5
/** what is less is prepared along with what is wanted before it, */
const leastPart = 3
/** and in a shorter wait a cook stays by the pan. */
export const leastWait = 5

/**
 * The preparing of a dish: what comes first, and what can be put off, as a wait lies before the steps that want it. Each later part is whole
 * minutes, and all are as many as the recipe says.
 */
export function partsOfPreparing(
  read: Pick<ReadRecipe, 'lines' | 'steps'>,
  works: readonly StepWork[],
): { all: PartOfPreparing; later: readonly LaterPart[] } {
  const { lines, steps } = read
  const minutes = preparationMinutes(lines)
  const all = { minutes, lines: [...lines.keys()].filter((at) => !lines[at]?.heading) }
  const waits = works.flatMap(({ waiting, goesOn, heatsOven }, step) =>
    // where only words tell of a wait, it may be the browning of one batch after another
    heatsOven || (waiting >= leastWait && (goesOn || steps[step]?.waiting !== undefined)) ? [step] : [],
  )
  const after = waits[0]
  if (minutes < leastInAll || after === undefined) return { all, later: [] }
  const due = dueOf(read)
  const put: DueLine[][] = []
  for (const [at, end] of [...waits, steps.length - 1].entries()) {
    const own = due.filter(({ step }) => step > (waits[at - 1] ?? -1) && step <= end)
    if (at > 0 && wholeMinutes(own) >= leastPart) put.push(own)
    else put.at(-1)?.push(...own)
  }
  const later = put.map((byLine) => ({ ...partOf(byLine), before: Math.min(...byLine.map(({ step }) => step)), after }))
  return { all, later }
}

/** As much of some preparing as there is time for, what is wanted last first; undefined where that is not worth it. */
export function partWithin<Part extends LaterPreparing>(part: Part, minutes: number): Part | undefined {
  let left = minutes
  const fitting = part.byLine.toReversed().filter((line) => {
    const fits = line.minutes <= left
    if (fits) left -= line.minutes
    return fits
  })
  return wholeMinutes(fitting) >= leastPart ? { ...part, ...partOf(fitting.toReversed()) } : undefined
}

function partOf<Line extends { line: number; minutes: number }>(byLine: readonly Line[]) {
  const lines = byLine.map(({ line }) => line).toSorted((one, other) => one - other)
  return { minutes: wholeMinutes(byLine), lines, byLine }
}

/** What is left of a minute is spent on what is prepared first. */
function wholeMinutes(byLine: readonly { readonly minutes: number }[]): number {
  return Math.floor(byLine.reduce((sum, { minutes }) => sum + minutes, 0) + 0.001)
}

interface DueLine {
  readonly line: number
  /** The one that wants it first. */
  readonly step: number
  readonly minutes: number
}

/** The lines as they are wanted. Where a step takes 'the vegetables', all that later ones name is wanted by it. */
function dueOf(read: Pick<ReadRecipe, 'lines' | 'steps'>): DueLine[] {
  const taking = read.steps.findIndex(({ text }) => takesMany.test(text))
  return preparationByLine(read)
    .map(({ step, minutes }, line) => ({ line, minutes, step: taking < 0 ? step : Math.min(step, taking) }))
    .filter(({ line }) => !read.lines[line]?.heading)
    .toSorted((one, other) => one.step - other.step)
}
const takesMany =
  /\b(?:everything|ingredients|vegetables|veggies|aromatics|spices|herbs|toppings|garnish(?:es)?|all the)\b/
