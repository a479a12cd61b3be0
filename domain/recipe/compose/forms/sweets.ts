import type { Form } from '#domain/recipe/compose/form.ts'
import { withLean } from '#domain/recipe/compose/forms/lean.ts'
import { withRefusals } from '#domain/recipe/compose/forms/refusals.ts'
import { bakedFruit } from '#domain/recipe/compose/forms/sweets/baked-fruit.ts'
import { breadPudding } from '#domain/recipe/compose/forms/sweets/bread-pudding.ts'
import { chocolateBark } from '#domain/recipe/compose/forms/sweets/chocolate-bark.ts'
import { crumble } from '#domain/recipe/compose/forms/sweets/crumble.ts'
import { custard } from '#domain/recipe/compose/forms/sweets/custard.ts'
import { flan } from '#domain/recipe/compose/forms/sweets/flan.ts'
import { fool } from '#domain/recipe/compose/forms/sweets/fool.ts'
import { fruitPlate } from '#domain/recipe/compose/forms/sweets/fruit-plate.ts'
import { granita } from '#domain/recipe/compose/forms/sweets/granita.ts'
import { grilledFruit } from '#domain/recipe/compose/forms/sweets/grilled-fruit.ts'
import { halwa } from '#domain/recipe/compose/forms/sweets/halwa.ts'
import { hwachae } from '#domain/recipe/compose/forms/sweets/hwachae.ts'
import { iceCream } from '#domain/recipe/compose/forms/sweets/ice-cream.ts'
import { icePops } from '#domain/recipe/compose/forms/sweets/ice-pops.ts'
import { kulfi } from '#domain/recipe/compose/forms/sweets/kulfi.ts'
import { macaroons } from '#domain/recipe/compose/forms/sweets/macaroons.ts'
import { milkPudding } from '#domain/recipe/compose/forms/sweets/milk-pudding.ts'
import { mousse } from '#domain/recipe/compose/forms/sweets/mousse.ts'
import { panFruit } from '#domain/recipe/compose/forms/sweets/pan-fruit.ts'
import { poachedFruit } from '#domain/recipe/compose/forms/sweets/poached-fruit.ts'
import { pudding } from '#domain/recipe/compose/forms/sweets/pudding.ts'
import { setCream } from '#domain/recipe/compose/forms/sweets/set-cream.ts'
import { slowFruit } from '#domain/recipe/compose/forms/sweets/slow-fruit.ts'
import { sorbet } from '#domain/recipe/compose/forms/sweets/sorbet.ts'
import { steamedFruit } from '#domain/recipe/compose/forms/sweets/steamed-fruit.ts'
import { stickyRice } from '#domain/recipe/compose/forms/sweets/sticky-rice.ts'
import { sweetSoup } from '#domain/recipe/compose/forms/sweets/sweet-soup.ts'
import { sweetYogurt } from '#domain/recipe/compose/forms/sweets/sweet-yogurt.ts'
import { vegetableHalwa } from '#domain/recipe/compose/forms/sweets/vegetable-halwa.ts'

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
  breadPudding,
  chocolateBark,
  flan,
  fool,
  granita,
  halwa,
  hwachae,
  icePops,
  kulfi,
  macaroons,
  milkPudding,
  mousse,
  setCream,
  sweetSoup,
  sweetYogurt,
  vegetableHalwa,
  stickyRice,
  iceCream,
  sorbet,
]
  .map(withLean)
  .map(withRefusals)
