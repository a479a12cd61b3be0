import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'
import { lowCarbDiets } from '#domain/catalogue/writing/diet-limits.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import type { Order } from '#domain/options/wish.ts'

/** Slots and phrases that baked dishes share. Grams are a serving's. */

const celsius = { 325: 165, 350: 175, 375: 190, 400: 200, 425: 220, 450: 230, 475: 245 } as const
export type OvenHeat = keyof typeof celsius

/** 'Heat the oven to 400°F (200°C).' */
export function heatOven(kit: Kit, fahrenheit: OvenHeat): string {
  return `${kit.vary('Heat', 'Preheat', 'Set')} the ${ovenOf(kit)} to ${fahrenheit}°F (${celsius[fahrenheit]}°C).`
}
function ovenOf(kit: Kit): string {
  return kit.machines.find((machine) => machine.endsWith('Oven'))?.toLowerCase() ?? 'oven'
}

/**
 * The baking dish that holds so many grams two inches deep, raw: it sinks as it bakes. To the brim dishes of these measures hold 1, 2 and
 * 3 1/2 liters, as their makers have it.
 */
export function bakingDish(grams: number): string {
  if (grams < 650) return 'a small baking dish'
  if (grams < 1700) return 'an 8-inch square baking dish'
  return grams < 3300 ? 'a 9-by-13-inch baking dish' : 'two 9-by-13-inch baking dishes'
}
export function gramsOf(lines: readonly DishLine[]): number {
  return lines.reduce((sum, { grams }) => sum + grams, 0)
}

/** Sheet pans for so many grams in one layer. */
export function sheetPans(grams: number): string {
  return grams > 1300 ? 'two rimmed sheet pans' : 'a rimmed sheet pan'
}

export function countsCarbs({ diet }: Order): boolean {
  return lowCarbDiets.includes(diet ?? '')
}

/** Milk that thickens in a white sauce or sets with eggs; coconut has no place in either. */
export const savouryMilks = [['milk', 'soy-milk', 'oat-milk', 'almond-milk']] as const
export const savouryCreams = [['cream', 'soy-cream', 'oat-cream']] as const
export const bakingButter = [['butter', 'vegan-butter', 'olive-oil']] as const
export const wheatOrNot = ['flour', 'gf-flour'] as const

/** Crumbs for a crust: wheat, gluten-free, or ground nuts and seeds for who counts carbohydrate or eats no grain. */
export function crumbChoice(wish: Order): readonly string[] {
  return countsCarbs(wish)
    ? ['almond-flour', 'sunflower-meal']
    : ['panko', 'gf-breadcrumbs', 'almond-flour', 'sunflower-meal']
}

/** A cheese that melts, the family's own first, then one made without rennet, then one without milk. */
export function meltingSlot(own: readonly string[], grams: number, more: Partial<Slot> = {}): Slot {
  return { id: 'cheese', pool: [[...own, 'monterey-jack', 'vegan-cheese']], grams, flex: 'rich', ...more }
}

/** Mince for a filling: meat, lentils where it is not eaten, crumbled tofu where pulses are not either. */
export function minceSlot(flavour: Flavour, factor: number, more: Partial<Slot> = {}): Slot {
  const own = flavour.proteins.filter((choice) => typeof choice === 'string' && !choice.includes('chorizo'))
  return {
    id: 'protein',
    pool: [...own, 'ground-beef', 'ground-turkey', ['cooked-lentils', 'tofu']],
    grams: (food) => (isMeat(food) ? 105 : 115) * factor,
    cut: 'dice',
    required: true,
    lead: true,
    flex: 'protein',
    where: (food) => isMeat(food) || food.id === 'cooked-lentils' || (food.id === 'tofu' && !isTofuKitchen(flavour)),
    ...more,
  }
}
export function isMeat(food: DishFood): boolean {
  return isKind(food, 'ground meat', 'ground poultry')
}
/** Where tofu is eaten as itself nobody hides it in a mince. */
function isTofuKitchen({ proteins }: Flavour): boolean {
  return proteins.includes('tofu')
}
