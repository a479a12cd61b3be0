import { bookForms } from '#domain/catalogue/book/book-forms.ts'
import { appetizersAndSnacks } from '#domain/catalogue/forms/appetizers-and-snacks.ts'
import { baking } from '#domain/catalogue/forms/baking.ts'
import { breakfasts } from '#domain/catalogue/forms/breakfasts.ts'
import { drinks } from '#domain/catalogue/forms/drinks.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { handFood } from '#domain/catalogue/forms/hand-food.ts'
import { ovenGrillAndSteam } from '#domain/catalogue/forms/oven-grill-and-steam.ts'
import { potsAndPans } from '#domain/catalogue/forms/pots-and-pans.ts'
import { salads } from '#domain/catalogue/forms/salads.ts'
import { sides } from '#domain/catalogue/forms/sides.ts'
import { soups } from '#domain/catalogue/forms/soups.ts'
import { sweets } from '#domain/catalogue/forms/sweets.ts'

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
