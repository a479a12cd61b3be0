import type { Kind } from '#domain/recipe/compose/behaviour.ts'
import type { DishFood, SlotId } from '#domain/recipe/compose/dish-food.ts'
import type { Slot } from '#domain/recipe/compose/form.ts'

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
}

/** Whether a place takes a food because the cook asks for it. A slot's own rules (`suits`, minutes, `where`) still hold. */
export function takesWanted(slot: Slot, { behaviour }: DishFood): boolean {
  if (!kindsOfPlace[slot.id]?.includes(behaviour.kind)) return false
  return slot.id !== 'raw' || behaviour.cuts?.raw !== undefined || behaviour.kind === 'lettuce'
}
