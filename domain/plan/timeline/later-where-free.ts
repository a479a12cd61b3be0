import { isScarce, type MenuWork } from '#domain/plan/timeline/menu-work.ts'

/**
 * The same timeline, with each block as late as it can be while all others stay: for each its minutes before serving. Only what wants no
 * oven is moved, and of burners and machines nothing that is scarce, so that hands are all that has to be free.
 */
export function laterWhereFree(menu: MenuWork, ago: readonly number[]): number[] {
  const moved = [...ago]
  const order = [...menu.blocks.keys()].toSorted((one, other) => ago[one]! - ago[other]!)
  for (const id of order) {
    const { oven, dish } = menu.blocks[id]!
    if (oven || isScarce(menu, id)) continue
    moved[id] = Math.min(moved[id]!, gapFor(menu, moved, id, leastOf(menu, moved, dish, id)))
  }
  return moved
}

/** The least that what follows in the dish leaves. */
function leastOf(menu: MenuWork, ago: readonly number[], dish: number, id: number): number {
  const from = menu.first[dish]!
  let least = menu.blocks[id]!.waiting
  for (let before = from; before < id; before++)
    for (const { to, minutes } of menu.blocks[before]!.lags)
      if (from + to === id) least = Math.max(least, ago[before]! + minutes)
  return least
}

/** The first minute from one on at which the hands are free long enough. */
function gapFor(menu: MenuWork, ago: readonly number[], id: number, least: number): number {
  const { active } = menu.blocks[id]!
  const busy = [...ago.keys()]
    .filter((other) => other !== id && menu.blocks[other]!.active > 0)
    .map((other): readonly [number, number] => [ago[other]!, ago[other]! + menu.blocks[other]!.active])
    .toSorted(([one], [other]) => one - other)
  let from = least
  for (const [start, end] of busy) if (start < from + active && end > from) from = end
  return from
}
