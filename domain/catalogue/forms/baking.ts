import { brownies } from '#domain/catalogue/forms/baking/brownies.ts'
import { clafoutis } from '#domain/catalogue/forms/baking/clafoutis.ts'
import { cobbler } from '#domain/catalogue/forms/baking/cobbler.ts'
import { cookies } from '#domain/catalogue/forms/baking/cookies.ts'
import { galette } from '#domain/catalogue/forms/baking/galette.ts'
import { loafCake } from '#domain/catalogue/forms/baking/loaf-cake.ts'
import { machineLoaf } from '#domain/catalogue/forms/baking/machine-loaf.ts'
import { muffins } from '#domain/catalogue/forms/baking/muffins.ts'
import { nutCake } from '#domain/catalogue/forms/baking/nut-cake.ts'
import { nutCookies } from '#domain/catalogue/forms/baking/nut-cookies.ts'
import { scones } from '#domain/catalogue/forms/baking/scones.ts'
import { snackCake } from '#domain/catalogue/forms/baking/snack-cake.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { withLean } from '#domain/catalogue/forms/lean.ts'
import { withRefusals } from '#domain/catalogue/forms/refusals.ts'

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
