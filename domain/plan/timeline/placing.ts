import { trays } from '#domain/plan/timeline/block.ts'
import type { MenuWork } from '#domain/plan/timeline/menu-work.ts'
import { preheating } from '#domain/recipe/verify/step-minutes.ts'
import { burners } from '#domain/recipe/verify/step-work.ts'

/**
 * A timeline as far as it is built, from serving backwards. Blocks are placed in the order in which the cook's hands do them, the last one
 * first, each as late as it can be. For a given order of hands that is best: whatever bakes or simmers ends where hands begin, so the same
 * order says who has the oven first, and nothing gains by being further from serving.
 */
export interface Placed {
  /** How many blocks of each dish are placed. */
  readonly progress: readonly number[]
  /** Minutes before serving at which the cook's hands are first wanted, so far. */
  readonly clock: number
  /** For each block its `ago`, or, of one that is not placed, the least that it can be. */
  readonly ago: readonly number[]
  /** For each dish by how much it is kept waiting, in minutes; nothing for a cold one. */
  readonly stands: readonly number[]
  /** Sum of what hot dishes stand beyond five minutes, and of all that they stand. */
  readonly late: number
  readonly stood: number
  /** Sum of `ago`: of two that are as good, the one that starts later. */
  readonly sum: number
  /** For each heat the minute before serving from which back the oven has it no more. */
  readonly ovenUntil: readonly number[]
  /** For each dish the heat that the oven is kept at until its next block back that bakes or heats it; -1 without. */
  readonly keptAt: readonly number[]
}

/** A hot dish may stand so long without loss, in minutes. */
export const stillHot = 5

/** Nothing placed yet. */
export function nothingPlaced({ dishes, blocks, heats }: MenuWork): Placed {
  return {
    progress: dishes.map(() => 0),
    clock: 0,
    ago: blocks.map(({ waiting }) => waiting),
    stands: dishes.map(() => 0),
    late: 0,
    stood: 0,
    sum: 0,
    ovenUntil: heats.map(() => 0),
    keptAt: dishes.map(() => -1),
  }
}

/**
 * What follows when the hands next (further back) do the next block of a dish, none where the oven is kept at another heat. The first is the
 * latest place for it; the others leave a burner or a tray to a block further back, and there are some only where burners or trays are few.
 * `alone`: for each block its `ago` in a kitchen where its dish is all that is cooked.
 */
export function placings(menu: MenuWork, placed: Placed, dish: number, alone: readonly number[]): Placed[] {
  const id = menu.first[dish]! + placed.progress[dish]!
  const { waiting, active } = menu.blocks[id]!
  const from = earliest(menu, placed, dish, id, Math.max(placed.clock, placed.ago[id]!))
  if (from === undefined) return []
  const answers = [withBlock(menu, placed, dish, id, from, alone)]
  for (const end of endsAround(menu, placed, id, from - waiting, from + active)) {
    const ago = earliest(menu, placed, dish, id, end + waiting)
    if (ago !== undefined) answers.push(withBlock(menu, placed, dish, id, ago, alone))
  }
  return answers
}

/** The least `ago` from a minute on at which oven, trays and burners are free. */
function earliest(menu: MenuWork, placed: Placed, dish: number, id: number, from: number): number | undefined {
  const { waiting, active, oven, onStove } = menu.blocks[id]!
  const afterOven = oven ? ovenFree(menu, placed, dish, id) : 0
  if (afterOven === undefined) return undefined
  let ago = Math.max(from, afterOven)
  const bakes = menu.fewTrays && oven?.bakes === true
  const cooks = menu.fewBurners && onStove
  for (;;) {
    const before = ago
    if (bakes) ago = freeFrom(trayTimes(menu, placed), trays, ago - waiting, trayEnd(waiting, active, ago)) + waiting
    if (cooks) ago = freeFrom(burnerTimes(menu, placed), burners, ago - waiting, ago + active) + waiting
    if (ago === before) return ago
  }
}

/** The least `ago` that other heats of the oven leave; undefined while it is kept at another. */
function ovenFree(menu: MenuWork, { keptAt, ovenUntil }: Placed, dish: number, id: number): number | undefined {
  const heat = menu.heatOf[id]!
  const kept = menu.keptOf[id]!
  const { oven, waiting } = menu.blocks[id]!
  let ago = 0
  for (const other of menu.clashes[heat]!) {
    if (keptAt.some((held, by) => held === other && by !== dish)) return undefined
    if (oven?.bakes) ago = Math.max(ago, ovenUntil[other]! + waiting)
  }
  if (kept < 0) return ago
  for (const other of menu.clashes[kept]!) {
    if (keptAt.some((held, by) => held === other && by !== dish)) return undefined
    ago = Math.max(ago, ovenUntil[other]!)
  }
  return ago
}

