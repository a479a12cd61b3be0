import { groups, seedsOfCell } from './composing/jobs.ts'
import { missedPlants } from './composing/planted-breaches.ts'
import { sweep } from './composing/sweep.ts'
import type { Kind, Tally } from './composing/tally.ts'
import { type Extent, type Outcome, percent } from './outcome.ts'
import { titlesReached } from './titles.ts'

/** Rows 7, 8 and 10: what is composed is sound, comes for nearly every wish, and is not the same dish again. */
export async function composed(extent: Extent): Promise<Outcome[]> {
  const { tallies, titles } = await sweep(extent.quick)
  const all = groups.map((group) => tallies[group])
  const asking = [tallies.cell, tallies.allergen, tallies.drawn]
  return [
    ...soundness(all),
    sight(),
    coverage('8 combinations of diet, cuisine, type and meal that get a recipe', tallies.cell),
    coverage('8 the same, with each allergen added', tallies.allergen),
    coverage('8 the same, with random time, servings and budget', tallies.drawn),
    refusals(asking),
    variety(tallies.variety),
    ...titlesReached(titles, extent),
  ]
}

function soundness(all: readonly Tally[]): Outcome[] {
  const answered = sum(all, 'answered')
  const threw = sum(all, 'threw')
  return [
    {
      what: '7 requests that cause an error',
      target: '0',
      measured: `${threw} of ${sum(all, 'asked')}`,
      met: threw === 0,
      cases: casesOf(all, 'thrown'),
    },
    {
      what: '7 composed recipes with a blocking finding',
      target: '0 in 100,000',
      measured: `${sum(all, 'blocking')} in ${answered}`,
      met: sum(all, 'blocking') === 0,
      cases: casesOf(all, 'blocking'),
    },
    {
      what: '7 composed recipes whose printed words break the request',
      target: '0 in 100,000',
      measured: `${sum(all, 'breaching')} in ${answered}, ${sum(all, 'certain')} for certain`,
      met: sum(all, 'breaching') === 0,
      cases: casesOf(all, 'breach'),
    },
  ]
}

/** An audit that sees nothing would find nothing wrong. */
function sight(): Outcome {
  const { planted, missed } = missedPlants()
  return {
    what: '7 planted breaches that the word audit finds',
    target: 'all',
    measured: `${planted - missed.length} of ${planted}`,
    met: missed.length === 0,
    cases: missed,
  }
}

/** An answer of a form that does not claim the meal or the type counts as none. */
function coverage(what: string, tally: Tally): Outcome {
  const { asked, answered, outsideMeal, outsideType, refused } = tally
  const strict = answered - tally.outside
  return {
    what,
    target: '95%, for the right meal',
    measured:
      `${percent(strict, asked)} of ${asked}; refused ${percent(refused, asked)}, ` +
      `wrong meal ${percent(outsideMeal, asked)}, wrong type ${percent(outsideType, asked)}`,
    met: strict >= asked * 0.95,
    cases: tally.cases.outside,
  }
}

function refusals(all: readonly Tally[]): Outcome {
  const refused = sum(all, 'refused')
  const proved = sum(all, 'proved')
  return {
    what: '8 refusals proved to be contradictions',
    target: 'all',
    measured: `${proved} of ${refused} proved`,
    met: proved === refused,
    cases: [...casesOf(all, 'unproved'), ...casesOf(all, 'proved')],
  }
}

function variety({ forms, asked }: Tally): Outcome {
  const cells = asked / seedsOfCell
  const rich = Object.values(forms).filter((ids) => ids.length >= 3).length
  const poor = Object.entries(forms)
    .filter(([, ids]) => ids.length < 3)
    .sort(([, one], [, other]) => one.length - other.length)
    .map(([cell, ids]) => `${cell}: ${ids.join(', ')}`)
  return {
    what: '8 combinations of diet, cuisine and type with three or more kinds of dish',
    target: '90%',
    measured: `${percent(rich, cells)} of ${cells}`,
    met: rich >= cells * 0.9,
    cases: poor,
  }
}

type Figure = 'asked' | 'threw' | 'answered' | 'refused' | 'proved' | 'blocking' | 'breaching' | 'certain'
function sum(all: readonly Tally[], field: Figure): number {
  return all.reduce((total, tally) => total + tally[field], 0)
}
function casesOf(all: readonly Tally[], kind: Kind): string[] {
  return all.flatMap(({ cases }) => cases[kind])
}
