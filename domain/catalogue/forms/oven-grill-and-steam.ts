import type { Form } from '#domain/catalogue/forms/form.ts'
import { airFryerPlate } from '#domain/catalogue/forms/oven-grill-and-steam/air-fryer-plate.ts'
import { bakedEggs } from '#domain/catalogue/forms/oven-grill-and-steam/baked-eggs.ts'
import { bakedPasta } from '#domain/catalogue/forms/oven-grill-and-steam/baked-pasta.ts'
import { crustedFish } from '#domain/catalogue/forms/oven-grill-and-steam/crusted-fish.ts'
import { enchiladas } from '#domain/catalogue/forms/oven-grill-and-steam/enchiladas.ts'
import { fajitas } from '#domain/catalogue/forms/oven-grill-and-steam/fajitas.ts'
import { flatbreadPizza } from '#domain/catalogue/forms/oven-grill-and-steam/flatbread-pizza.ts'
import { gratin } from '#domain/catalogue/forms/oven-grill-and-steam/gratin.ts'
import { grilledPlate } from '#domain/catalogue/forms/oven-grill-and-steam/grilled-plate.ts'
import { kebabs } from '#domain/catalogue/forms/oven-grill-and-steam/kebabs.ts'
import { layeredBake } from '#domain/catalogue/forms/oven-grill-and-steam/layered-bake.ts'
import { mashToppedPie } from '#domain/catalogue/forms/oven-grill-and-steam/mash-topped-pie.ts'
import { meatloaf } from '#domain/catalogue/forms/oven-grill-and-steam/meatloaf.ts'
import { parcels } from '#domain/catalogue/forms/oven-grill-and-steam/parcels.ts'
import { potRoast } from '#domain/catalogue/forms/oven-grill-and-steam/pot-roast.ts'
import { savoryTart } from '#domain/catalogue/forms/oven-grill-and-steam/savory-tart.ts'
import { skewers } from '#domain/catalogue/forms/oven-grill-and-steam/skewers.ts'
import { steamedPlate } from '#domain/catalogue/forms/oven-grill-and-steam/steamed-plate.ts'
import { strata } from '#domain/catalogue/forms/oven-grill-and-steam/strata.ts'
import { stuffedVegetables } from '#domain/catalogue/forms/oven-grill-and-steam/stuffed-vegetables.ts'
import { traybake } from '#domain/catalogue/forms/oven-grill-and-steam/traybake.ts'
import { wholeRoast } from '#domain/catalogue/forms/oven-grill-and-steam/whole-roast.ts'

/** Dishes from oven, grill, steamer and air fryer. */
export const ovenGrillAndSteam: readonly Form[] = [
  airFryerPlate,
  grilledPlate,
  steamedPlate,
  traybake,
  skewers,
  stuffedVegetables,
  bakedPasta,
  layeredBake,
  mashToppedPie,
  potRoast,
  wholeRoast,
  parcels,
  crustedFish,
  meatloaf,
  gratin,
  fajitas,
  enchiladas,
  flatbreadPizza,
  savoryTart,
  bakedEggs,
  strata,
  kebabs,
]
