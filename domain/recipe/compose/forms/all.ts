import { bookForms } from '#domain/recipe/compose/book/book-forms.ts'
import type { Form } from '#domain/recipe/compose/form.ts'
import { appetizersAndSnacks } from '#domain/recipe/compose/forms/appetizers-and-snacks.ts'
import { baking } from '#domain/recipe/compose/forms/baking.ts'
import { breakfasts } from '#domain/recipe/compose/forms/breakfasts.ts'
import { drinks } from '#domain/recipe/compose/forms/drinks.ts'
import { handFood } from '#domain/recipe/compose/forms/hand-food.ts'
import { ovenGrillAndSteam } from '#domain/recipe/compose/forms/oven-grill-and-steam.ts'
import { potsAndPans } from '#domain/recipe/compose/forms/pots-and-pans.ts'
import { salads } from '#domain/recipe/compose/forms/salads.ts'
import { sides } from '#domain/recipe/compose/forms/sides.ts'
import { soups } from '#domain/recipe/compose/forms/soups.ts'
import { sweets } from '#domain/recipe/compose/forms/sweets.ts'

/** Dishes from the stove, the oven and the grill. */
export const savouryForms: readonly Form[] = [...potsAndPans, ...handFood, ...ovenGrillAndSteam, ...soups, ...sides]

/** Salads, bites, breakfasts, sweets and drinks. */
export const coldAndSweetForms: readonly Form[] = [
  ...salads,
  ...appetizersAndSnacks,
  ...breakfasts,
  ...baking,
  ...sweets,
  ...drinks,
]

/** Every dish form of the kitchen. */
export const forms: readonly Form[] = [...savouryForms, ...coldAndSweetForms, ...bookForms]

/** Forms, dishes of the catalogue among them, that are only ever sweet. */
export const sweetForms: ReadonlySet<string> = new Set(forms.filter(({ sweet }) => sweet).map(({ id }) => id))
