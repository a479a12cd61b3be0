import type { Form } from '#domain/recipe/compose/form.ts'
import { bakedFruit } from '#domain/recipe/compose/forms/baked-fruit.ts'
import { bites } from '#domain/recipe/compose/forms/bites.ts'
import { breakfastBowl } from '#domain/recipe/compose/forms/breakfast-bowl.ts'
import { chiaPudding } from '#domain/recipe/compose/forms/chia-pudding.ts'
import { chilledSoup } from '#domain/recipe/compose/forms/chilled-soup.ts'
import { cooler } from '#domain/recipe/compose/forms/cooler.ts'
import { crumble } from '#domain/recipe/compose/forms/crumble.ts'
import { cucumberBites } from '#domain/recipe/compose/forms/cucumber-bites.ts'
import { custard } from '#domain/recipe/compose/forms/custard.ts'
import { deviledEggs } from '#domain/recipe/compose/forms/deviled-eggs.ts'
import { dip } from '#domain/recipe/compose/forms/dip.ts'
import { fruitPlate } from '#domain/recipe/compose/forms/fruit-plate.ts'
import { grainSalad } from '#domain/recipe/compose/forms/grain-salad.ts'
import { grilledFruit } from '#domain/recipe/compose/forms/grilled-fruit.ts'
import { hotDrink } from '#domain/recipe/compose/forms/hot-drink.ts'
import { withLean } from '#domain/recipe/compose/forms/lean.ts'
import { lettuceWraps } from '#domain/recipe/compose/forms/lettuce-wraps.ts'
import { nuts } from '#domain/recipe/compose/forms/nuts.ts'
import { panFruit } from '#domain/recipe/compose/forms/pan-fruit.ts'
import { pancakes } from '#domain/recipe/compose/forms/pancakes.ts'
import { poachedFruit } from '#domain/recipe/compose/forms/poached-fruit.ts'
import { porridge } from '#domain/recipe/compose/forms/porridge.ts'
import { pudding } from '#domain/recipe/compose/forms/pudding.ts'
import { punch } from '#domain/recipe/compose/forms/punch.ts'
import { salad } from '#domain/recipe/compose/forms/salad.ts'
import { skewers } from '#domain/recipe/compose/forms/skewers.ts'
import { slaw } from '#domain/recipe/compose/forms/slaw.ts'
import { slowFruit } from '#domain/recipe/compose/forms/slow-fruit.ts'
import { smoothie } from '#domain/recipe/compose/forms/smoothie.ts'
import { steamedFruit } from '#domain/recipe/compose/forms/steamed-fruit.ts'
import { steamedSalad } from '#domain/recipe/compose/forms/steamed-salad.ts'
import { stuffedMushrooms } from '#domain/recipe/compose/forms/stuffed-mushrooms.ts'
import { toast } from '#domain/recipe/compose/forms/toast.ts'
import { warmSalad } from '#domain/recipe/compose/forms/warm-salad.ts'

/** Salads, appetizers, breakfast, snacks, desserts and drinks. */
export const coldAndSweetForms: readonly Form[] = [
  salad,
  grainSalad,
  warmSalad,
  steamedSalad,
  slaw,
  dip,
  toast,
  stuffedMushrooms,
  deviledEggs,
  cucumberBites,
  skewers,
  lettuceWraps,
  chilledSoup,
  nuts,
  bites,
  fruitPlate,
  crumble,
  bakedFruit,
  poachedFruit,
  panFruit,
  grilledFruit,
  steamedFruit,
  slowFruit,
  pudding,
  chiaPudding,
  custard,
  pancakes,
  porridge,
  breakfastBowl,
  smoothie,
  cooler,
  punch,
  hotDrink,
].map(withLean)
