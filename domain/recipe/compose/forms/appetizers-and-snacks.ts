import type { Form } from '#domain/recipe/compose/form.ts'
import { bites } from '#domain/recipe/compose/forms/appetizers-and-snacks/bites.ts'
import { cucumberBites } from '#domain/recipe/compose/forms/appetizers-and-snacks/cucumber-bites.ts'
import { deviledEggs } from '#domain/recipe/compose/forms/appetizers-and-snacks/deviled-eggs.ts'
import { dip } from '#domain/recipe/compose/forms/appetizers-and-snacks/dip.ts'
import { nuts } from '#domain/recipe/compose/forms/appetizers-and-snacks/nuts.ts'
import { stuffedMushrooms } from '#domain/recipe/compose/forms/appetizers-and-snacks/stuffed-mushrooms.ts'
import { toast } from '#domain/recipe/compose/forms/appetizers-and-snacks/toast.ts'
import { withLean } from '#domain/recipe/compose/forms/lean.ts'

/** Appetizers and snacks. */
export const appetizersAndSnacks: readonly Form[] = [
  bites,
  cucumberBites,
  deviledEggs,
  dip,
  nuts,
  stuffedMushrooms,
  toast,
].map(withLean)
