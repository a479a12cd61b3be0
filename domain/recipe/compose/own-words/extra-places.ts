import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { DishFood, SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { isSweetByNature } from '#domain/catalogue/foods/sweet-foods.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'
import { hasFact, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { takesWanted } from '#domain/recipe/compose/dish/places.ts'

/** Where a wanted food goes that no slot took: beside its like, with the grams a serving of a guest. Slots that steps name one food of, as most do of the protein, are not here. */
const beside: Partial<Record<Kind, readonly [grams: number, slots: readonly SlotId[]]>> = {
  aromatic: [30, ['aromatic', 'vegetable']],
  'quick aromatic': [4, ['aromatic', 'dressing']],
  spice: [0.6, ['ground-spice', 'sweet-spice']],
  'seed spice': [0.8, ['whole-spice', 'ground-spice']],
  'woody herb': [0.6, ['ground-spice']],
  herb: [4, ['herb']],
  'fresh chile': [5, ['chile', 'aromatic']],
  'curry paste': [8, ['sauce']],
  sauce: [7, ['sauce', 'dressing']],
  vinegar: [4, ['dressing', 'sauce']],
  citrus: [8, ['dressing', 'sauce']],
  sweetener: [5, ['sauce', 'dressing']],
  cheese: [15, ['cheese']],
  nut: [12, ['crunch', 'nut']],
  'small seed': [5, ['crunch', 'nut']],
  'nut paste': [9, ['sauce', 'dressing']],
  brine: [12, ['brine', 'vegetable']],
  ferment: [25, ['brine', 'vegetable']],
  vegetable: [70, ['vegetable', 'raw']],
  potato: [90, ['vegetable']],
  leaf: [40, ['leaf', 'vegetable']],
  lettuce: [30, ['raw', 'leaf']],
  bean: [65, ['pulse', 'vegetable']],
  lentil: [35, ['pulse']],
  'cured meat': [18, ['protein', 'crunch']],
  'dried fruit': [14, ['crunch', 'fruit']],
  fruit: [60, ['fruit', 'raw']],
  berry: [50, ['fruit']],
}

/** Slots that the last step of nearly every savoury form strews over the dish, whether the form has them or not. */
const strewn: ReadonlySet<SlotId> = new Set(['herb', 'crunch', 'cheese'])

/** A place of its own for a wanted food that no slot took; undefined where the form has none like it. */
export function extraPlace(food: DishFood, slots: readonly Slot[], sweet: boolean): Slot | undefined {
  const place = beside[food.behaviour.kind]
  if (!place) return undefined
  if (sweet && isSavoury(food)) return undefined
  const [grams, ids] = place
  for (const id of ids) {
    const like = slots.find((slot) => slot.id === id)
    // bacon is crisped before it is strewn
    if (id === 'crunch' && food.behaviour.kind === 'cured meat') {
      if (!sweet) return { id: 'beside', pool: [food.id], grams, cut: 'dice', guest: true }
      continue
    }
    if (like && fits(like, food) && !(id === 'raw' && !isEatenRaw(food))) {
      const { lead: _lead, required: _required, when: _when, count: _count, ...rest } = like
      return { ...rest, pool: [food.id], grams, guest: true }
    }
    if (!like && !sweet && strewn.has(id)) return { id, pool: [food.id], grams, guest: true }
  }
  return undefined
}

/** Onions, leaves and roots have no place in a sweet dish that does not list them. */
function isSavoury(food: DishFood): boolean {
  return !hasFact(food, 'also sweet') && savoury.has(food.behaviour.kind)
}
const savoury: ReadonlySet<Kind> = new Set([
  'aromatic',
  'quick aromatic',
  'leaf',
  'lettuce',
  'brine',
  'ferment',
  'cured meat',
])

function isEatenRaw(food: DishFood): boolean {
  return !hasFact(food, 'sweet only') && (!isKind(food, 'vegetable') || food.behaviour.cuts?.raw !== undefined)
}

/** How well a form with these slots can hold a food: 'own' in a slot that takes it, 'guest' in a place beside one, or not. */
export function roomFor(food: DishFood, slots: readonly Slot[], sweet: boolean): 'own' | 'guest' | 'none' {
  if (!sweet && isSweetByNature(food)) return 'none'
  if (slots.some((slot) => (isIn(slot, food.id) || takesWanted(slot, food)) && fits(slot, food))) return 'own'
  return extraPlace(food, slots, sweet) ? 'guest' : 'none'
}

function isIn({ pool }: Slot, id: string): boolean {
  return pool.some((choice) => (typeof choice === 'string' ? choice === id : choice.includes(id)))
}

function fits(slot: Slot, food: DishFood): boolean {
  if (slot.suits && !food.behaviour.suits?.includes(slot.suits)) return false
  if (slot.cooked && food.behaviour[slot.cooked] === undefined) return false
  return !slot.where || slot.where(food)
}
