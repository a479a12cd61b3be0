import highsPackage, { type Highs, type Model, type ModelData } from 'highs'
import type { Program } from '#domain/plan/week/program/program.ts'
import type { Solve, Solved, SolveOptions } from '#domain/plan/week/program/solver.ts'

/** Its types are those of a CommonJS module, what is imported is not one. */
const loadHighs = highsPackage as unknown as typeof highsPackage.default

/** HiGHS in WebAssembly, read from node_modules in some tenths of a second. It solves in the thread that calls it. */
export async function openHighs(): Promise<Solve> {
  const highs = await loadHighs()
  return (program, options) =>
    program.columns.length === 0
      ? nothingToChoose(program)
      : highs.withModel(dataOf(program, options, highs), (model) => solved(highs, model, options))
}

function solved(highs: Highs, model: Model, options: SolveOptions): Solved {
  const { seconds, gap = 0, start, onBetter, onBound, isCancelled } = options
  model.options.set({ output_flag: false, time_limit: Math.max(0.01, seconds), mip_rel_gap: gap, mip_abs_gap: 0.5 })
  // on a program of this size presolving takes longer than it saves
  if (options.isForBound) model.options.set({ presolve: 'off', mip_heuristic_effort: 0, mip_allow_restart: false })
  if (start) model.setSolution({ colValue: Float64Array.from(start) })
  const { callbackType, modelStatus } = highs.constants
  let isEnded = false
  const { modelStatus: status } = model.run({
    [callbackType.mipImprovingSolution]({ data }) {
      if (data.mip_solution && data.objective_function_value !== undefined)
        onBetter?.(data.mip_solution, { cost: data.objective_function_value, bound: data.mip_dual_bound ?? -Infinity })
      return undefined
    },
    [callbackType.mipInterrupt](event) {
      if (event.data.mip_dual_bound !== undefined) onBound?.(event.data.mip_dual_bound)
      if (!isCancelled?.()) return undefined
      isEnded = true
      event.interrupt()
      return undefined
    },
  })
  const { infeasible, unboundedOrInfeasible, optimal } = modelStatus
  if (status === infeasible || status === unboundedOrInfeasible) return { outcome: 'none', bound: Infinity }
  if (options.isRelaxed) {
    if (status !== optimal) return { outcome: 'unknown', bound: -Infinity }
    const { colValue: values, colDual: prices } = model.getSolution()
    const cost = model.getObjectiveValue()
    return { outcome: 'best', values, prices, cost, bound: cost }
  }
  const bound = Number(model.info.get('mip_dual_bound'))
  const isFound = model.info.get('primal_solution_status') === highs.constants.solutionStatus.feasible
  if (!isFound) return { outcome: 'unknown', bound }
  return {
    outcome: status === optimal && !isEnded ? 'best' : 'found',
    values: model.getSolution().colValue,
    cost: model.getObjectiveValue(),
    bound,
  }
}

/** HiGHS says of an empty program that it is empty, whatever its rows ask. */
function nothingToChoose({ rows }: Program): Solved {
  if (rows.some(({ least, most }) => least > 0 || most < 0)) return { outcome: 'none', bound: Infinity }
  return { outcome: 'best', values: [], prices: [], cost: 0, bound: 0 }
}

function dataOf({ columns, rows }: Program, { fixed, isRelaxed }: SolveOptions, { constants }: Highs): ModelData {
  const starts = new Int32Array(rows.length + 1)
  for (const [at, row] of rows.entries()) starts[at + 1] = starts[at]! + row.columns.length
  return {
    numCols: columns.length,
    numRows: rows.length,
    colCost: Float64Array.from(columns, ({ cents, points }) => cents + points),
    colLower: Float64Array.from(columns, ({ least }, at) => fixed?.get(at) ?? least),
    colUpper: Float64Array.from(columns, ({ most }, at) => fixed?.get(at) ?? most),
    rowLower: Float64Array.from(rows, ({ least }) => least),
    rowUpper: Float64Array.from(rows, ({ most }) => most),
    matrix: {
      format: 'csr',
      numRows: rows.length,
      numCols: columns.length,
      starts,
      indices: Int32Array.from(rows.flatMap((row) => row.columns)),
      values: Float64Array.from(rows.flatMap(({ factors }) => factors)),
    },
    integrality: Int32Array.from(columns, ({ isWhole }) =>
      isWhole && !isRelaxed ? constants.variableType.integer : constants.variableType.continuous,
    ),
  }
}
