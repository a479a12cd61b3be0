import type { Program } from '#domain/plan/week/program/program.ts'

/** A program without some of its columns, which are 0: cheaper to search, and where they cannot pay, as good as the whole. */
export interface PartOfProgram {
  readonly program: Program
  /** For each of its columns the place in the whole. */
  readonly columns: readonly number[]
  /** Values of the whole program. */
  whole(values: ArrayLike<number>): number[]
}

export function partOfProgram(whole: Program, isKept: (column: number) => boolean): PartOfProgram {
  const columns = whole.columns.flatMap((_, column) => (isKept(column) ? [column] : []))
  const places = new Int32Array(whole.columns.length).fill(-1)
  for (const [place, column] of columns.entries()) places[column] = place
  const rows = whole.rows.flatMap((row) => {
    const kept = row.columns.flatMap((column, at) => (places[column]! < 0 ? [] : [at]))
    if (kept.length === 0 && row.least <= 0 && row.most >= 0) return []
    return [
      { ...row, columns: kept.map((at) => places[row.columns[at]!]!), factors: kept.map((at) => row.factors[at]!) },
    ]
  })
  return {
    program: { columns: columns.map((column) => whole.columns[column]!), rows },
    columns,
    whole(values) {
      const all = Array<number>(whole.columns.length).fill(0)
      for (const [place, column] of columns.entries()) all[column] = values[place]!
      return all
    },
  }
}
