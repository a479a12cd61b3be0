/**
 * An integer program as a cook could read it: columns that are chosen, rows that bind them, each row named after the rule that it is
 * of. `least` and `most` of a row may be infinite; costs are to be least.
 */
export interface Program {
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}

export interface Column {
  readonly name: string
  /** Cents, and points, which are written in cents too. */
  readonly cents: number
  readonly points: number
  readonly least: number
  readonly most: number
  readonly isWhole: boolean
}

export interface Row {
  readonly name: string
  /** The wish that it comes from; undefined where it is no wish but the way things are. */
  readonly rule: string | undefined
  readonly least: number
  readonly most: number
  readonly columns: readonly number[]
  readonly factors: readonly number[]
}

export type Factors = readonly (readonly [column: number, factor: number])[]

/** Puts a program together; rules that are left out add no rows. */
export class ProgramBuilder implements Program {
  readonly columns: Column[] = []
  readonly rows: Row[] = []

  /** The place of the new column: one that is taken or not, unless bounds are given. */
  column(
    name: string,
    cents: number,
    points = 0,
    bounds: Partial<Pick<Column, 'least' | 'most' | 'isWhole'>> = {},
  ): number {
    return this.columns.push({ name, cents, points, least: 0, most: 1, isWhole: true, ...bounds }) - 1
  }

  row(name: string, rule: string | undefined, factors: Factors, bounds: { least?: number; most?: number }): void {
    const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = bounds
    const kept = factors.every(([, factor]) => factor !== 0) ? factors : factors.filter(([, factor]) => factor !== 0)
    if (kept.length === 0 && least <= 0 && most >= 0) return
    this.rows.push({
      name,
      rule,
      least,
      most,
      columns: kept.map(([column]) => column),
      factors: kept.map(([, factor]) => factor),
    })
  }
}

/** The program in the LP format of CPLEX, for whoever wants to solve it by other means. */
export function programText({ columns, rows }: Program): string {
  const name = (column: number) => columns[column]!.name.replaceAll(/[^A-Za-z0-9_]/g, '_')
  const sum = (factors: Factors) =>
    factors.map(([column, factor]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name(column)}`).join('\n  ')
  const lines = rows.flatMap(({ name: label, least, most, columns: of, factors }, at) => {
    const left = sum(of.map((column, place) => [column, factors[place]!] as const)) || `0 ${name(0)}`
    const key = `r${at}_${label.replaceAll(/[^A-Za-z0-9_]/g, '_')}`
    if (least === most) return [` ${key}: ${left} = ${least}`]
    return [
      ...(Number.isFinite(least) ? [` ${key}_least: ${left} >= ${least}`] : []),
      ...(Number.isFinite(most) ? [` ${key}_most: ${left} <= ${most}`] : []),
    ]
  })
  return [
    'Minimize',
    ` cost: ${sum(columns.map(({ cents, points }, column) => [column, cents + points] as const))}`,
    'Subject To',
    ...lines,
    'Bounds',
    ...columns.map(({ least, most }, at) => ` ${least} <= ${name(at)} <= ${Number.isFinite(most) ? most : '+inf'}`),
    'Generals',
    ...columns.flatMap(({ isWhole }, at) => (isWhole ? [` ${name(at)}`] : [])),
    'End',
    '',
  ].join('\n')
}
