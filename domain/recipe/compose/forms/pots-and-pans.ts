import type { Form } from '#domain/recipe/compose/form.ts'
import { beanPot } from '#domain/recipe/compose/forms/pots-and-pans/bean-pot.ts'
import { braise } from '#domain/recipe/compose/forms/pots-and-pans/braise.ts'
import { carbonara } from '#domain/recipe/compose/forms/pots-and-pans/carbonara.ts'
import { curry } from '#domain/recipe/compose/forms/pots-and-pans/curry.ts'
import { eggPan } from '#domain/recipe/compose/forms/pots-and-pans/egg-pan.ts'
import { frittata } from '#domain/recipe/compose/forms/pots-and-pans/frittata.ts'
import { grainBowl } from '#domain/recipe/compose/forms/pots-and-pans/grain-bowl.ts'
import { lettuceWraps } from '#domain/recipe/compose/forms/pots-and-pans/lettuce-wraps.ts'
import { pressureCookerStew, slowCookerStew } from '#domain/recipe/compose/forms/pots-and-pans/machine-stews.ts'
import { friedPatties, meatballs } from '#domain/recipe/compose/forms/pots-and-pans/meatballs.ts'
import { noodleBowl } from '#domain/recipe/compose/forms/pots-and-pans/noodle-bowl.ts'
import { pasta } from '#domain/recipe/compose/forms/pots-and-pans/pasta.ts'
import { pilaf } from '#domain/recipe/compose/forms/pots-and-pans/pilaf.ts'
import { quickSkillet } from '#domain/recipe/compose/forms/pots-and-pans/quick-skillet.ts'
import { risotto } from '#domain/recipe/compose/forms/pots-and-pans/risotto.ts'
import { stirFry } from '#domain/recipe/compose/forms/pots-and-pans/stir-fry.ts'
import { tacos } from '#domain/recipe/compose/forms/pots-and-pans/tacos.ts'
import { vegetableBraise } from '#domain/recipe/compose/forms/pots-and-pans/vegetable-braise.ts'

/** Dishes from pot, pan and machine. */
export const potsAndPans: readonly Form[] = [
  beanPot,
  braise,
  carbonara,
  curry,
  eggPan,
  frittata,
  grainBowl,
  pressureCookerStew,
  slowCookerStew,
  friedPatties,
  meatballs,
  noodleBowl,
  pasta,
  pilaf,
  quickSkillet,
  risotto,
  stirFry,
  tacos,
  vegetableBraise,
  lettuceWraps,
]
