import type { Chance } from '#domain/chance.ts'
import { type Candidate, changed, keptCases } from './candidate.ts'
import { isRefused, type Meter } from './measure.ts'
import { sweep } from './sweep.ts'
import { type Target, textPaths } from './targets.ts'

export interface Found {
  readonly worst: Candidate
  /** Those that were slower than what was known of the endpoint. */
  readonly found: readonly Candidate[]
}

interface State {
  readonly target: Target
  readonly paths: readonly string[]
  /** Slowest first; what was refused comes after all that was not. */
  best: { candidate: Candidate; ms: number; refused: boolean }[]
  /** Milliseconds of the slowest case that was known before. */
  known: number
}

/** So many are changed further. */
const mostKept = 6
/** Of the time, for trying every word. */
const sweptShare = 0.4
/** Below this nothing is worth keeping as a case. */
const worthMs = 40

/**
 * The slowest request of each endpoint: first everything that is known and a plain one, then every word alone, then, until the time is over,
 * changes of the slowest ones; endpoints that took long get more of the time. One that seems slower is measured again before it is believed.
 */
export async function search(
  meter: Meter,
  targets: readonly Target[],
  { seconds, chance }: { seconds: number; chance: Chance },
): Promise<Map<string, Found>> {
  const cases = keptCases()
  const states: State[] = []
  for (const target of targets) {
    const state: State = { target, paths: textPaths(target), best: [], known: 0 }
    states.push(state)
    const of = cases.filter(({ endpoint }) => endpoint === target.name)
    for (const candidate of [...of, plain(target)]) await tried(meter, state, candidate)
    state.known = state.best[0]?.ms ?? 0
  }
  const live = states.filter(({ paths, best }) => paths.length > 0 && best.length > 0)
  const begun = performance.now()
  for (const [at, state] of live.entries()) {
    const end = begun + (sweptShare * seconds * 1000 * (at + 1)) / live.length
    for (const each of await sweep(meter, state.target, plain(state.target), { end, chance }))
      await tried(meter, state, each)
  }
  for (const { target, known, best } of states)
    console.error(
      `${target.name}: ${known.toFixed(0)} ms known, ${best[0]?.ms.toFixed(0)} ms ${best[0]?.candidate.name ?? 'no legal request'}`,
    )
  const end = begun + seconds * 1000
  while (live.length > 0 && performance.now() < end) {
    const state = drawn(live, chance)
    const { candidate } = state.best[Math.floor(chance() ** 2 * state.best.length)]!
    const others = live.flatMap(({ best }) => best.map((each) => each.candidate))
    const next = changed({ ...candidate, endpoint: state.target.name }, others, state.paths, chance)
    const before = state.best[0]!.ms
    await tried(meter, state, next)
    if (state.best[0]!.ms > before * 1.2)
      console.error(
        `${state.target.name}: ${state.best[0]!.ms.toFixed(0)} ms, ${JSON.stringify(state.best[0]!.candidate.texts)}`,
      )
  }
  return new Map(
    states.flatMap(({ target, best, known }) => {
      const found = best.filter(
        ({ ms, candidate }) => candidate.name.startsWith('found') && ms > Math.max(worthMs, known * 1.1),
      )
      return best[0]
        ? [[target.name, { worst: best[0].candidate, found: found.slice(0, 2).map((each) => each.candidate) }]]
        : []
    }),
  )
}

function plain({ name }: Target): Candidate {
  return {
    endpoint: name,
    name: 'plain',
    texts: {
      '*': { loop: [['1 cup # flour and butter, ', 1]] },
      '.instructions[]': { loop: [['Bake the # for 40 minutes. ', 1]] },
    },
    ways: { '.changes[]': 1 },
  }
}

async function tried(meter: Meter, state: State, candidate: Candidate): Promise<void> {
  const first = await meter.once(state.target, candidate)
  if (!first) return
  const refused = isRefused(first)
  const least = state.best.at(-1)
  if (least && state.best.length >= mostKept && (refused === least.refused ? first.ms <= least.ms : refused)) return
  const again = first.ms > 20_000 ? first : await meter.once(state.target, candidate)
  const ms = again && isRefused(again) === refused ? Math.min(first.ms, again.ms) : first.ms
  state.best = [...state.best, { candidate, ms, refused }]
    .sort((one, other) => Number(one.refused) - Number(other.refused) || other.ms - one.ms)
    .slice(0, mostKept)
}

/** By how long their slowest takes, so that what is near the bound is looked at most; the others are looked at too. */
function drawn(states: readonly State[], chance: Chance): State {
  const weights = states.map(({ best }) => 10 + Math.min(1000, best[0]!.ms))
  let left = chance() * weights.reduce((sum, each) => sum + each, 0)
  return states.find((_, index) => (left -= weights[index]!) < 0) ?? states[0]!
}
