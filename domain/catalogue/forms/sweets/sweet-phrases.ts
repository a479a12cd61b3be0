import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'

/** Honey and syrups: they pour, and go in with what is wet. */
export function hasMelted(sweetener: DishLine): boolean {
  return ['honey', 'maple'].includes(sweetener.id)
}

/** Butter and coconut oil: rubbed in cold, or melted before they are poured. */
export function needsRubbing(fat: DishLine): boolean {
  return isKind(fat, 'solid fat')
}
export function melted(fat: DishLine): string {
  return needsRubbing(fat) ? ', melted' : ''
}

/** 'a glass', 'four glasses', by the number who drink. */
export function glasses(kit: Kit): string {
  return kit.servings === 1 ? 'a tall glass' : 'tall glasses'
}

export function handfulsOfIce(kit: Kit): string {
  return kit.servings === 1 ? 'a handful of ice' : `${kit.servings} handfuls of ice`
}

/** Whether the cook has one of these, or said nothing of what they have. */
export function has(kit: Pick<Kit, 'wish'>, ...machines: readonly string[]): boolean {
  const { equipment } = kit.wish
  return !equipment.length || machines.some((machine) => equipment.includes(machine))
}

/** Nuts and seeds that are bought toasted need no pan. */
export function isToasted(line: DishLine): boolean {
  return /^(?:roasted|toasted)/.test(line.listed)
}
