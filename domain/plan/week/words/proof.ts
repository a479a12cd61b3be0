import { asTheyWere } from '#domain/plan/week/choices/days-over.ts'
import type { WeekProgram } from '#domain/plan/week/search/week-program.ts'
import type { Proof, WeekPlan } from '#domain/plan/week/week-plan.ts'
import { ruleWords } from '#domain/plan/week/words/rule-words.ts'

interface Outcome {
  readonly plan?: WeekPlan
  readonly cost?: number
  readonly bound?: number
  readonly isImpossible?: boolean
}

/** What stands behind an answer, to be opened: the rules and their rows, the figures, and one sentence of what is proved. */
export function proofOf({ wish, dishes, choices, program }: WeekProgram, outcome: Outcome, seconds: number): Proof {
  const rows = new Map<string, number>()
  for (const { rule } of program.rows) if (rule !== undefined) rows.set(rule, (rows.get(rule) ?? 0) + 1)
  return {
    dishes: dishes.length,
    choices: choices.length,
    rules: [...rows].map(([rule, count]) => ({ rule, words: ruleWords(wish, dishes, rule), rows: count })),
    columns: program.columns.length,
    rows: program.rows.length,
    seconds,
    sentence: [sentenceOf(outcome, dishes.length, wish.aim), ...daysOverWords(wish)].join(' '),
  }
}

/** Of what the plan is the best: not of plans in which other dishes were eaten. */
function daysOverWords({ from = 0 }: WeekProgram['wish']): string[] {
  return from === 0
    ? []
    : [`${asTheyWere(from)}, and the other days don’t have to make up for what ${from === 1 ? 'it' : 'they'} missed.`]
}

/** Money is spoken of where the aim is money alone; a bound on cents and points says nothing of cents. */
function sentenceOf({ plan, cost, bound, isImpossible }: Outcome, dishes: number, aim: 'cheapest' | 'best'): string {
  const these = `from ${dishes === 1 ? 'this dish' : `these ${dishes} dishes`} under these rules`
  if (isImpossible) return `There is no plan ${these}.`
  if (!plan || cost === undefined) return `No plan ${these} was found in this time, though there may be one.`
  if (bound === undefined || !Number.isFinite(bound))
    return `A plan ${these}. We don’t know yet how close it is to the best.`
  const over = Math.max(0, cost - bound)
  if (over < 1)
    return aim === 'cheapest' ? `The cheapest plan ${these}: ${dollars(plan.cents)}.` : `The best plan ${these}.`
  // up, so that what is said is true
  const percent = Math.ceil((over / Math.max(1, cost)) * 1000) / 10
  return aim === 'cheapest'
    ? `${dollars(plan.cents)}, and none ${these} costs less than ${dollars(Math.floor(bound))}.`
    : `Within ${percent}% of the best plan ${these}, counting both money and points.`
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
