import type { Form } from '#domain/recipe/compose/form.ts'
import { coldAndSweetForms } from '#domain/recipe/compose/forms/cold-and-sweet.ts'
import { savouryForms } from '#domain/recipe/compose/forms/savoury.ts'

/** Every dish form of the kitchen. */
export const forms: readonly Form[] = [...savouryForms, ...coldAndSweetForms]
