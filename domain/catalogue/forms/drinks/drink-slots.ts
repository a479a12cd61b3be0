import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { bakingSugarSlot } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'
import { isLean } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Order } from '#domain/options/wish.ts'

/** Slots that drinks share. Grams are a glass's. */

/** What sweetens a glass; who may have nothing sweet drinks it without. */
export function glassSugarSlot(
  wish: Order,
  grams: number,
  order: readonly string[] = ['sugar', 'honey', 'maple'],
): Slot {
  return bakingSugarSlot(wish, grams, order, { required: false })
}

/** Citrus by what the kitchen squeezes first. */
export function citrusSlot({ acid }: Flavour, grams: number, slot: Partial<Slot> = {}): Slot {
  const limes = acid.indexOf('lime')
  const lemons = acid.indexOf('lemon')
  const limeFirst = limes >= 0 && (lemons < 0 || limes < lemons)
  return { id: 'acid', pool: [limeFirst ? ['lime', 'lemon'] : ['lemon', 'lime']], grams, flex: 'fixed', ...slot }
}

/** Milk for a cup, dairy first. */
export function cupMilkSlot(flavour: Flavour, grams: number, slot: Partial<Slot> = {}): Slot {
  const first = isLean(flavour) ? 'skim-milk' : 'milk'
  return {
    id: 'liquid',
    pool: [[first, 'oat-milk', 'soy-milk', 'almond-milk', 'coconut-milk-drink']],
    grams,
    required: true,
    flex: 'fixed',
    ...slot,
  }
}

export function mintSlot(grams: number, slot: Partial<Slot> = {}): Slot {
  return { id: 'herb', pool: ['mint'], grams, cut: 'whole', ...slot }
}

export function isOf({ cuisines }: Flavour, ...wanted: readonly string[]): boolean {
  return cuisines.some((cuisine) => wanted.includes(cuisine))
}

export function isVietnamese({ id }: Flavour): boolean {
  return id.startsWith('vietnamese')
}
