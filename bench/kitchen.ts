import { performance } from 'node:perf_hooks'
import { printTable } from './figures/print-table.ts'
import { allergensInLines } from './kitchen/allergen-lines.ts'
import { dataFolder } from './kitchen/data.ts'
import { dietsOfLines } from './kitchen/diet-lines.ts'
import { quantities } from './kitchen/marked-lines.ts'
import type { Extent, Outcome } from './kitchen/outcome.ts'
import { calories, unknownLines } from './kitchen/published.ts'
import { unseen } from './kitchen/unseen.ts'

/**
 * `npm run bench:kitchen`: how well the kitchen reads, verifies and composes, beside what it is to reach. `-- --quick` takes under a
 * minute, `-- --row calories` measures that row alone, `-- --worst` prints up to 50 cases of each kind below the table. The data sets
 * are in the folder `KITCHEN_DATA`, or in ../shared/data beside the project.
 */
const rows: Readonly<Record<string, (extent: Extent) => Outcome[] | Promise<Outcome[]>>> = {
  allergens: allergensInLines,
  diets: dietsOfLines,
  unknown: unknownLines,
  quantities,
  calories,
  unseen,
  // loaded when they are asked for: lines can be measured while a dish form is being written
  'free-text': async (extent) => (await import('./kitchen/free-text/free-text.ts')).freeText(extent),
  repair: async (extent) => (await import('./kitchen/repaired.ts')).repaired(extent),
  speed: async (extent) => (await import('./kitchen/speed.ts')).speed(extent),
  composed: async (extent) => (await import('./kitchen/composed.ts')).composed(extent),
}

const words = process.argv.slice(2)
const extent: Extent = { quick: words.includes('--quick') }
const asked = words.flatMap((word, at) => (words[at - 1] === '--row' ? [word] : []))
const strange = asked.find((name) => !(name in rows))

if (strange) {
  console.error(`There is no row '${strange}'; there are ${Object.keys(rows).join(', ')}.`)
  process.exitCode = 2
} else if (dataFolder()) await report()
else
  console.log(
    'Skipped: the folder with the data sets is not here (KITCHEN_DATA, or ../shared/data beside the project).',
  )

async function report(): Promise<void> {
  const outcomes: Outcome[] = []
  for (const [name, measure] of Object.entries(rows)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const before = performance.now()
    outcomes.push(...(await measured(name, measure)))
    console.error(`${name}: ${((performance.now() - before) / 1000).toFixed(1)} s`)
  }
  printTable(
    ['what', 'target', 'measured', ''],
    outcomes.map(({ what, target, measured, met }) => [
      // the numbers are those of the rows in the code
      what.replace(/^\d+ /, ''),
      target,
      measured.replace(/(?<!\.)\b\d{4,}\b/g, (number) => Number(number).toLocaleString('en-US')),
      met === undefined ? '' : met ? 'met' : 'not met',
    ]),
  )
  if (words.includes('--worst')) for (const outcome of outcomes) printCases(outcome)
}

/** A data set that is not there leaves out its rows, and no others. */
async function measured(name: string, measure: (extent: Extent) => Outcome[] | Promise<Outcome[]>): Promise<Outcome[]> {
  try {
    return await measure(extent)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    return [{ what: name, target: '', measured: `skipped: ${error.message}`, cases: [] }]
  }
}

function printCases({ what, cases }: Outcome): void {
  if (cases.length === 0) return
  console.log(`\n### ${what}: ${cases.length > 50 ? `50 of ${cases.length}` : cases.length}\n`)
  for (const one of cases.slice(0, 50)) console.log(`- ${one.slice(0, 600).replaceAll('\n', ' ')}`)
}
