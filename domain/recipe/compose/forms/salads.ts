import type { Form } from '#domain/recipe/compose/form.ts'
import { withLean } from '#domain/recipe/compose/forms/lean.ts'
import { beanSalad } from '#domain/recipe/compose/forms/salads/bean-salad.ts'
import { boundSalad } from '#domain/recipe/compose/forms/salads/bound-salad.ts'
import { breadSalad } from '#domain/recipe/compose/forms/salads/bread-salad.ts'
import { esquites } from '#domain/recipe/compose/forms/salads/esquites.ts'
import { fruitSalad } from '#domain/recipe/compose/forms/salads/fruit-salad.ts'
import { grainSalad } from '#domain/recipe/compose/forms/salads/grain-salad.ts'
import { larb } from '#domain/recipe/compose/forms/salads/larb.ts'
import { layeredSalad } from '#domain/recipe/compose/forms/salads/layered-salad.ts'
import { massagedSalad } from '#domain/recipe/compose/forms/salads/massaged-salad.ts'
import { noodleSalad } from '#domain/recipe/compose/forms/salads/noodle-salad.ts'
import { pastaSalad } from '#domain/recipe/compose/forms/salads/pasta-salad.ts'
import { potatoSalad } from '#domain/recipe/compose/forms/salads/potato-salad.ts'
import { salad } from '#domain/recipe/compose/forms/salads/salad.ts'
import { slaw } from '#domain/recipe/compose/forms/salads/slaw.ts'
import { smashedCucumber } from '#domain/recipe/compose/forms/salads/smashed-cucumber.ts'
import { steamedSalad } from '#domain/recipe/compose/forms/salads/steamed-salad.ts'
import { warmSalad } from '#domain/recipe/compose/forms/salads/warm-salad.ts'

/** Salads. */
export const salads: readonly Form[] = [
  grainSalad,
  salad,
  slaw,
  steamedSalad,
  warmSalad,
  beanSalad,
  boundSalad,
  breadSalad,
  fruitSalad,
  larb,
  layeredSalad,
  massagedSalad,
  noodleSalad,
  pastaSalad,
  potatoSalad,
  smashedCucumber,
  esquites,
].map(withLean)
