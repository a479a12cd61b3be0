import type { MenuWork } from '#domain/plan/timeline/menu-work.ts'
import { type Placed, stillHot } from '#domain/plan/timeline/placing.ts'

/** What a timeline is judged by, in this order, all in minutes: less is better. */
export interface Worth {
  /** Sum of what hot dishes stand beyond five minutes. */
  readonly late: number
  /** From the first task to serving. */
  readonly minutes: number
  /** Sum of what hot dishes stand. */
  readonly stood: number
}

/** Below zero where the first is better. */
export function compareWorth(one: Worth, other: Worth): number {
  return one.late - other.late || one.minutes - other.minutes || one.stood - other.stood
}

/**
 * What a timeline that is partly built comes to at least, in each respect: the hands have to do all that is left, each dish needs its own time
 * from where it is, and the hot ones are done one after the other.
 */
export function bestWorth(menu: MenuWork, placed: Placed, alone: readonly number[]): Worth {
  const { clock, ago, progress, stands } = placed
  let left = 0
  let longest = clock
  let soonest = Number.POSITIVE_INFINITY
  let { late, stood } = placed
  const jobs: Job[] = []
  for (const [dish, done] of progress.entries()) {
    const from = menu.first[dish]! + done
    const to = menu.first[dish + 1]!
    if (from === to) continue
    const next = Math.max(clock, ago[from]!)
    soonest = Math.min(soonest, next)
    left += menu.activeBefore[to - 1]! - menu.activeBefore[from]! + menu.blocks[to - 1]!.active
    longest = Math.max(longest, next + menu.reach[from]!)
    let sure = stands[dish]!
    let due = 0
    let hands = 0
    let canStand = false
    for (let id = from; id < to; id++) {
      const earliest = ago[id]!
      longest = Math.max(longest, earliest + menu.reach[id]!)
      if (!menu.blocks[id]!.isLastHeat) continue
      const active = menu.activeBefore[id]! - menu.activeBefore[from]!
      const least = Math.max(clock + active, next + menu.chainBefore[id]! - menu.chainBefore[from]!, earliest)
      sure = Math.max(sure, least - alone[id]!)
      due = alone[id]! + menu.blocks[id]!.active
      hands = active + menu.blocks[id]!.active
      canStand = true
    }
    if (!canStand) continue
    jobs.push({ hands, due, sure })
    late -= Math.max(0, stands[dish]! - stillHot)
    stood -= stands[dish]!
  }
  return {
    late: late + leastOver(jobs, clock, stillHot),
    minutes: Math.max(longest, soonest === Number.POSITIVE_INFINITY ? clock : soonest + left),
    stood: stood + leastOver(jobs, clock, 0),
  }
}

/** What is left of a hot dish. */
export interface Job {
  /** Minutes of the hands until its last heat lies behind. */
  readonly hands: number
  /** The minute before serving until which they are done where nothing else keeps it waiting. */
  readonly due: number
  /** Minutes that it stands whatever else is done. */
  readonly sure: number
}

/**
 * The least sum of what dishes stand beyond some minutes, whatever order their hands are done in: for each set of dishes that are done before
 * the rest the least that they come to, so that all orders are looked at together.
 */
export function leastOver(jobs: readonly Job[], clock: number, free: number): number {
  if (jobs.length > mostInSets) return surelyOver(jobs, free)
  // whatever stands no longer for being done last is done last: that keeps none of the others waiting
  const end = jobs.reduce((sum, { hands }) => sum + hands, clock)
  const early = jobs.filter(({ due, sure }) => end - due > Math.max(sure, free))
  if (early.length < jobs.length)
    return surelyOver(jobs, free) - surelyOver(early, free) + leastOver(early, clock, free)
  const sets = 1 << jobs.length
  const done = [clock]
  const least = [0]
  for (let set = 1; set < sets; set++) {
    const lowest = 31 - Math.clz32(set & -set)
    const time = done[set & (set - 1)]! + jobs[lowest]!.hands
    done.push(time)
    let best = Number.POSITIVE_INFINITY
    for (let last = 0; last < jobs.length; last++) {
      const bit = 1 << last
      if ((set & bit) === 0) continue
      const { sure, due } = jobs[last]!
      const over = Math.max(sure, time - due) - free
      const sum = least[set ^ bit]! + (over > 0 ? over : 0)
      if (sum < best) best = sum
    }
    least.push(best)
  }
  return least[sets - 1]!
}
/** Twice the sets for each one more. */
const mostInSets = 8

function surelyOver(jobs: readonly Job[], free: number): number {
  return jobs.reduce((sum, { sure }) => sum + Math.max(0, sure - free), 0)
}
