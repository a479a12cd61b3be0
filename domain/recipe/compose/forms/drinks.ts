import type { Form } from '#domain/recipe/compose/form.ts'
import { cooler } from '#domain/recipe/compose/forms/drinks/cooler.ts'
import { hotDrink } from '#domain/recipe/compose/forms/drinks/hot-drink.ts'
import { punch } from '#domain/recipe/compose/forms/drinks/punch.ts'
import { smoothie } from '#domain/recipe/compose/forms/drinks/smoothie.ts'
import { withLean } from '#domain/recipe/compose/forms/lean.ts'

/** Drinks, hot and cold. */
export const drinks: readonly Form[] = [cooler, hotDrink, punch, smoothie].map(withLean)
