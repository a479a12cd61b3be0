import type { OvenHeat } from '#domain/recipe/verify/equipment/heat-sources.ts'

/**
 * Work that a cook does in one go: one step, or steps at one hot pan that follow each other, and the wait after them. Minutes are whole.
 * The blocks of a dish stand backwards, the last one first, as the timeline is built from serving on; `ago` is the minute before serving at
 * which its hands are done and its wait begins.
 */
export interface Block {
  readonly dish: number
  /** In the order of cooking; -1 is preparing, of these lines of the list. */
  readonly steps: readonly { readonly step: number; readonly active: number; readonly lines?: readonly number[] }[]
  /** The cook's hands, first. */
  readonly active: number
  /** What goes on by itself right after. */
  readonly waiting: number
  readonly onStove: boolean
  readonly oven: OvenUse | undefined
  /** The machine with a heat of its own that it cooks in. */
  readonly machine: string | undefined
  /** The least that blocks further back lie behind this one's `ago`: `to` is a position among the dish's blocks. */
  readonly lags: readonly Lag[]
  /** Of the last on the heat: by as much as it lies further back than it would alone, a hot dish is kept waiting. */
  readonly isLastHeat: boolean
}

export interface Lag {
  readonly to: number
  readonly minutes: number
}

export interface OvenUse {
  readonly heat: OvenHeat
  /** Whether a tray stands in it; otherwise the oven is only turned on. */
  readonly bakes: boolean
  /** The heat that the same dish has turned on in an earlier block and that the oven keeps until then. */
  readonly keptAt: OvenHeat | undefined
}

export interface DishWork {
  readonly isHot: boolean
  /** All of the preparing is done first. */
  readonly blocks: readonly Block[]
  /** What of it can be put off. */
  readonly later: readonly LaterPreparing[]
  /** The same blocks where only this is prepared first. */
  readonly preparedFirst: (first: PartOfPreparing) => readonly Block[]
  /** What is done to some lines of the list: 'Chop the parsley'. */
  readonly words: (lines: readonly number[]) => string
}

/** Preparing that is done in one go, in whole minutes. */
export interface PartOfPreparing {
  readonly minutes: number
  /** Of the list, by position. */
  readonly lines: readonly number[]
}

/** Preparing that only later steps want, so that it may fall into a wait before them. Positions are among the dish's blocks. */
export interface LaterPreparing extends PartOfPreparing {
  /** Minutes of each line, not whole; what is wanted last comes last. */
  readonly byLine: readonly { readonly line: number; readonly minutes: number }[]
  /** The block that wants it. */
  readonly before: number
  /** The first one that leaves the hands free. */
  readonly after: number
}

/** Two trays fit into the oven of a home and brown evenly. */
export const trays = 2
/** One fits under its broiler. */
export const broilerTrays = 1
