import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'
import { isLean } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { lowCarbDiets } from '#domain/catalogue/writing/diet-limits.ts'
import type { Order } from '#domain/options/wish.ts'

/** Slots that batters and doughs share. Grams are a serving's. */

/** Whole eggs a serving, and the factor that keeps flour, fat and sugar in their ratio to them. */
interface Batch {
  eggs: number
  factor: number
}
/** Nobody cracks a third of an egg: the batch is as large as its whole eggs. Undefined where that is far too much for so few eaters. */
export function batchOf({ servings }: Order, eggsEach: number, most = 1.45): Batch | undefined {
  const eggs = Math.max(1, Math.round(servings * eggsEach))
  const factor = eggs / (servings * eggsEach)
  return factor > most ? undefined : { eggs: eggs / servings, factor }
}

/** Eggs, or ground flaxseed that gels in water and binds as they do. */
export function binderSlot({ eggs }: Batch, order: readonly string[] = ['egg', 'flax']): Slot {
  return {
    id: 'egg',
    pool: [order],
    grams: ({ id }) => (id === 'flax' ? 7 : 50) * eggs,
    required: true,
    flex: 'fixed',
  }
}

/** Wheat flour, or one that takes its place gram for gram. */
export function flourSlot(grams: number, order: readonly string[] = ['flour', 'gf-flour', 'cassava-flour']): Slot {
  return {
    id: 'flour',
    pool: [order],
    grams: ({ id }) => (id === 'cassava-flour' ? grams * 0.9 : grams),
    required: true,
    flex: 'fixed',
  }
}

/** What sweetens a batter; syrups are sweeter and bring water, erythritol is for those who count carbohydrate. */
export function bakingSugarSlot(
  wish: Order,
  grams: number,
  order: readonly string[] = ['sugar', 'maple', 'honey'],
  slot: Partial<Slot> = {},
): Slot {
  return {
    id: 'sweetener',
    pool: countsCarbs(wish) ? [['erythritol']] : [order],
    grams: ({ id }) => (isSyrup(id) ? grams * 0.85 : grams),
    required: true,
    flex: 'fixed',
    ...slot,
  }
}
function isSyrup(id: string): boolean {
  return id === 'honey' || id === 'maple'
}

/** Fat that is worked in cold or creamed; oil where it must be. */
export function hardFatSlot(flavour: Flavour, grams: number, slot: Partial<Slot> = {}): Slot {
  const own = flavour.sweet.fats[0] === 'ghee' ? ['ghee'] : []
  const lean = isLean(flavour) ? [] : [...own, 'butter', 'vegan-butter', 'coconut-oil']
  return {
    id: 'fat',
    pool: [[...lean, 'olive-oil', 'neutral-oil']],
    grams: ({ behaviour }: DishFood) => (behaviour.kind === 'oil' ? grams * 0.85 : grams),
    required: true,
    flex: 'fixed',
    ...slot,
  }
}

/** Milk for a batter, dairy first. */
export function batterMilkSlot(flavour: Flavour, grams: number, slot: Partial<Slot> = {}): Slot {
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

export function bakingPowderSlot(grams: number): Slot {
  return { id: 'leavener', pool: ['baking-powder'], grams, required: true }
}

export function zestSlot(grams: number, order: readonly string[] = ['lemon-zest', 'orange-zest']): Slot {
  return { id: 'seasoning', pool: order, grams }
}

export function countsCarbs({ diet }: Order): boolean {
  return lowCarbDiets.includes(diet ?? '')
}
