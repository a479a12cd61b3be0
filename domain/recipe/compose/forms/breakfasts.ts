import type { Form } from '#domain/recipe/compose/form.ts'
import { breakfastBowl } from '#domain/recipe/compose/forms/breakfasts/breakfast-bowl.ts'
import { chiaPudding } from '#domain/recipe/compose/forms/breakfasts/chia-pudding.ts'
import { pancakes } from '#domain/recipe/compose/forms/breakfasts/pancakes.ts'
import { porridge } from '#domain/recipe/compose/forms/breakfasts/porridge.ts'
import { withLean } from '#domain/recipe/compose/forms/lean.ts'

/** Breakfasts. */
export const breakfasts: readonly Form[] = [breakfastBowl, chiaPudding, pancakes, porridge].map(withLean)
