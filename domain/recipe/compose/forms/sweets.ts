import type { Form } from '#domain/recipe/compose/form.ts'
import { withLean } from '#domain/recipe/compose/forms/lean.ts'
import { bakedFruit } from '#domain/recipe/compose/forms/sweets/baked-fruit.ts'
import { crumble } from '#domain/recipe/compose/forms/sweets/crumble.ts'
import { custard } from '#domain/recipe/compose/forms/sweets/custard.ts'
import { fruitPlate } from '#domain/recipe/compose/forms/sweets/fruit-plate.ts'
import { grilledFruit } from '#domain/recipe/compose/forms/sweets/grilled-fruit.ts'
import { panFruit } from '#domain/recipe/compose/forms/sweets/pan-fruit.ts'
import { poachedFruit } from '#domain/recipe/compose/forms/sweets/poached-fruit.ts'
import { pudding } from '#domain/recipe/compose/forms/sweets/pudding.ts'
import { slowFruit } from '#domain/recipe/compose/forms/sweets/slow-fruit.ts'
import { steamedFruit } from '#domain/recipe/compose/forms/sweets/steamed-fruit.ts'

/** Desserts. */
export const sweets: readonly Form[] = [
  bakedFruit,
  crumble,
  custard,
  fruitPlate,
  grilledFruit,
  panFruit,
  poachedFruit,
  pudding,
  slowFruit,
  steamedFruit,
].map(withLean)
