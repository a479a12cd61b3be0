import type { Form } from '#domain/recipe/compose/form.ts'
import { airFryerPlate } from '#domain/recipe/compose/forms/oven-grill-and-steam/air-fryer-plate.ts'
import { grilledPlate } from '#domain/recipe/compose/forms/oven-grill-and-steam/grilled-plate.ts'
import { skewers } from '#domain/recipe/compose/forms/oven-grill-and-steam/skewers.ts'
import { steamedPlate } from '#domain/recipe/compose/forms/oven-grill-and-steam/steamed-plate.ts'
import { traybake } from '#domain/recipe/compose/forms/oven-grill-and-steam/traybake.ts'

/** Dishes from oven, grill, steamer and air fryer. */
export const ovenGrillAndSteam: readonly Form[] = [airFryerPlate, grilledPlate, steamedPlate, traybake, skewers]
