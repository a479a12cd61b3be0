import { isScarce, type MenuWork } from '#domain/plan/timeline/menu-work.ts'
import { type Placed, stillHot } from '#domain/plan/timeline/placing.ts'

/**
 * Whether one of two partial timelines, with the same blocks placed, makes the other needless: whatever order of hands follows, after the
 * first each block is placed no further back.
 */
export function isNoWorse(menu: MenuWork, one: Placed, other: Placed): boolean {
  if (one.clock > other.clock) return false
  let late = one.late - other.late
  let stood = one.stood - other.stood
  const soonest = other.clock - menu.longestWait
  for (const [heat, until] of one.ovenUntil.entries())
    if (until > Math.max(other.ovenUntil[heat]!, soonest)) return false
  for (const [dish, done] of one.progress.entries()) {
    const from = menu.first[dish]!
    const to = menu.first[dish + 1]!
    let canCool = false
    for (let id = from + done; id < to; id++) {
      if (one.ago[id]! > Math.max(other.ago[id]!, other.clock)) return false
      canCool ||= menu.blocks[id]!.isLastHeat
    }
    if (canCool) {
      // what a dish stands can still become more, and is then the same for both
      const [stands, others] = [one.stands[dish]!, other.stands[dish]!]
      if (stands > others) return false
      late -= Math.max(0, stands - stillHot) - Math.max(0, others - stillHot)
      stood -= stands - others
    }
    if (menu.scarce.length === 0) continue
    // which of several waits for a scarce place is a choice: there only the same is no worse
    for (let id = from; id < from + done; id++)
      if (isScarce(menu, id) && !isPast(menu, one, other, id, soonest)) return false
  }
  if (late > 0 || stood > 0) return false
  return one.clock < other.clock || late < 0 || stood < 0 || one.sum <= other.sum
}

function isPast(menu: MenuWork, one: Placed, other: Placed, id: number, soonest: number): boolean {
  const ago = one.ago[id]!
  const reaches = Math.max(ago, other.ago[id]!) + menu.blocks[id]!.active
  return ago === other.ago[id] || reaches <= soonest
}
