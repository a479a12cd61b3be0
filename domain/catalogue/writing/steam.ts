import type { SlotId } from '#domain/catalogue/foods/dish-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'

/** Grams of thin liquid, a cup, which makers of 6-quart pressure cookers ask for, however few are cooked for. */
export const cupForSteam = 240

/** The least of a liquid of a dish, in grams: a cup under pressure, where no rice, pasta or oats drink it and would be mush. */
export function leastLiquid({ equipment }: Pick<Form, 'equipment'>, slots: readonly SlotId[]): number {
  const isUnderPressure = equipment.some((row) => row.includes('Pressure Cooker'))
  return isUnderPressure && !slots.some((slot) => slot === 'starch' || slot === 'oats') ? cupForSteam : 0
}
