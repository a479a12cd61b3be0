import type { Form } from '#domain/catalogue/forms/form.ts'
import { withLean } from '#domain/catalogue/forms/lean.ts'
import { beanSalad } from '#domain/catalogue/forms/salads/bean-salad.ts'
import { boundSalad } from '#domain/catalogue/forms/salads/bound-salad.ts'
import { breadSalad } from '#domain/catalogue/forms/salads/bread-salad.ts'
import { esquites } from '#domain/catalogue/forms/salads/esquites.ts'
import { fruitSalad } from '#domain/catalogue/forms/salads/fruit-salad.ts'
import { grainSalad } from '#domain/catalogue/forms/salads/grain-salad.ts'
import { larb } from '#domain/catalogue/forms/salads/larb.ts'
import { layeredSalad } from '#domain/catalogue/forms/salads/layered-salad.ts'
import { massagedSalad } from '#domain/catalogue/forms/salads/massaged-salad.ts'
import { noodleSalad } from '#domain/catalogue/forms/salads/noodle-salad.ts'
import { pastaSalad } from '#domain/catalogue/forms/salads/pasta-salad.ts'
import { potatoSalad } from '#domain/catalogue/forms/salads/potato-salad.ts'
import { salad } from '#domain/catalogue/forms/salads/salad.ts'
import { slaw } from '#domain/catalogue/forms/salads/slaw.ts'
import { smashedCucumber } from '#domain/catalogue/forms/salads/smashed-cucumber.ts'
import { steamedSalad } from '#domain/catalogue/forms/salads/steamed-salad.ts'
import { warmSalad } from '#domain/catalogue/forms/salads/warm-salad.ts'

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
