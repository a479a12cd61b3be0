import type { Form } from '#domain/catalogue/forms/form.ts'
import { beanPot } from '#domain/catalogue/forms/pots-and-pans/bean-pot.ts'
import { braise } from '#domain/catalogue/forms/pots-and-pans/braise.ts'
import { breadedCutlet } from '#domain/catalogue/forms/pots-and-pans/breaded-cutlet.ts'
import { carbonara } from '#domain/catalogue/forms/pots-and-pans/carbonara.ts'
import { congee } from '#domain/catalogue/forms/pots-and-pans/congee.ts'
import { curry } from '#domain/catalogue/forms/pots-and-pans/curry.ts'
import { donburi } from '#domain/catalogue/forms/pots-and-pans/donburi.ts'
import { dryCurry } from '#domain/catalogue/forms/pots-and-pans/dry-curry.ts'
import { eggPan } from '#domain/catalogue/forms/pots-and-pans/egg-pan.ts'
import { friedRice } from '#domain/catalogue/forms/pots-and-pans/fried-rice.ts'
import { frittata } from '#domain/catalogue/forms/pots-and-pans/frittata.ts'
import { grainBowl } from '#domain/catalogue/forms/pots-and-pans/grain-bowl.ts'
import { hash } from '#domain/catalogue/forms/pots-and-pans/hash.ts'
import { lettuceWraps } from '#domain/catalogue/forms/pots-and-pans/lettuce-wraps.ts'
import { pressureCookerStew, slowCookerStew } from '#domain/catalogue/forms/pots-and-pans/machine-stews.ts'
import { friedPatties, meatballs } from '#domain/catalogue/forms/pots-and-pans/meatballs.ts'
import { musselsInBroth } from '#domain/catalogue/forms/pots-and-pans/mussels-in-broth.ts'
import { noodleBowl } from '#domain/catalogue/forms/pots-and-pans/noodle-bowl.ts'
import { noodleSoup } from '#domain/catalogue/forms/pots-and-pans/noodle-soup.ts'
import { panSearedFillet } from '#domain/catalogue/forms/pots-and-pans/pan-seared-fillet.ts'
import { pasta } from '#domain/catalogue/forms/pots-and-pans/pasta.ts'
import { pilaf } from '#domain/catalogue/forms/pots-and-pans/pilaf.ts'
import { poachedPlate } from '#domain/catalogue/forms/pots-and-pans/poached-plate.ts'
import { polentaPlate } from '#domain/catalogue/forms/pots-and-pans/polenta-plate.ts'
import { quickSkillet } from '#domain/catalogue/forms/pots-and-pans/quick-skillet.ts'
import { risotto } from '#domain/catalogue/forms/pots-and-pans/risotto.ts'
import { sousVidePlate } from '#domain/catalogue/forms/pots-and-pans/sous-vide-plate.ts'
import { stirFriedNoodles } from '#domain/catalogue/forms/pots-and-pans/stir-fried-noodles.ts'
import { stirFry } from '#domain/catalogue/forms/pots-and-pans/stir-fry.ts'
import { tacos } from '#domain/catalogue/forms/pots-and-pans/tacos.ts'
import { vegetableBraise } from '#domain/catalogue/forms/pots-and-pans/vegetable-braise.ts'

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
  friedRice,
  congee,
  donburi,
  noodleSoup,
  stirFriedNoodles,
  panSearedFillet,
  musselsInBroth,
  dryCurry,
  polentaPlate,
  breadedCutlet,
  poachedPlate,
  hash,
  sousVidePlate,
]