function withBlock(
  menu: MenuWork,
  placed: Placed,
  dish: number,
  id: number,
  at: number,
  alone: readonly number[],
): Placed {
  const { active, lags, isLastHeat } = menu.blocks[id]!
  const ago = [...placed.ago]
  ago[id] = at
  const from = menu.first[dish]!
  for (const { to, minutes } of lags) ago[from + to] = Math.max(ago[from + to]!, at + minutes)
  const progress = [...placed.progress]
  progress[dish]! += 1
  let { stands, late, stood } = placed
  const before = stands[dish]!
  const longer = isLastHeat ? at - alone[id]! : 0
  if (longer > before) {
    late += Math.max(0, longer - stillHot) - Math.max(0, before - stillHot)
    stood += longer - before
    stands = stands.with(dish, longer)
  }
  return {
    progress,
    clock: at + active,
    ago,
    stands,
    late,
    stood,
    sum: placed.sum + at,
    ...ovenAfter(menu, placed, dish, id, at),
  }
}

/** How the oven is kept after a block: until an earlier step of the dish, or turned on so that it is hot in time. */
function ovenAfter(
  menu: MenuWork,
  placed: Placed,
  dish: number,
  id: number,
  ago: number,
): Pick<Placed, 'ovenUntil' | 'keptAt'> {
  const { oven, active, waiting } = menu.blocks[id]!
  const { ovenUntil, keptAt } = placed
  if (!oven) return { ovenUntil, keptAt }
  const heat = menu.heatOf[id]!
  const kept = menu.keptOf[id]!
  const started = ago + active
  const isUnsaid = oven.bakes && kept < 0
  const until = isUnsaid ? Math.max(started, trayEnd(waiting, active, ago) + preheating) : started
  return {
    ovenUntil: ovenUntil.with(heat, Math.max(ovenUntil[heat]!, until)),
    keptAt: keptAt.with(dish, kept),
  }
}
/** Where, counted back from serving, the tray is put into the oven. */
function trayEnd(waiting: number, active: number, ago: number): number {
  return waiting > 0 ? ago : ago + active
}

/** Whether a timeline does with the burners and trays of a home. */
export function hasRoom(menu: MenuWork, placed: Placed): boolean {
  const mostAtOnce = (taken: readonly Span[]) =>
    taken.reduce((most, [moment]) => {
      const now = taken.filter(([from, to]) => from <= moment && to > moment)
      return Math.max(most, now.length)
    }, 0)
  return mostAtOnce(trayTimes(menu, placed)) <= trays && mostAtOnce(burnerTimes(menu, placed)) <= burners
}

/** From one minute before serving back to another. */
type Span = readonly [from: number, to: number]

function spans(
  menu: MenuWork,
  { progress, ago }: Placed,
  spanOf: (id: number, ago: number) => Span | undefined,
): Span[] {
  return progress.flatMap((count, dish) => {
    const from = menu.first[dish]!
    return Array.from({ length: count }, (_, at) => spanOf(from + at, ago[from + at]!)).flatMap((span) =>
      span && span[0] < span[1] ? [span] : [],
    )
  })
}

function trayTimes(menu: MenuWork, placed: Placed): Span[] {
  return spans(menu, placed, (id, ago) => {
    const { oven, waiting, active } = menu.blocks[id]!
    return oven?.bakes ? [ago - waiting, trayEnd(waiting, active, ago)] : undefined
  })
}

function burnerTimes(menu: MenuWork, placed: Placed): Span[] {
  return spans(menu, placed, (id, ago) => {
    const { onStove, waiting, active } = menu.blocks[id]!
    return onStove ? [ago - waiting, ago + active] : undefined
  })
}

/** The least start, from this one on, at which there is room among the taken spans all the while. */
function freeFrom(taken: readonly Span[], room: number, start: number, end: number): number {
  const length = end - start
  if (length <= 0) return start
  for (let from = start; ; ) {
    const to = from + length
    const around = taken.filter((span) => span[0] < to && span[1] > from)
    const full = around.filter(
      ([moment]) =>
        around.filter((span) => span[0] <= Math.max(moment, from) && span[1] > Math.max(moment, from)).length >= room,
    )
    if (full.length === 0) return from
    from = Math.min(...around.filter((span) => span[1] > from).map((span) => span[1]))
  }
}

/** Where spans end, further back, that share a scarce burner or tray with a block: it could wait for each of them. */
function endsAround(menu: MenuWork, placed: Placed, id: number, start: number, end: number): number[] {
  const { oven, onStove } = menu.blocks[id]!
  const taken = [
    ...(menu.fewTrays && oven?.bakes ? trayTimes(menu, placed) : []),
    ...(menu.fewBurners && onStove ? burnerTimes(menu, placed) : []),
  ]
  return [...new Set(taken.flatMap(([from, to]) => (from < end && to > start ? [to] : [])))]
}
