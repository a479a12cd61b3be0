import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { BindingEquipment } from '#domain/options/options.ts'

/** What a dish of the catalogue may be made in where its own list says another. */
export type Way = Extract<BindingEquipment, 'Slow Cooker' | 'Pressure Cooker' | 'Air Fryer' | 'Oven'>

/** Minutes that a food takes to be tender in the pots that nothing boils away from. */
interface PotMinutes {
  /** On low. On high it is half of that, as in the charts that makers print. */
  slow: number
  /** At high pressure, before it falls by itself. */
  pressure: number
}

/**
 * Slow cookers: the chart of Salton's manual (SC-40, page 9) has 7 to 8 hours on low for what simmers half an hour, 8 to 9 for an hour, 9 to 10 for
 * up to three; poultry and sauces are done sooner, as in the dishes of the catalogue that are written for one. Pressure cookers: the minutes of those
 * dishes, which agree with the cooking time tables that makers print. What has them all is far above the temperatures of FSIS.
 */
export const potMinutes: Partial<Record<Kind, PotMinutes>> = {
  'tough meat': { slow: 480, pressure: 35 },
  'bone-in poultry': { slow: 360, pressure: 15 },
  poultry: { slow: 270, pressure: 8 },
  'ground meat': { slow: 360, pressure: 12 },
  'ground poultry': { slow: 300, pressure: 12 },
  'cured meat': { slow: 360, pressure: 15 },
  lentil: { slow: 420, pressure: 15 },
  bean: { slow: 420, pressure: 12 },
  leaf: { slow: 300, pressure: 10 },
  vegetable: { slow: 360, pressure: 8 },
  tofu: { slow: 240, pressure: 5 },
}
/** What a joint takes more than its cut pieces. */
export const ofJoint: PotMinutes = { slow: 60, pressure: 25 }

/** Of the thin liquid of a stew as much goes into a pot that nothing boils away from: two thirds, as makers of slow cookers say. */
export const liquidKept = 2 / 3

/** Minutes of crisp pieces in one layer: in an oven of 425°F, and of a round in an air fryer of 390°F. */
interface CrispMinutes {
  oven: number
  fryer: number
}

/**
 * FSIS (Air Fryers and Food Safety): most foods take 5 to 25 minutes at 350 to 400°F, in batches where there is much, and a thermometer tells. The
 * minutes are those of the catalogue's own dishes of either kind; an air fryer takes about two thirds of an oven's.
 */
export const crispMinutes: Partial<Record<Kind, CrispMinutes>> = {
  'bone-in poultry': { oven: 45, fryer: 25 },
  poultry: { oven: 20, fryer: 12 },
  'ground poultry': { oven: 20, fryer: 12 },
  'ground meat': { oven: 20, fryer: 12 },
  pork: { oven: 18, fryer: 12 },
  steak: { oven: 16, fryer: 10 },
  'tough meat': { oven: 16, fryer: 10 },
  fish: { oven: 15, fryer: 10 },
  shrimp: { oven: 12, fryer: 8 },
  cheese: { oven: 8, fryer: 6 },
  potato: { oven: 35, fryer: 20 },
}
/** Of patties of beans and vegetables, and of filled wrappers, which are cooked inside. */
export const ofOtherPieces: CrispMinutes = { oven: 24, fryer: 14 }
export const ofWrappers: CrispMinutes = { oven: 18, fryer: 10 }

/** Grams of oil a serving that pieces are brushed with, instead of those that they are fried in: two teaspoons. */
export const brushedOil = 9

/** An air fryer is set 25°F lower than an oven and is done in four fifths of the time, as makers of both say; none is hotter than 400°F. */
export const fromOven = { cooler: 25, hottest: 400, share: 0.8 }
