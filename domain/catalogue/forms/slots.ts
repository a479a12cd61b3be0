import type { Cut, Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { Choice, Flavour, Portion } from '#domain/catalogue/flavours/flavour.ts'
import type { DishFood, SlotId } from '#domain/catalogue/foods/dish-food.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'
import { hasFact } from '#domain/catalogue/writing/dish-line.ts'

/** Slots that many forms have. Grams are a serving's. */

/** Raw grams of a main-dish protein by kind; general kitchen practice. */
const proteinGrams: Partial<Record<Kind, number>> = {
  poultry: 135,
  'bone-in poultry': 255,
  steak: 135,
  pork: 135,
  'tough meat': 170,
  'ground meat': 115,
  'ground poultry': 115,
  'cured meat': 35,
  shrimp: 120,
  fish: 145,
  tofu: 125,
  'frying cheese': 75,
  bean: 110,
  lentil: 60,
  egg: 100,
}

/** Grams of a protein, times `factor`. */
export function proteinOf(factor = 1): (food: DishFood) => number {
  return ({ behaviour }) => (proteinGrams[behaviour.kind] ?? 120) * factor
}

export function proteinSlot(flavour: Flavour, slot: Partial<Slot>): Slot {
  return {
    id: 'protein',
    pool: flavour.proteins,
    grams: proteinOf(),
    required: true,
    lead: true,
    flex: 'protein',
    ...slot,
  }
}

export function vegetableSlot(flavour: Flavour, slot: Partial<Slot> & { grams: number }): Slot {
  return { id: 'vegetable', pool: flavour.vegetables, required: true, lead: true, count: [1, 2], ...slot }
}

export function fatSlot(flavour: Flavour, grams: number): Slot {
  return { id: 'fat', pool: flavour.fat, grams, required: true, flex: 'fat' }
}

/** The family's aromatics, times `factor`; `without` names those that do not belong in this form. */
export function aromaticSlots(flavour: Flavour, factor: number, cut: Cut, without: readonly string[] = []): Slot[] {
  return portions('aromatic', flavour.aromatics, factor)
    .filter(({ pool }) => !without.includes(firstOf(pool[0])))
    .map((slot) => ({ ...slot, cut }))
}

export function spiceSlots(flavour: Flavour, factor = 1): Slot[] {
  return [
    ...portions('whole-spice', flavour.wholeSpices, factor),
    ...portions('ground-spice', flavour.groundSpices, factor),
  ]
}

/** The spices of a family that go in ground: seeds that it is known by come so where a form has no place for them whole. */
export function groundSpicesOf({ groundSpices = [], wholeSpices = [], titleNeeds }: Flavour): readonly Portion[] {
  const known = wholeSpices.flatMap(([choice, grams]): Portion[] => {
    const ground = titleNeeds.includes(firstOf(choice)) ? groundFrom[firstOf(choice)] : undefined
    return ground === undefined || groundSpices.some(([own]) => firstOf(own) === ground) ? [] : [[ground, grams]]
  })
  return [...known, ...groundSpices]
}
const groundFrom: Readonly<Record<string, string>> = { 'cumin-seed': 'cumin' }

/** The chile of the family; choose() leaves it out for 'Mild' and multiplies it for 'Hot' and above. */
export function chileSlots(flavour: Flavour, factor = 1): Slot[] {
  return flavour.chile ? portions('chile', [flavour.chile], factor).map((slot) => ({ ...slot, cut: 'dice' })) : []
}

export function sauceSlots(flavour: Flavour, factor = 1, without: readonly string[] = []): Slot[] {
  return portions('sauce', flavour.sauce, factor).filter(({ pool }) => !without.includes(firstOf(pool[0])))
}

export function dressingSlots(flavour: Flavour, factor = 1): Slot[] {
  return portions('dressing', flavour.dressing, factor).map((slot) => ({
    ...slot,
    cut: 'dice',
    flex: String(slot.pool[0]).includes('oil') ? 'fat' : 'fixed',
  }))
}

export function bodySlots(flavour: Flavour, grams: number): Slot[] {
  return flavour.body ? [{ id: 'body', pool: [flavour.body], grams }] : []
}

export function acidSlot(flavour: Flavour, grams: number): Slot {
  return { id: 'acid', pool: flavour.acid, grams }
}

export function herbSlot(flavour: Flavour, grams: number): Slot {
  return {
    id: 'herb',
    pool: flavour.herbs,
    grams: (food) => (hasFact(food, 'green on top') ? grams * 2.5 : grams),
    cut: 'slice',
  }
}

export function crunchSlot(flavour: Flavour, grams: number): Slot {
  // sesame is strong and small: a spoonful does what a handful of nuts does
  const byKind: Slot['grams'] = (food) => (hasFact(food, 'strong') ? grams * 0.4 : grams)
  return { id: 'crunch', pool: flavour.crunch ?? [], grams: byKind, flex: 'rich' }
}

export function cheeseSlot(flavour: Flavour, grams: number, only?: readonly string[]): Slot {
  const pool = (flavour.cheese ?? []).filter((choice) => !only || only.includes(String(choice)))
  return { id: 'cheese', pool, grams, flex: 'rich' }
}

/** Rice or another grain that is cooked beside the dish. */
export function grainSlot(flavour: Flavour, grams = 58): Slot {
  return {
    id: 'starch',
    pool: flavour.starches,
    grams: ({ behaviour }) => besideGrams[behaviour.kind] ?? grams,
    flex: 'starch',
    where: ({ behaviour }) => besideKinds.has(behaviour.kind),
  }
}
const besideGrams: Partial<Record<Kind, number>> = { 'cauliflower rice': 130, bread: 55 }
const besideKinds: ReadonlySet<Kind> = new Set(['rice', 'quinoa', 'bulgur', 'couscous', 'cauliflower rice', 'bread'])

export function saltSlot(): Slot {
  return { id: 'salt', pool: ['salt'], grams: 1 }
}

/** Black pepper, where the kitchen has it on the table. */
export function pepperSlots(flavour: Flavour, grams = 0.16): Slot[] {
  return flavour.cuisines.some((cuisine) => withoutPepper.has(cuisine))
    ? []
    : [{ id: 'pepper', pool: ['pepper'], grams }]
}
const withoutPepper: ReadonlySet<string> = new Set(['Indian', 'Thai', 'Chinese', 'Korean', 'Japanese'])

/** The most usual food of a choice. */
function firstOf(choice: Choice | undefined): string {
  return (typeof choice === 'string' ? choice : choice?.[0]) ?? ''
}

function portions(id: SlotId, list: readonly Portion[] | undefined, factor: number): Slot[] {
  return (list ?? []).map(([choice, grams]) => ({ id, pool: [choice], grams: grams * factor }))
}
