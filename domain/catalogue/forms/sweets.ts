import type { Form } from '#domain/catalogue/forms/form.ts'
import { withLean } from '#domain/catalogue/forms/lean.ts'
import { withRefusals } from '#domain/catalogue/forms/refusals.ts'
import { bakedFruit } from '#domain/catalogue/forms/sweets/baked-fruit.ts'
import { breadPudding } from '#domain/catalogue/forms/sweets/bread-pudding.ts'
import { chocolateBark } from '#domain/catalogue/forms/sweets/chocolate-bark.ts'
import { crumble } from '#domain/catalogue/forms/sweets/crumble.ts'
import { custard } from '#domain/catalogue/forms/sweets/custard.ts'
import { flan } from '#domain/catalogue/forms/sweets/flan.ts'
import { fool } from '#domain/catalogue/forms/sweets/fool.ts'
import { fruitPlate } from '#domain/catalogue/forms/sweets/fruit-plate.ts'
import { granita } from '#domain/catalogue/forms/sweets/granita.ts'
import { grilledFruit } from '#domain/catalogue/forms/sweets/grilled-fruit.ts'
import { halwa } from '#domain/catalogue/forms/sweets/halwa.ts'
import { hwachae } from '#domain/catalogue/forms/sweets/hwachae.ts'
import { iceCream } from '#domain/catalogue/forms/sweets/ice-cream.ts'
import { icePops } from '#domain/catalogue/forms/sweets/ice-pops.ts'
import { kulfi } from '#domain/catalogue/forms/sweets/kulfi.ts'
import { macaroons } from '#domain/catalogue/forms/sweets/macaroons.ts'
import { milkPudding } from '#domain/catalogue/forms/sweets/milk-pudding.ts'
import { mousse } from '#domain/catalogue/forms/sweets/mousse.ts'
import { panFruit } from '#domain/catalogue/forms/sweets/pan-fruit.ts'
import { poachedFruit } from '#domain/catalogue/forms/sweets/poached-fruit.ts'
import { pudding } from '#domain/catalogue/forms/sweets/pudding.ts'
import { setCream } from '#domain/catalogue/forms/sweets/set-cream.ts'
import { slowFruit } from '#domain/catalogue/forms/sweets/slow-fruit.ts'
import { sorbet } from '#domain/catalogue/forms/sweets/sorbet.ts'
import { steamedFruit } from '#domain/catalogue/forms/sweets/steamed-fruit.ts'
import { stickyRice } from '#domain/catalogue/forms/sweets/sticky-rice.ts'
import { sweetSoup } from '#domain/catalogue/forms/sweets/sweet-soup.ts'
import { sweetYogurt } from '#domain/catalogue/forms/sweets/sweet-yogurt.ts'
import { vegetableHalwa } from '#domain/catalogue/forms/sweets/vegetable-halwa.ts'

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
