import { type Block, broilerTrays, type DishWork, trays } from '#domain/plan/timeline/block.ts'
import { areAlike, type OvenHeat } from '#domain/recipe/verify/equipment/heat-sources.ts'
import { burners } from '#domain/recipe/verify/time/step-work.ts'

/** The work of all dishes, numbered through: what a search asks of it again and again stands ready. */
export interface MenuWork {
  readonly dishes: readonly DishWork[]
  /** All blocks, dish by dish, each backwards. */
  readonly blocks: readonly Block[]
  /** Where the blocks of each dish begin, and behind the last where they end. */
  readonly first: readonly number[]
  /** Every heat that the oven is wanted at. */
  readonly heats: readonly OvenHeat[]
  /** For each heat the ones that it cannot share the oven with. */
  readonly clashes: readonly (readonly number[])[]
  /** For each block the position of its heat among them, and of the heat kept before it; -1 without. */
  readonly heatOf: readonly number[]
  readonly keptOf: readonly number[]
  /** Places of which more can be wanted at once than there are. */
  readonly scarce: readonly Scarce[]
  /** Minutes from a block's `ago` back to the earliest start of its dish, at least. */
  readonly reach: readonly number[]
  /** Active minutes, and minutes of the chain, of a dish's blocks before this one. */
  readonly activeBefore: readonly number[]
  readonly chainBefore: readonly number[]
  readonly longestWait: number
}

/** Burners, trays or a machine. */
export interface Scarce {
  /** How many there are. */
  readonly room: number
  /** For each block whether it wants one. */
  readonly wants: readonly boolean[]
  /** Whether it is taken from the first of the hands' work on, as a burner is: an oven is free until they put the tray in. */
  readonly isWithHands: boolean
}

/** Numbers the blocks of a menu through. */
export function menuWork(dishes: readonly DishWork[]): MenuWork {
  const blocks = dishes.flatMap((dish) => dish.blocks)
  const first = [0]
  for (const dish of dishes) first.push((first.at(-1) ?? 0) + dish.blocks.length)
  const heats = [...new Set(blocks.flatMap(({ oven }) => (oven ? [oven.heat] : [])))]
  const place = (heat: OvenHeat | undefined) => (heat === undefined ? -1 : heats.indexOf(heat))
  return {
    dishes,
    blocks,
    first,
    heats,
    clashes: heats.map((heat) => heats.flatMap((other, at) => (areAlike(other, heat) ? [] : [at]))),
    heatOf: blocks.map(({ oven }) => place(oven?.heat)),
    keptOf: blocks.map(({ oven }) => place(oven?.keptAt)),
    scarce: scarcePlaces(dishes),
    ...lengths(dishes),
    longestWait: blocks.reduce((longest, { waiting }) => Math.max(longest, waiting), 0),
  }
}

function scarcePlaces(dishes: readonly DishWork[]): Scarce[] {
  const blocks = dishes.flatMap((dish) => dish.blocks)
  const found: Scarce[] = []
  const look = (room: number, isWanted: (block: Block) => boolean, isWithHands = false) => {
    if (atOnce(dishes, isWanted) > room) found.push({ room, wants: blocks.map(isWanted), isWithHands })
  }
  look(burners, ({ onStove }) => onStove, true)
  look(trays, ({ oven }) => oven?.bakes === true)
  look(broilerTrays, ({ oven }) => oven?.bakes === true && oven.heat === 'broil')
  for (const name of new Set(blocks.flatMap(({ machine }) => machine ?? []))) look(1, ({ machine }) => machine === name)
  return found
}

/** Whether a block wants a place that others may have. */
export function isScarce({ scarce }: MenuWork, id: number): boolean {
  return scarce.some(({ wants }) => wants[id]!)
}

/** How many blocks of a kind can go on at once, at most: one of each dish, and all that are followed before their wait is over. */
function atOnce(dishes: readonly DishWork[], isOfKind: (block: Block) => boolean): number {
  return dishes.reduce((sum, { blocks }) => {
    const overlapping = blocks.filter((block, at) => {
      const lag = blocks[at - 1]?.lags.find(({ to }) => to === at)?.minutes ?? 0
      return isOfKind(block) && block.waiting > 0 && lag < (blocks[at - 1]?.active ?? 0) + block.waiting
    })
    return sum + overlapping.length + (blocks.some(isOfKind) ? 1 : 0)
  }, 0)
}

function lengths(dishes: readonly DishWork[]): Pick<MenuWork, 'reach' | 'activeBefore' | 'chainBefore'> {
  const reach: number[] = []
  const activeBefore: number[] = []
  const chainBefore: number[] = []
  for (const { blocks } of dishes) {
    const from = reach.length
    let active = 0
    let chain = 0
    for (const [at, block] of blocks.entries()) {
      chain += blocks[at - 1]?.lags.find(({ to }) => to === at)?.minutes ?? 0
      activeBefore.push(active)
      chainBefore.push(chain)
      active += block.active
      reach.push(block.active)
    }
    for (let at = blocks.length - 1; at >= 0; at--) {
      const block = blocks[at]!
      reach[from + at] = block.lags.reduce(
        (longest, { to, minutes }) => Math.max(longest, minutes + reach[from + to]!),
        block.active,
      )
    }
  }
  return { reach, activeBefore, chainBefore }
}
