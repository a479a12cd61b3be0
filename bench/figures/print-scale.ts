import { printTable } from './print-table.ts'

/** A call on a database: figures and rows of an answer with many recipes, with a hundred, and of the bare server where it has the call. */
export interface ScaleRow {
  readonly call: string
  readonly database: string
  readonly many: readonly string[]
  readonly rowsOfMany: string
  readonly few: readonly string[]
  readonly rowsOfFew: string
  readonly toFew: number
  readonly bare?: { readonly figures: readonly string[]; readonly toBare: number } | undefined
}

const figures = ['a second', 'p50 ms', 'p99 ms']
const ofMany = ['call', 'database', ...figures, 'rows', 'with 100', ...figures.slice(1), 'rows', 'p99 ratio']
const head = [...ofMany, 'bare', ...figures.slice(1), 'p99 ratio']

/** Prints the calls as a table, and below it between what its ratios lie. */
export function printScale(rows: readonly ScaleRow[]): void {
  printTable(head, rows.map(cellsOf))
  for (const [database, of] of Map.groupBy(rows, (row) => row.database)) {
    const alike = of.filter(({ rowsOfMany, rowsOfFew }) => rowsOfMany === rowsOfFew)
    const toBare = of.flatMap(({ bare }) => (bare ? [bare.toBare] : []))
    console.log(
      `\n${database}: where both answer as many rows, p99 with many recipes is ${range(alike.map(({ toFew }) => toFew))} times that with 100; ` +
        `beside bare it is ${range(toBare)} times as long.`,
    )
  }
}

export function cellsOf({ call, database, many, rowsOfMany, few, rowsOfFew, toFew, bare }: ScaleRow): string[] {
  const beside = bare ? [...bare.figures, bare.toBare.toFixed(1)] : ['', '', '', '']
  return [call, database, ...many, rowsOfMany, ...few, rowsOfFew, toFew.toFixed(1), ...beside]
}

function range(ratios: readonly number[]): string {
  return `${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)}`
}
