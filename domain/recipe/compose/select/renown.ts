import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { type Form, isForm } from '#domain/catalogue/forms/form.ts'
import { namedDishesOf } from '#domain/catalogue/names/named-dishes.ts'
import { familiesOf } from '#domain/recipe/compose/dish/pairs-of-form.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** Points of a form in each of its families, whatever is wished. */
export const standingOf = rememberedFor(
  (form: Form) => new Map(familiesOf(form).map((flavour) => [flavour, renown(form, flavour)])),
)

/** Dishes that have a name, and forms a family is proud of, come before the merely possible. */
function renown(form: Form, flavour: Flavour): number {
  const known = namedDishesOf(form.id, flavour.id).length ? 0.15 : 0
  const proud = flavour.whyForms.includes(form.id) ? 0.15 : 0
  // plain dishes that suit every family wait behind the ones a family is known for
  const anyone = form.anyFlavour && !flavour.forms.includes(form.id) ? 0.8 : 0
  return known + proud - anyone - (isForm(form, 'crowding') ? 0.3 : 0) - ((form.quickest ?? 0) >= 75 ? 0.4 : 0)
}
