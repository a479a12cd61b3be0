import type { MenuWork, Scarce } from '#domain/plan/timeline/menu-work.ts'
import { preheating } from '#domain/recipe/verify/time/step-minutes.ts'

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
 * latest place for it; the others leave a burner, a tray or a machine to a block further back, and there are some only where those are scarce.
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

/** The least `ago` from a minute on at which the oven and all that is scarce are free. */
function earliest(menu: MenuWork, placed: Placed, dish: number, id: number, from: number): number | undefined {
  const { waiting, oven } = menu.blocks[id]!
  const afterOven = oven ? ovenFree(menu, placed, dish, id) : 0
  if (afterOven === undefined) return undefined
  let ago = Math.max(from, afterOven)
  const wanted = menu.scarce.filter(({ wants }) => wants[id]!)
  for (;;) {
    const before = ago
    for (const place of wanted)
      ago = freeFrom(taken(menu, placed, place), place.room, spanOf(menu, place, id, ago)) + waiting
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

/** Whether a timeline does with the burners, trays and machines of a home. */
export function hasRoom(menu: MenuWork, placed: Placed): boolean {
  return menu.scarce.every((place) => {
    const spans = taken(menu, placed, place)
    return spans.every(([moment]) => spans.filter(([from, to]) => from <= moment && to > moment).length <= place.room)
  })
}

/** From one minute before serving back to another. */
type Span = readonly [from: number, to: number]

/** When a scarce place is taken by what is placed. */
function taken(menu: MenuWork, { progress, ago }: Placed, place: Scarce): Span[] {
  const spans: Span[] = []
  for (const [dish, count] of progress.entries()) {
    const from = menu.first[dish]!
    for (let id = from; id < from + count; id++) {
      if (!place.wants[id]) continue
      const span = spanOf(menu, place, id, ago[id]!)
      if (span[0] < span[1]) spans.push(span)
    }
  }
  return spans
}

function spanOf(menu: MenuWork, { isWithHands }: Scarce, id: number, ago: number): Span {
  const { waiting, active } = menu.blocks[id]!
  return [ago - waiting, isWithHands ? ago + active : trayEnd(waiting, active, ago)]
}

/** The least start, from this one on, at which there is room among the taken spans all the while. */
function freeFrom(taken: readonly Span[], room: number, [start, end]: Span): number {
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

/** Where spans end, further back, that share a scarce place with a block: it could wait for each of them. */
function endsAround(menu: MenuWork, placed: Placed, id: number, start: number, end: number): number[] {
  const around = menu.scarce.flatMap((place) => (place.wants[id] ? taken(menu, placed, place) : []))
  return [...new Set(around.flatMap(([from, to]) => (from < end && to > start ? [to] : [])))]
}
