import type { Form } from '#domain/recipe/compose/form.ts'
import { airFryerPlate } from '#domain/recipe/compose/forms/air-fryer-plate.ts'
import { beanPot } from '#domain/recipe/compose/forms/bean-pot.ts'
import { blendedSoup } from '#domain/recipe/compose/forms/blended-soup.ts'
import { braise } from '#domain/recipe/compose/forms/braise.ts'
import { brothySoup } from '#domain/recipe/compose/forms/brothy-soup.ts'
import { carbonara } from '#domain/recipe/compose/forms/carbonara.ts'
import { roastedSide, sauteedSide, steamedSide } from '#domain/recipe/compose/forms/cooked-sides.ts'
import { curry } from '#domain/recipe/compose/forms/curry.ts'
import { eggPan } from '#domain/recipe/compose/forms/egg-pan.ts'
import { frittata } from '#domain/recipe/compose/forms/frittata.ts'
import { grainBowl } from '#domain/recipe/compose/forms/grain-bowl.ts'
import { grilledPlate } from '#domain/recipe/compose/forms/grilled-plate.ts'
import { grilledSide } from '#domain/recipe/compose/forms/grilled-side.ts'
import { pressureCookerStew, slowCookerStew } from '#domain/recipe/compose/forms/machine-stews.ts'
import { friedPatties, meatballs } from '#domain/recipe/compose/forms/meatballs.ts'
import { noodleBowl } from '#domain/recipe/compose/forms/noodle-bowl.ts'
import { pasta } from '#domain/recipe/compose/forms/pasta.ts'
import { pilaf } from '#domain/recipe/compose/forms/pilaf.ts'
import { quickSkillet } from '#domain/recipe/compose/forms/quick-skillet.ts'
import { risotto } from '#domain/recipe/compose/forms/risotto.ts'
import { steamedPlate } from '#domain/recipe/compose/forms/steamed-plate.ts'
import { stirFry } from '#domain/recipe/compose/forms/stir-fry.ts'
import { tacos } from '#domain/recipe/compose/forms/tacos.ts'
import { traybake } from '#domain/recipe/compose/forms/traybake.ts'
import { vegetableBraise } from '#domain/recipe/compose/forms/vegetable-braise.ts'

/** Dishes from pot, pan, oven, grill and machine. */
export const savouryForms: readonly Form[] = [
  stirFry,
  curry,
  braise,
  traybake,
  beanPot,
  pilaf,
  risotto,
  pasta,
  carbonara,
  noodleBowl,
  brothySoup,
  blendedSoup,
  tacos,
  grainBowl,
  frittata,
  eggPan,
  meatballs,
  quickSkillet,
  vegetableBraise,
  friedPatties,
  grilledPlate,
  steamedPlate,
  airFryerPlate,
  slowCookerStew,
  pressureCookerStew,
  roastedSide,
  sauteedSide,
  steamedSide,
  grilledSide,
]
