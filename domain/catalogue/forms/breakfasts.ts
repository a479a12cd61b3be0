import { bakedOatmeal } from '#domain/catalogue/forms/breakfasts/baked-oatmeal.ts'
import { breakfastBeans } from '#domain/catalogue/forms/breakfasts/breakfast-beans.ts'
import { breakfastBowl } from '#domain/catalogue/forms/breakfasts/breakfast-bowl.ts'
import { breakfastTacos } from '#domain/catalogue/forms/breakfasts/breakfast-tacos.ts'
import { chiaPudding } from '#domain/catalogue/forms/breakfasts/chia-pudding.ts'
import { chickpeaPancakes } from '#domain/catalogue/forms/breakfasts/chickpea-pancakes.ts'
import { chilaquiles } from '#domain/catalogue/forms/breakfasts/chilaquiles.ts'
import { crepes } from '#domain/catalogue/forms/breakfasts/crepes.ts'
import { eggMuffins } from '#domain/catalogue/forms/breakfasts/egg-muffins.ts'
import { frenchToast } from '#domain/catalogue/forms/breakfasts/french-toast.ts'
import { granola } from '#domain/catalogue/forms/breakfasts/granola.ts'
import { overnightOats } from '#domain/catalogue/forms/breakfasts/overnight-oats.ts'
import { pancakes } from '#domain/catalogue/forms/breakfasts/pancakes.ts'
import { porridge } from '#domain/catalogue/forms/breakfasts/porridge.ts'
import { rolledOmelet } from '#domain/catalogue/forms/breakfasts/rolled-omelet.ts'
import { scramble } from '#domain/catalogue/forms/breakfasts/scramble.ts'
import { upma } from '#domain/catalogue/forms/breakfasts/upma.ts'
import { waffles } from '#domain/catalogue/forms/breakfasts/waffles.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { withLean } from '#domain/catalogue/forms/lean.ts'

/** Breakfasts. */
export const breakfasts: readonly Form[] = [
  breakfastBowl,
  chiaPudding,
  pancakes,
  porridge,
  bakedOatmeal,
  breakfastBeans,
  breakfastTacos,
  chickpeaPancakes,
  chilaquiles,
  crepes,
  eggMuffins,
  frenchToast,
  granola,
  overnightOats,
  scramble,
  rolledOmelet,
  upma,
  waffles,
].map(withLean)
