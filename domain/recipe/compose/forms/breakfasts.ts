import type { Form } from '#domain/recipe/compose/form.ts'
import { bakedOatmeal } from '#domain/recipe/compose/forms/breakfasts/baked-oatmeal.ts'
import { breakfastBeans } from '#domain/recipe/compose/forms/breakfasts/breakfast-beans.ts'
import { breakfastBowl } from '#domain/recipe/compose/forms/breakfasts/breakfast-bowl.ts'
import { breakfastTacos } from '#domain/recipe/compose/forms/breakfasts/breakfast-tacos.ts'
import { chiaPudding } from '#domain/recipe/compose/forms/breakfasts/chia-pudding.ts'
import { chickpeaPancakes } from '#domain/recipe/compose/forms/breakfasts/chickpea-pancakes.ts'
import { chilaquiles } from '#domain/recipe/compose/forms/breakfasts/chilaquiles.ts'
import { crepes } from '#domain/recipe/compose/forms/breakfasts/crepes.ts'
import { eggMuffins } from '#domain/recipe/compose/forms/breakfasts/egg-muffins.ts'
import { frenchToast } from '#domain/recipe/compose/forms/breakfasts/french-toast.ts'
import { granola } from '#domain/recipe/compose/forms/breakfasts/granola.ts'
import { overnightOats } from '#domain/recipe/compose/forms/breakfasts/overnight-oats.ts'
import { pancakes } from '#domain/recipe/compose/forms/breakfasts/pancakes.ts'
import { porridge } from '#domain/recipe/compose/forms/breakfasts/porridge.ts'
import { rolledOmelet } from '#domain/recipe/compose/forms/breakfasts/rolled-omelet.ts'
import { scramble } from '#domain/recipe/compose/forms/breakfasts/scramble.ts'
import { upma } from '#domain/recipe/compose/forms/breakfasts/upma.ts'
import { waffles } from '#domain/recipe/compose/forms/breakfasts/waffles.ts'
import { withLean } from '#domain/recipe/compose/forms/lean.ts'

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
