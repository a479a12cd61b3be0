import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'

/** Ids of the threads of this process that come after the one that asks when there are fewer cores than threads; on Linux alone. */
export function threadsBehind(): string[] {
  const own = getPriority()
  return readdirSync('/proc/self/task').filter((id) => nicenessOf(id) > own)
}

/** A thread that has ended meanwhile comes after nobody. */
function nicenessOf(id: string): number {
  try {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
    // proc(5): the 19th field; the second is a name in brackets
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  } catch {
    return Number.NEGATIVE_INFINITY
  }
}

/** Why a test of it cannot be made; undefined where it can. */
export function noneBehind(): string | undefined {
  if (process.platform !== 'linux') return 'Only Linux gives each thread a priority of its own.'
  return getPriority() > 9 ? 'These tests run behind everything else already.' : undefined
}
