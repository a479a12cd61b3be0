import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'

/** Slots that several snacks share. */

/** Dry spices of the family that taste good on something crisp, one or two of them. */
export function dustSlot(flavour: Flavour, grams: number, count: readonly [number, number] = [1, 2]): Slot {
  const own: Choice[] = (flavour.groundSpices ?? [])
    .map(([choice]) => choice)
    .filter((choice) => dry.has(String(choice)))
  return { id: 'ground-spice', pool: own.length ? own : (byFlavour[flavour.id] ?? byCuisine(flavour)), grams, count }
}
const dry: ReadonlySet<string> = new Set([
  'cumin',
  'coriander',
  'garam-masala',
  'smoked-paprika',
  'sweet-paprika',
  'ancho',
  'oregano',
  'allspice',
])
function byCuisine({ cuisines }: Flavour): readonly string[] {
  if (cuisines.includes('Korean')) return ['gochugaru']
  if (cuisines.includes('Chinese')) return ['five-spice']
  return cuisines.some((cuisine) => eastern.has(cuisine)) ? ['white-pepper'] : ['sweet-paprika']
}
const eastern: ReadonlySet<string> = new Set(['Japanese', 'Thai', 'Asian'])

/** For families whose own spices are wet or woody. */
const byFlavour: Readonly<Record<string, readonly string[]>> = {
  sichuan: ['sichuan', 'five-spice'],
  cantonese: ['five-spice'],
  gochujang: ['gochugaru'],
  bulgogi: ['gochugaru'],
  provencal: ['herbes'],
  soffritto: ['oregano'],
  ligurian: ['oregano'],
}

/** Dried heat for what must stay crisp; choose() leaves it out for 'Mild'. */
export function dryHeatSlot(flavour: Flavour, grams: number): Slot {
  const own = flavour.chile ? String(flavour.chile[0]) : ''
  const dried = ['flakes', 'cayenne', 'aleppo', 'gochugaru', 'kashmiri'].includes(own) ? own : 'cayenne'
  return { id: 'chile', pool: [dried], grams: dried === 'cayenne' ? grams * 0.4 : grams }
}
