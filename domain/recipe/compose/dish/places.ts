import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { DishFood, SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { pantry } from '#domain/catalogue/foods/pantry.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'

/** Kinds of food that a place takes when the cook asks for one the family does not list. */
const kindsOfPlace: Partial<Record<SlotId, readonly Kind[]>> = {
  protein: [
    'poultry',
    'bone-in poultry',
    'steak',
    'pork',
    'tough meat',
    'ground meat',
    'ground poultry',
    'cured meat',
    'shrimp',
    'fish',
    'tofu',
    'frying cheese',
    'bean',
    'egg',
  ],
  pulse: ['bean', 'lentil'],
  vegetable: ['vegetable', 'leaf', 'potato'],
  leaf: ['leaf', 'lettuce'],
  raw: ['lettuce', 'leaf', 'vegetable'],
  starch: ['rice', 'quinoa', 'bulgur', 'couscous', 'cauliflower rice', 'pasta', 'noodles'],
  bread: ['bread', 'tortilla'],
  cheese: ['cheese'],
  crunch: ['nut', 'small seed'],
  nut: ['nut', 'small seed'],
  herb: ['herb'],
  fruit: ['fruit', 'berry'],
  brine: ['brine', 'ferment'],
  chile: ['fresh chile'],
  fat: ['oil', 'solid fat'],
  creamy: ['cream', 'yogurt', 'coconut milk'],
  acid: ['citrus', 'vinegar'],
  sweetener: ['sweetener'],
  wine: ['wine'],
  body: ['tomato'],
  egg: ['egg'],
}

const ownKinds: ReadonlySet<SlotId> = new Set(['protein', 'starch', 'bread'])
function isWholeGrain({ kind, simmered = 0 }: DishFood['behaviour']): boolean {
  return kind === 'bulgur' && simmered > 20
}
function hasLike({ pool }: Slot, kind: Kind): boolean {
  return pool.some((choice) =>
    (typeof choice === 'string' ? [choice] : choice).some((id) => pantry.get(id)?.behaviour.kind === kind),
  )
}
const slow: ReadonlySet<Kind> = new Set(['tough meat', 'bone-in poultry'])

/** Whether a place takes a food because the cook asks for it. A slot's own rules (`suits`, minutes, `where`) still hold. */
export function takesWanted(slot: Slot, { behaviour, food }: DishFood): boolean {
  if (!kindsOfPlace[slot.id]?.includes(behaviour.kind)) return false
  // fish from the tin or the smoke is cooked already: only where the form knows it
  if (behaviour.kind === 'fish' && !slot.suits && /\b(?:canned|smoked|tinned)\b|sardine/.test(food.name)) return false
  // bacon in a gratin is a seasoning: no steak takes its place
  if (slot.id === 'protein' && slot.flex === 'rich' && !hasLike(slot, behaviour.kind)) return false
  // and bacon is no roast
  if (slot.id === 'protein' && behaviour.kind === 'cured meat' && !hasLike(slot, behaviour.kind)) return false
  // a chop is eaten as a chop
  if (slot.id === 'protein' && slot.cut && slot.cut !== 'whole' && /\bchops?\b/.test(food.name)) return false
  // sheets are layered, never stirred
  if (slot.id === 'starch' && /lasagna/.test(food.name)) return false
  // what wants hours goes only where the form asks for its like
  if (slow.has(behaviour.kind) && !slot.suits && !slot.cooked) return false
  // a form that says nothing of how its food cooks is written for the kinds of its own list: no chicken opens like a mussel
  const open = !slot.suits && !slot.cooked && !slot.where
  if (open && ownKinds.has(slot.id) && !hasLike(slot, behaviour.kind)) return false
  // whole grains want their own time: beside a dish, never inside one
  if (slot.id === 'starch' && slot.required && isWholeGrain(behaviour)) return false
  // a slot that is grated or shaved takes only what can be
  if (slot.id === 'vegetable' && !slot.cooked && slot.cut && behaviour.cuts?.[slot.cut] === undefined) return false
  return slot.id !== 'raw' || behaviour.cuts?.raw !== undefined || behaviour.kind === 'lettuce'
}
