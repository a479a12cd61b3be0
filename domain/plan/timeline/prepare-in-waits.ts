import { aloneOf } from '#domain/plan/timeline/best-order.ts'
import type { Block, DishWork, LaterPreparing, PartOfPreparing } from '#domain/plan/timeline/block.ts'
import { compareWorth, type Worth } from '#domain/plan/timeline/bounds.ts'
import { laterWhereFree } from '#domain/plan/timeline/later-where-free.ts'
import { isScarce, type MenuWork, menuWork } from '#domain/plan/timeline/menu-work.ts'
import { leastWait, partWithin } from '#domain/plan/timeline/parts-of-preparing.ts'
import { nothingPlaced, type Placed, placings } from '#domain/plan/timeline/placing.ts'

/** A timeline, and when each of its blocks is done by hand: minutes before serving. */
export interface Laid {
  readonly menu: MenuWork
  readonly placed: Placed
  readonly ago: readonly number[]
}

/**
 * A timeline with its blocks as late as they can be, and with preparing put off to where hands are free before the steps that want it, as far as
 * all begins later for it: what saves no time is better done first. The hands do the rest in the same order, so that no dish stands longer.
 */
export function preparedInWaits(menu: MenuWork, placed: Placed): Laid {
  let best: Laid = { menu, placed, ago: laterWhereFree(menu, placed.ago) }
  const parts = menu.dishes.flatMap(({ later }, dish) => later.map((part) => ({ dish, part })))
  if (parts.length === 0) return best
  const alone = aloneOf(menu)
  const spans = menu.blocks.map(({ active }, id): Span => [placed.ago[id]!, placed.ago[id]! + active])
  const busy = spans.filter(([from, to]) => from < to)
  let put: Parts = new Map()
  for (const { dish, part } of parts.toSorted((one, other) => other.part.minutes - one.part.minutes)) {
    const first = menu.first[dish]!
    const gaps = gapsWithin(busy, [spans[first + part.before]![1], spans[first + part.after]![0]])
    const longest = Math.max(...gaps.map(([from, to]) => to - from))
    for (const own of [part, partWithin(part, longest)]) {
      const gap = own && gaps.find(([from, to]) => to - from >= own.minutes)
      if (!gap) continue
      const [ago] = gap
      const more = new Map([...put, [own, { dish, ago }]])
      const tried = withParts(menu, placed, alone, more)
      if (!tried || compareWorth(worthOf(tried), worthOf(best)) >= 0) continue
      best = tried
      put = more
      busy.push([ago, ago + own.minutes])
      break
    }
  }
  return best
}

function worthOf({ menu, placed: { late, stood }, ago }: Laid): Worth {
  return { late, stood, minutes: Math.max(...ago.map((each, id) => each + menu.blocks[id]!.active)) }
}

/** Parts that are put off: of which dish, and when they are done. */
type Parts = ReadonlyMap<LaterPreparing, { readonly dish: number; readonly ago: number }>

/** Minutes before serving. */
type Span = readonly [from: number, to: number]

/** Where hands are free within a span, for as long as it takes to take up the knife, back from serving. */
function gapsWithin(busy: readonly Span[], [from, to]: Span): Span[] {
  const gaps: Span[] = []
  let free = from
  for (const [start, end] of busy.toSorted(([one], [other]) => one - other)) {
    if (end <= free) continue
    if (Math.min(start, to) - free >= leastWait) gaps.push([free, Math.min(start, to)])
    free = end
  }
  return gaps
}

/** The same order of the hands, with these parts where they were found to be free; undefined where the oven is kept at another heat. */
function withParts(menu: MenuWork, placed: Placed, alone: readonly number[], put: Parts): Laid | undefined {
  const entries = menu.dishes.map((dish, at) => entriesOf(dish, at, menu.first[at]!, placed, put))
  const whole = menuWork(menu.dishes.map((dish, at) => ({ ...dish, blocks: linked(entries[at]!) })))
  const all = entries.flat()
  const order = [...all.keys()].toSorted(
    (one, other) => all[one]!.ago - all[other]!.ago || all[one]!.block.active - all[other]!.block.active || one - other,
  )
  // a dish is kept waiting by as much as it stands longer than it would alone, all of it prepared first
  const aloneOfWhole = all.map(({ origin }) => (origin === undefined ? 0 : alone[origin]!))
  let inOrder = nothingPlaced(whole)
  for (const id of order) {
    const answers = placings(whole, inOrder, all[id]!.block.dish, aloneOfWhole)
    // which of several waits for a scarce place stays as it is
    const wanted = isScarce(whole, id) ? answers.find(({ ago }) => ago[id]! >= all[id]!.ago) : undefined
    const next = wanted ?? answers[0]
    if (!next) return undefined
    inOrder = next
  }
  return { menu: whole, placed: inOrder, ago: laterWhereFree(whole, inOrder.ago) }
}

/** A block of a dish where it is now, and its number in the menu if it had one before. */
interface Entry {
  readonly block: Block
  readonly ago: number
  readonly origin: number | undefined
}

function entriesOf(
  { blocks, preparedFirst }: DishWork,
  dish: number,
  first: number,
  { ago }: Placed,
  put: Parts,
): Entry[] {
  const parts = [...put.keys()].filter((part) => put.get(part)!.dish === dish)
  const all = blocks.at(-1)
  const taken = new Set(parts.flatMap(({ lines }) => lines))
  const left =
    parts.length > 0 && all
      ? preparedFirst({
          minutes: parts.reduce((minutes, part) => minutes - part.minutes, all.active),
          lines: (all.steps[0]?.lines ?? []).filter((line) => !taken.has(line)),
        })
      : blocks
  const entries = left.map((block, at): Entry => ({ block, ago: ago[first + at]!, origin: first + at }))
  for (const part of parts) {
    const at = put.get(part)!.ago
    const place = entries.findIndex((entry) => entry.ago > at)
    entries.splice(place, 0, { block: preparing(dish, part), ago: at, origin: undefined })
  }
  return entries
}

function preparing(dish: number, { minutes, lines }: PartOfPreparing): Block {
  return {
    dish,
    steps: [{ step: -1, active: minutes, lines }],
    active: minutes,
    waiting: 0,
    onStove: false,
    oven: undefined,
    machine: undefined,
    lags: [],
    isLastHeat: false,
  }
}

/** The blocks with their lags by their places now; beside a part they follow each other as the hands do them. */
function linked(entries: readonly Entry[]): Block[] {
  const start = entries[0]?.origin ?? 0
  const placeOf = new Map(entries.map(({ origin }, place) => [origin, place]))
  return entries.map(({ block, origin }, place) => {
    const next = entries[place + 1]
    const lags = block.lags.map(({ to, minutes }) => ({ to: placeOf.get(start + to)!, minutes }))
    const isBesidePart = next !== undefined && (origin === undefined || next.origin === undefined)
    return { ...block, lags: isBesidePart ? [...lags, { to: place + 1, minutes: block.active }] : lags }
  })
}
