import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { airFryer } from '#domain/catalogue/dishes/machines/air-fryer.ts'
import { pressureCooker } from '#domain/catalogue/dishes/machines/pressure-cooker.ts'
import { slowCooker } from '#domain/catalogue/dishes/machines/slow-cooker.ts'

/** What people make with a machine and ask for by its name. */
export const machines: DishEntries = { ...airFryer, ...pressureCooker, ...slowCooker }
