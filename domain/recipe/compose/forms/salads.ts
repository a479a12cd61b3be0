import type { Form } from '#domain/recipe/compose/form.ts'
import { withLean } from '#domain/recipe/compose/forms/lean.ts'
import { grainSalad } from '#domain/recipe/compose/forms/salads/grain-salad.ts'
import { salad } from '#domain/recipe/compose/forms/salads/salad.ts'
import { slaw } from '#domain/recipe/compose/forms/salads/slaw.ts'
import { steamedSalad } from '#domain/recipe/compose/forms/salads/steamed-salad.ts'
import { warmSalad } from '#domain/recipe/compose/forms/salads/warm-salad.ts'

/** Salads. */
export const salads: readonly Form[] = [grainSalad, salad, slaw, steamedSalad, warmSalad].map(withLean)
