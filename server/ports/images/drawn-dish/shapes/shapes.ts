import type { Shape, ShapeName } from '#server/ports/images/drawn-dish/look.ts'
import * as coverings from '#server/ports/images/drawn-dish/shapes/coverings.ts'
import * as crisp from '#server/ports/images/drawn-dish/shapes/crisp-and-roast.ts'
import * as open from '#server/ports/images/drawn-dish/shapes/cut-open.ts'
import * as cuts from '#server/ports/images/drawn-dish/shapes/cuts.ts'
import * as breads from '#server/ports/images/drawn-dish/shapes/doughs/breads.ts'
import * as cookies from '#server/ports/images/drawn-dish/shapes/doughs/cookies.ts'
import * as folded from '#server/ports/images/drawn-dish/shapes/doughs/crumbed-and-folded.ts'
import * as cutBakes from '#server/ports/images/drawn-dish/shapes/doughs/cut-bakes.ts'
import * as filled from '#server/ports/images/drawn-dish/shapes/doughs/filled-and-rolled.ts'
import * as flaky from '#server/ports/images/drawn-dish/shapes/doughs/flaky-bakes.ts'
import * as loaves from '#server/ports/images/drawn-dish/shapes/doughs/loaves.ts'
import * as pasta from '#server/ports/images/drawn-dish/shapes/doughs/pasta.ts'
import * as pastry from '#server/ports/images/drawn-dish/shapes/doughs/pastry-and-husks.ts'
import * as sandwiches from '#server/ports/images/drawn-dish/shapes/doughs/sandwiches.ts'
import * as bakes from '#server/ports/images/drawn-dish/shapes/doughs/small-bakes.ts'
import * as chunks from '#server/ports/images/drawn-dish/shapes/meat-and-eggs/chunks.ts'
import * as eggs from '#server/ports/images/drawn-dish/shapes/meat-and-eggs/eggs-and-mushrooms.ts'
import * as flesh from '#server/ports/images/drawn-dish/shapes/meat-and-eggs/meat-and-fish.ts'
import * as soft from '#server/ports/images/drawn-dish/shapes/meat-and-eggs/soft-eggs.ts'
import * as steaks from '#server/ports/images/drawn-dish/shapes/meat-and-eggs/steaks.ts'
import * as cheese from '#server/ports/images/drawn-dish/shapes/melted-and-grated.ts'
import * as paper from '#server/ports/images/drawn-dish/shapes/paper-parcel.ts'
import * as chiles from '#server/ports/images/drawn-dish/shapes/plants/filled-chiles.ts'
import * as fruit from '#server/ports/images/drawn-dish/shapes/plants/fruit.ts'
import * as greens from '#server/ports/images/drawn-dish/shapes/plants/greens-and-tomatoes.ts'
import * as leaves from '#server/ports/images/drawn-dish/shapes/plants/leaves.ts'
import * as plants from '#server/ports/images/drawn-dish/shapes/plants/plant-slices.ts'
import * as rounds from '#server/ports/images/drawn-dish/shapes/plants/rounds.ts'
import * as seeds from '#server/ports/images/drawn-dish/shapes/plants/seeds-and-nuts.ts'
import * as smallPlants from '#server/ports/images/drawn-dish/shapes/plants/small-plants.ts'
import * as stems from '#server/ports/images/drawn-dish/shapes/plants/stems-and-folds.ts'
import * as things from '#server/ports/images/drawn-dish/shapes/table-things.ts'

