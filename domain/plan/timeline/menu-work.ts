import { type Block, type DishWork, trays } from '#domain/plan/timeline/block.ts'
import { alike, burners } from '#domain/recipe/verify/step-work.ts'

/** The work of all dishes, numbered through: what a search asks of it again and again stands ready. */
export interface MenuWork {
  readonly dishes: readonly DishWork[]
  /** All blocks, dish by dish, each backwards. */
  readonly blocks: readonly Block[]
  /** Where the blocks of each dish begin, and behind the last where they end. */
  readonly first: readonly number[]
  /** Every heat that the oven is wanted at, in degrees Celsius. */
  readonly heats: readonly number[]
  /** For each heat the ones that it cannot share the oven with. */
  readonly clashes: readonly (readonly number[])[]
  /** For each block the position of its heat among them, and of the heat kept before it; -1 without. */
  readonly heatOf: readonly number[]
  readonly keptOf: readonly number[]
  /** Whether more can want a burner, or a tray, than there are. */
  readonly fewBurners: boolean
  readonly fewTrays: boolean
  /** Minutes from a block's `ago` back to the earliest start of its dish, at least. */
  readonly reach: readonly number[]
  /** Active minutes, and minutes of the chain, of a dish's blocks before this one. */
  readonly activeBefore: readonly number[]
  readonly chainBefore: readonly number[]
  readonly longestWait: number
}

/** Numbers the blocks of a menu through. */
export function menuWork(dishes: readonly DishWork[]): MenuWork {
  const blocks = dishes.flatMap((dish) => dish.blocks)
  const first = [0]
  for (const dish of dishes) first.push((first.at(-1) ?? 0) + dish.blocks.length)
  const heats = [...new Set(blocks.flatMap(({ oven }) => (oven ? [oven.heat] : [])))]
  const place = (heat: number | undefined) => (heat === undefined ? -1 : heats.indexOf(heat))
  return {
    dishes,
    blocks,
    first,
    heats,
    clashes: heats.map((heat) => heats.flatMap((other, at) => (Math.abs(other - heat) > alike ? [at] : []))),
    heatOf: blocks.map(({ oven }) => place(oven?.heat)),
    keptOf: blocks.map(({ oven }) => place(oven?.keptAt)),
    fewBurners: atOnce(dishes, ({ onStove }) => onStove) > burners,
    fewTrays: atOnce(dishes, ({ oven }) => oven?.bakes === true) > trays,
    ...lengths(dishes),
    longestWait: blocks.reduce((longest, { waiting }) => Math.max(longest, waiting), 0),
  }
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
