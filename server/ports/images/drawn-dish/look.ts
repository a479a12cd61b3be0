import type { Colour } from '#server/ports/images/drawn-dish/colour.ts'
import type { Spot } from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen } from '#server/ports/images/drawn-dish/pen.ts'

/** What pieces there are; `shapes/shapes.ts` draws them. */
export const shapeNames = [
  'leaf',
  'lobed-leaf',
  'frilled-leaf',
  'sprig',
  'floret',
  'sprout',
  'cut-tomato',
  'burst',
  'round',
  'citrus',
  'ball',
  'ring',
  'wedge',
  'beaded-berry',
  'strawberry',
  'crescent',
  'stone-half',
  'core-half',
  'bean',
  'chickpea',
  'nut',
  'walnut',
  'cashew',
  'crumb',
  'mince',
  'meat',
  'fillet',
  'drumstick',
  'chop',
  'sausage',
  'patty',
  'shrimp',
  'shell',
  'crab-leg',
  'scallop',
  'fried-egg',
  'half-egg',
  'mushroom',
  'filled-cap',
  'cube',
  'stick',
  'arc',
  'shreds',
  'tube',
  'slab',
  'flat',
  'pancake',
  'toast',
  'bun',
  'cookie',
  'square',
  'chip',
  'dumpling',
  'roll',
  'folded',
  'boat',
  'sandwich',
  'cutlet',
  'puff',
  'roast',
  'bird',
  'pop',
  'waffle',
  'herbs',
  'specks',
  'drizzle',
  'relish',
  'swirl',
  'dollop',
  'scoop',
  'melted',
  'grated',
  'wisp',
  'chunk',
  'thigh',
  'pulled',
  'steak',
  'rack',
  'spiral',
  'bow-tie',
  'pasta-shell',
  'gnocchi',
  'curd',
  'egg-cup',
  'paper-parcel',
  'opening',
  'missing-slice',
  'layers',
  'cut-face',
  'quarter',
  'pepper-half',
  'parcel',
  'tuft',
  'lace',
  'scone',
  'popped',
  'battered-ring',
  'nest',
  'coffee-bean',
  'star-anise',
  'tea-tag',
  'pineapple',
  'slanted-slice',
  'smashed',
  'wing',
  'croissant',
  'spoon',
  'bar',
  'cake-slice',
  'phyllo-piece',
  'boule',
  'tin-loaf',
  'buttered-half',
  'cut-cookie',
  'crumbed',
  'toasted-wedge',
  'crimped',
  'stemmed-leaf',
  'folded-ring',
  'forked',
  'popover',
  'husk',
  'peanut',
  'wrinkled',
  'bean-sprouts',
  'avocado-half',
  'froth',
  'set-egg',
  'biscuit',
  'hazelnut',
  'bread-cube',
  'spoon-leaf',
  'wilted',
  'flat-leaf',
  'tomato-piece',
  'thread',
  'chile-half',
] as const
export type ShapeName = (typeof shapeNames)[number]

/** What a layer at the cut of a sandwich is: `shapes/doughs/layers.ts` draws each. */
export const layerKinds = [
  'rounds',
  'folds',
  'rashers',
  'strands',
  'lumps',
  'leaf',
  'melt',
  'eggs',
  'crust',
  'spread',
] as const
export type LayerKind = (typeof layerKinds)[number]

export interface Layer {
  readonly kind: LayerKind
  readonly colour: Colour
  /** Rind, peel or crust. */
  readonly skin?: Colour
}

/** How one piece of a food looks. `size` is half its width in a picture of 400. */
export interface Look {
  readonly shape: ShapeName
  readonly colour: Colour
  readonly size: number
  /** Rind, peel or crust. */
  readonly skin?: Colour
  /** What is inside: the stone's hollow, the yolk, the filling. */
  readonly core?: Colour
  /** The colors of what it is filled with, as bits or layers at the cut. */
  readonly inside?: readonly Colour[]
  /** What lies in a sandwich, from the bottom up. */
  readonly layers?: readonly Layer[]
  /** The piece that slices were cut from, where it is seen beside them. */
  readonly whole?: Look
  /** Share of a round that is flesh. */
  readonly inner?: number
  readonly mark?:
    | 'seeds'
    | 'rays'
    | 'rings'
    | 'crown'
    | 'citrus'
    | 'tip'
    | 'grill'
    | 'peel'
    | 'flakes'
    | 'sheer'
    | 'crust'
    | 'sliced'
    | 'streusel'
    | 'puffed'
    | 'iced'
    | 'pricked'
    | 'forked'
    | 'crackled'
    | 'sugared'
  /** Thickness as a share of the size. */
  readonly width?: number
  /** Widens a leaf. */
  readonly stretch?: number
  /** How many specks a covering has. */
  readonly specks?: number
}

/** Draws one piece. */
export type Shape = (pen: Pen, spot: Spot, look: Look) => string