/** Every shape by its name. */
export const shapes: Readonly<Record<ShapeName, Shape>> = {
  leaf: leaves.leaf,
  'lobed-leaf': leaves.lobedLeaf,
  'frilled-leaf': leaves.frilledLeaf,
  sprig: leaves.sprig,
  floret: leaves.floret,
  sprout: leaves.sprout,
  'cut-tomato': rounds.cutTomato,
  burst: rounds.burst,
  round: rounds.roundSlice,
  citrus: rounds.citrusWheel,
  ball: rounds.ball,
  ring: rounds.ring,
  wedge: fruit.wedge,
  'beaded-berry': fruit.beadedBerry,
  strawberry: fruit.strawberry,
  crescent: fruit.crescent,
  'stone-half': fruit.stoneHalf,
  'core-half': fruit.coreHalf,
  bean: seeds.bean,
  chickpea: seeds.chickpea,
  nut: seeds.nut,
  walnut: seeds.walnut,
  cashew: seeds.cashew,
  crumb: seeds.crumb,
  mince: chunks.mince,
  meat: flesh.meatSlice,
  fillet: flesh.fillet,
  drumstick: flesh.drumstick,
  chop: steaks.chop,
  sausage: flesh.sausage,
  patty: flesh.patty,
  shrimp: flesh.shrimp,
  shell: flesh.shell,
  'crab-leg': flesh.crabLeg,
  scallop: flesh.scallop,
  'fried-egg': eggs.friedEgg,
  'half-egg': eggs.halfEgg,
  mushroom: eggs.mushroomSlice,
  'filled-cap': eggs.filledCap,
  cube: cuts.cube,
  stick: cuts.stick,
  arc: cuts.arc,
  shreds: cuts.shreds,
  tube: cuts.tube,
  slab: cuts.slab,
  flat: breads.flatBread,
  pancake: breads.pancake,
  toast: breads.toast,
  bun: breads.bun,
  cookie: cookies.cookie,
  square: breads.square,
  chip: breads.chip,
  dumpling: breads.dumpling,
  roll: filled.roll,
  folded: filled.folded,
  boat: filled.boat,
  sandwich: sandwiches.sandwich,
  cutlet: crisp.cutlet,
  puff: crisp.puff,
  roast: crisp.roast,
  bird: crisp.bird,
  pop: crisp.pop,
  waffle: crisp.waffle,
  herbs: coverings.choppedHerbs,
  specks: coverings.specks,
  drizzle: coverings.drizzle,
  relish: coverings.relish,
  swirl: coverings.swirl,
  dollop: coverings.dollop,
  scoop: coverings.scoop,
  melted: cheese.melted,
  grated: cheese.grated,
  wisp: cheese.wisp,
  chunk: chunks.chunk,
  thigh: chunks.thigh,
  pulled: chunks.pulled,
  steak: steaks.steak,
  rack: steaks.rack,
  spiral: pasta.spiral,
  'bow-tie': pasta.bowTie,
  'pasta-shell': pasta.pastaShell,
  gnocchi: pasta.gnocchi,
  curd: soft.curd,
  'egg-cup': soft.eggCup,
  'paper-parcel': paper.paperParcel,
  opening: open.opening,
  'missing-slice': open.missingSlice,
  layers: open.layers,
  'cut-face': open.cutFace,
  quarter: filled.quarter,
  'pepper-half': filled.pepperHalf,
  parcel: filled.parcel,
  tuft: bakes.tuft,
  lace: bakes.lace,
  scone: bakes.scone,
  popped: bakes.popped,
  'battered-ring': bakes.batteredRing,
  nest: bakes.nest,
  'coffee-bean': things.coffeeBean,
  'star-anise': things.starAnise,
  'tea-tag': things.teaTag,
  pineapple: plants.pineapple,
  'slanted-slice': plants.slantedSlice,
  smashed: plants.smashed,
  wing: flesh.wing,
  croissant: bakes.croissant,
  spoon: things.spoon,
  bar: cutBakes.bar,
  'cake-slice': cutBakes.cakeSlice,
  'phyllo-piece': cutBakes.phylloPiece,
  boule: loaves.boule,
  'tin-loaf': loaves.tinLoaf,
  'buttered-half': loaves.butteredHalf,
  'cut-cookie': cookies.cutCookie,
  crumbed: folded.crumbed,
  'toasted-wedge': folded.toastedWedge,
  crimped: folded.crimped,
  'stemmed-leaf': stems.stemmedLeaf,
  'folded-ring': stems.foldedRing,
  forked: pastry.forked,
  popover: pastry.popover,
  husk: pastry.husk,
  peanut: smallPlants.peanut,
  wrinkled: smallPlants.wrinkled,
  'bean-sprouts': smallPlants.beanSprouts,
  'avocado-half': smallPlants.avocadoHalf,
  froth: soft.froth,
  'set-egg': soft.setEgg,
  biscuit: flaky.biscuit,
  hazelnut: seeds.hazelnut,
  'bread-cube': flaky.breadCube,
  'spoon-leaf': greens.spoonLeaf,
  wilted: greens.wilted,
  'flat-leaf': greens.flatLeaf,
  'tomato-piece': greens.tomatoPiece,
  thread: greens.thread,
  'chile-half': chiles.chileHalf,
}
