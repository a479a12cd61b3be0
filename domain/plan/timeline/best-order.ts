import { bestWorth, compareWorth, type Worth } from '#domain/plan/timeline/bounds.ts'
import { isScarce, type MenuWork } from '#domain/plan/timeline/menu-work.ts'
import { isNoWorse } from '#domain/plan/timeline/no-worse.ts'
import { hasRoom, nothingPlaced, type Placed, placings } from '#domain/plan/timeline/placing.ts'

/** The best timeline that was found, all blocks placed, and whether it is proved that none is better. */
export interface Found {
  readonly placed: Placed
  readonly isBest: boolean
}

/**
 * The best order of the hands. First as if there were burners, trays and machines for all: what comes out best there and does with those of a home is
 * best here too. Else once more with as many as there are, which is more work, for who waits for a place is then a choice of its own.
 */
export function bestOrder(menu: MenuWork): Found {
  const ideal = bestWithin({ ...menu, scarce: [] })
  if (hasRoom(menu, ideal.placed)) return ideal
  const found = bestWithin(menu)
  const isBest = found.isBest || (ideal.isBest && compareWorth(worthOf(found.placed), worthOf(ideal.placed)) <= 0)
  return { placed: found.placed, isBest }
}

/**
 * Looks at all orders of the hands, block by block back from serving, all partial timelines of as many blocks at once. Dropped is one that
 * cannot become better than what is found already, and one beside which another has placed the same blocks and is nowhere worse. While all
 * the rest are kept, what comes out is proved best. Work is bounded: where too many are left, the most hopeful go on and nothing is proved.
 */
function bestWithin(menu: MenuWork): Found {
  const alone = aloneOf(menu)
  const start = nothingPlaced(menu)
  const goal = bestWorth(menu, start, alone)
  let best = oneByOne(menu, alone)
  const offer = (placed: Placed) => {
    const order = compareWorth(worthOf(placed), worthOf(best))
    if (order < 0 || (order === 0 && placed.sum < best.sum)) best = placed
  }
  const effort = Math.max(1, menu.blocks.length / usualBlocks) * (menu.scarce.length > 0 ? 4 : 1)
  const least = menu.blocks.length * menu.dishes.length * perPlacing * narrowest(menu)
  for (const [at, budget] of budgets.entries()) {
    // what can be afforded is no more than was done already
    if (at > 0 && budget / effort < least) break
    const isAll = layers(menu, alone, budget / effort, () => worthOf(best), offer)
    if (isAll || compareWorth(worthOf(best), goal) <= 0) return { placed: best, isBest: true }
  }
  return { placed: best, isBest: false }
}

/** Comparisons of partial timelines: a few for a good one to start from, then as many as can be afforded. */
const budgets = [60_000, 500_000]
/** In a menu of so many blocks; each takes longer where there are more, and longer again where something is scarce. */
const usualBlocks = 30
/** Building one takes as long as so many comparisons. */
const perPlacing = 16

function worthOf({ late, clock, stood }: Placed): Worth {
  return { late, minutes: clock, stood }
}

/** For each block its `ago` where its dish is all that is cooked. */
export function aloneOf(menu: MenuWork): number[] {
  const none = menu.blocks.map(() => 0)
  return menu.dishes.flatMap(({ blocks }, dish) => {
    const placed = blocks.reduce((placed) => placings(menu, placed, dish, none)[0] ?? placed, nothingPlaced(menu))
    return placed.ago.slice(menu.first[dish], menu.first[dish + 1])
  })
}

/** One dish behind the other: always possible. */
function oneByOne(menu: MenuWork, alone: readonly number[]): Placed {
  let placed = nothingPlaced(menu)
  for (const [dish, { blocks }] of menu.dishes.entries())
    for (const _ of blocks) placed = placings(menu, placed, dish, alone)[0] ?? placed
  return placed
}

interface Candidate {
  readonly placed: Placed
  readonly bound: Worth
}

/** Builds layer by layer; whether nothing was dropped that could have become better. */
function layers(
  menu: MenuWork,
  alone: readonly number[],
  budget: number,
  best: () => Worth,
  offer: (placed: Placed) => void,
): boolean {
  const depth = menu.blocks.length
  let layer: Candidate[] = [{ placed: nothingPlaced(menu), bound: { late: 0, minutes: 0, stood: 0 } }]
  let work = 0
  let isAll = true
  for (let count = 0; count < depth; count++) {
    const room = Math.max(
      narrowest(menu),
      Math.floor((budget - work) / ((depth - count) * menu.dishes.length * perPlacing)),
    )
    const most = count < depth ? Math.max(room, 1) : 1
    if (layer.length > most) {
      isAll = false
      layer = layer.toSorted(byHope).slice(0, most)
    }
    const next = new Map<string, Candidate[]>()
    for (const { placed, bound } of layer) {
      if (compareWorth(bound, best()) >= 0) continue
      const filled = gapFillers(menu, placed)
      for (const dish of menu.dishes.keys()) {
        if (placed.progress[dish] === menu.dishes[dish]?.blocks.length) continue
        const id = menu.first[dish]! + placed.progress[dish]!
        for (const child of placings(menu, placed, dish, alone)) {
          if (child.ago[id]! >= (filled.dish === dish ? filled.second : filled.first)) continue
          if (count === depth - 1) offer(child)
          else work += keep(menu, next, { placed: child, bound: bestWorth(menu, child, alone) }, best())
          work += perPlacing
        }
      }
    }
    layer = [...next.values()].flat()
  }
  return isAll
}
/** So many partial timelines go on at least. In a menu of hundreds of blocks each takes as long as many of an ordinary one: there it is one. */
function narrowest({ blocks }: MenuWork): number {
  return blocks.length > 4 * usualBlocks ? 1 : 4
}

/**
 * Minutes before serving at which the hands could have done another block at least, of any dish and of any but the first: a timeline that
 * leaves them idle for so long is worse than one in which they do it then. Blocks that want what is scarce are no such fillers.
 */
function gapFillers(menu: MenuWork, { progress, clock, ago }: Placed): { first: number; second: number; dish: number } {
  let first = Number.POSITIVE_INFINITY
  let second = first
  let dish = -1
  for (const [of, done] of progress.entries()) {
    const id = menu.first[of]! + done
    if (id === menu.first[of + 1]) continue
    const { oven, active } = menu.blocks[id]!
    if (active === 0 || oven || isScarce(menu, id)) continue
    const end = Math.max(clock, ago[id]!) + active
    if (end < first) [first, second, dish] = [end, first, of]
    else if (end < second) second = end
  }
  return { first, second, dish }
}

/** Adds a partial timeline unless it cannot be better than the best, or another one makes it needless; with how many it was compared. */
function keep(menu: MenuWork, next: Map<string, Candidate[]>, candidate: Candidate, best: Worth): number {
  if (compareWorth(candidate.bound, best) >= 0) return 0
  const key = candidate.placed.progress.join()
  const beside = next.get(key)
  if (!beside) {
    next.set(key, [candidate])
    return 0
  }
  if (beside.some(({ placed }) => isNoWorse(menu, placed, candidate.placed))) return beside.length
  const left = beside.filter(({ placed }) => !isNoWorse(menu, candidate.placed, placed))
  left.push(candidate)
  next.set(key, left)
  return 2 * beside.length
}

function byHope(one: Candidate, other: Candidate): number {
  return compareWorth(one.bound, other.bound) || one.placed.sum - other.placed.sum
}
