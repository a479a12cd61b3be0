import type { Bought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import type { Colour } from '#server/ports/images/drawn-dish/colour.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'

export const vesselKinds = [
  'plate',
  'bowl',
  'small-bowl',
  'skillet',
  'pot',
  'board',
  'tray',
  'baking-dish',
  'pie-dish',
  'muffin-tin',
  'glass',
  'dessert-glass',
  'mug',
  'jar',
] as const
export type VesselKind = (typeof vesselKinds)[number]

export const groundKinds = [
  'grain',
  'noodle',
  'broth',
  'sauce',
  'puree',
  'greens',
  'bread',
  'foam',
  'crumble',
  'baked',
  'lattice',
  'drink',
  'ice',
  'pulses',
] as const
export type GroundKind = (typeof groundKinds)[number]

/** What lies under the pieces. `reach` is its share of the vessel's radius. */
export interface Ground {
  readonly kind: GroundKind
  readonly colour: Colour
  readonly reach?: number
  /** Where its middle lies; the vessel's middle otherwise. */
  readonly at?: readonly [degrees: number, distance: number]
  /** Length and width of a grain, width of a noodle. */
  readonly grainLength?: number
  readonly grainWidth?: number
  /** How much of it pulses cover, 0 to 1. */
  readonly share?: number
  /** A drink that is not clear: ice only looks out of it. */
  readonly isOpaque?: boolean
  /** A drink without ice, and one that sparkles. */
  readonly isUp?: boolean
  readonly isSparkling?: boolean
  /** Colour of herbs stirred into a grain. */
  readonly fleck?: Colour
}

export const arrangements = ['scatter', 'cluster', 'ring', 'fan', 'one'] as const

/** Pieces of one food. Angles are degrees clockwise from the right, distances shares of the vessel's radius. */
export interface Pieces {
  readonly look: Look
  readonly count: number
  readonly arrangement: (typeof arrangements)[number]
  readonly at?: readonly [degrees: number, distance: number]
  /** How far a cluster or scatter goes. */
  readonly spread?: number
  readonly size?: number
  /** Which way they lie; left to chance otherwise. */
  readonly turn?: number
  /** Distance of fanned pieces, in sizes. */
  readonly step?: number
  /** Radians by which each fanned piece is turned from the one before. */
  readonly opening?: number
}

/** A dish, composed: the same scene and seed are the same picture. Later pieces lie on earlier ones, garnish on all. */
export interface DishScene {
  readonly seed: string
  /** What people hear who cannot see it. */
  readonly title: string
  readonly vessel: { readonly kind: VesselKind; readonly colour?: Colour }
  readonly grounds: readonly Ground[]
  readonly pieces: readonly Pieces[]
  readonly garnish: readonly Pieces[]
  /** Foods as they are bought, beside the dish; small pictures leave them out. */
  readonly beside?: readonly Bought[]
}
