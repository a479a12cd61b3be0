import type { Form } from '#domain/recipe/compose/form.ts'
import { brownies } from '#domain/recipe/compose/forms/baking/brownies.ts'
import { clafoutis } from '#domain/recipe/compose/forms/baking/clafoutis.ts'
import { cobbler } from '#domain/recipe/compose/forms/baking/cobbler.ts'
import { cookies } from '#domain/recipe/compose/forms/baking/cookies.ts'
import { galette } from '#domain/recipe/compose/forms/baking/galette.ts'
import { loafCake } from '#domain/recipe/compose/forms/baking/loaf-cake.ts'
import { machineLoaf } from '#domain/recipe/compose/forms/baking/machine-loaf.ts'
import { muffins } from '#domain/recipe/compose/forms/baking/muffins.ts'
import { nutCake } from '#domain/recipe/compose/forms/baking/nut-cake.ts'
import { nutCookies } from '#domain/recipe/compose/forms/baking/nut-cookies.ts'
import { scones } from '#domain/recipe/compose/forms/baking/scones.ts'
import { snackCake } from '#domain/recipe/compose/forms/baking/snack-cake.ts'
import { withLean } from '#domain/recipe/compose/forms/lean.ts'
import { withRefusals } from '#domain/recipe/compose/forms/refusals.ts'

/** Cakes, cookies and tarts. */
export const baking: readonly Form[] = [
  brownies,
  clafoutis,
  cobbler,
  cookies,
  galette,
  loafCake,
  muffins,
  nutCake,
  nutCookies,
  scones,
  snackCake,
  machineLoaf,
]
  .map(withLean)
  .map(withRefusals)
