import type { Form } from '#domain/recipe/compose/form.ts'
import { roastedSide, sauteedSide, steamedSide } from '#domain/recipe/compose/forms/sides/cooked-sides.ts'
import { grilledSide } from '#domain/recipe/compose/forms/sides/grilled-side.ts'

/** Vegetables and grains beside a dish. */
export const sides: readonly Form[] = [roastedSide, sauteedSide, steamedSide, grilledSide]
