import type { Database, Db } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'

/** The same database, which notes how each statement of drizzle's `execute` is carried out. */
export function watched(of: Database): { db: Db; told: () => { scans: string[]; looked: number } } {
  const nodes: Plan[] = []
  const execute = async (statement: Parameters<Db['db']['execute']>[0]) => {
    const { rows } = await of.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      sql`explain (analyze, format json) ${statement as ReturnType<typeof sql>}`,
    )
    nodes.push(...nodesOf(rows[0]!['QUERY PLAN'][0].Plan))
    return of.db.execute(statement)
  }
  const db = new Proxy(of.db, {
    get: (target, name, receiver) => (name === 'execute' ? execute : (Reflect.get(target, name, receiver) as unknown)),
  })
  const told = () => {
    const scans = nodes.filter((node) => node['Node Type'].endsWith('Scan'))
    // what a bitmap finds is counted where it is read
    const rowsOf = (scan: Plan) =>
      (scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0) + (scan['Rows Removed by Index Recheck'] ?? 0)) *
      scan['Actual Loops']
    return {
      scans: scans.map((scan) => scan['Node Type']),
      looked: scans
        .filter((scan) => scan['Node Type'] !== 'Bitmap Index Scan')
        .reduce((sum, scan) => sum + rowsOf(scan), 0),
    }
  }
  return {
    db: { db, transaction: (work) => of.transaction(work), query: (text, values) => of.query(text, values) },
    told,
  }
}

interface Plan {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
