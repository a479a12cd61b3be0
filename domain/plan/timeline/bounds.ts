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
 * What a timeline that is partly built comes to at least, in each respect. The hands have to do all that is left, each dish needs its own
 * time from where it is, and the hot ones are done one after the other: sorted by their work no number of them is done sooner.
 */
export function bestWorth(menu: MenuWork, placed: Placed, alone: readonly number[]): Worth {
  const { clock, ago, progress, stands } = placed
  let left = 0
  let longest = clock
  let soonest = Number.POSITIVE_INFINITY
  const works: number[] = []
  const dues: number[] = []
  const due: Due = { late: 0, stood: 0, alreadyLate: 0, alreadyStood: 0 }
  for (const [dish, done] of progress.entries()) {
    const from = menu.first[dish]! + done
    const to = menu.first[dish + 1]!
    if (from === to) continue
    const next = Math.max(clock, ago[from]!)
    soonest = Math.min(soonest, next)
    left += menu.activeBefore[to - 1]! - menu.activeBefore[from]! + menu.blocks[to - 1]!.active
    longest = Math.max(longest, next + menu.reach[from]!)
    let stood = stands[dish]!
    let tightest = Number.POSITIVE_INFINITY
    let work = 0
    for (let id = from; id < to; id++) {
      const earliest = ago[id]!
      longest = Math.max(longest, earliest + menu.reach[id]!)
      if (!menu.blocks[id]!.isLastHeat) continue
      const active = menu.activeBefore[id]! - menu.activeBefore[from]!
      const sure = Math.max(clock + active, next + menu.chainBefore[id]! - menu.chainBefore[from]!, earliest)
      stood = Math.max(stood, sure - alone[id]!)
      const room = alone[id]! - active
      if (room >= tightest) continue
      tightest = room
      work = active + menu.blocks[id]!.active
    }
    if (tightest === Number.POSITIVE_INFINITY) continue
    works.push(work)
    dues.push(tightest + work)
    due.stood += stood
    due.late += Math.max(0, stood - stillHot)
    due.alreadyStood += stands[dish]!
    due.alreadyLate += Math.max(0, stands[dish]! - stillHot)
  }
  const inTurn = oneAfterTheOther(works, dues, clock)
  return {
    late: placed.late - due.alreadyLate + Math.max(due.late, inTurn.late),
    minutes: Math.max(longest, left > 0 || soonest < Number.POSITIVE_INFINITY ? soonest + left : clock),
    stood: placed.stood - due.alreadyStood + Math.max(due.stood, inTurn.stood),
  }
}

interface Due {
  late: number
  stood: number
  alreadyLate: number
  alreadyStood: number
}

/** The least that works of one pair of hands are late in sum: shortest first, matched with what is due first. */
function oneAfterTheOther(works: number[], dues: number[], clock: number): { late: number; stood: number } {
  works.sort((one, other) => one - other)
  dues.sort((one, other) => one - other)
  let done = clock
  let late = 0
  let stood = 0
  for (const [at, work] of works.entries()) {
    done += work
    const over = done - dues[at]!
    if (over > 0) stood += over
    if (over > stillHot) late += over - stillHot
  }
  return { late, stood }
}
