import { bakedCheese } from '#domain/catalogue/forms/appetizers-and-snacks/baked-cheese.ts'
import { bites } from '#domain/catalogue/forms/appetizers-and-snacks/bites.ts'
import { cheeseCrisps } from '#domain/catalogue/forms/appetizers-and-snacks/cheese-crisps.ts'
import { chipsAndSalsa } from '#domain/catalogue/forms/appetizers-and-snacks/chips-and-salsa.ts'
import { crispPulses } from '#domain/catalogue/forms/appetizers-and-snacks/crisp-pulses.ts'
import { cucumberBites } from '#domain/catalogue/forms/appetizers-and-snacks/cucumber-bites.ts'
import { deviledEggs } from '#domain/catalogue/forms/appetizers-and-snacks/deviled-eggs.ts'
import { dip } from '#domain/catalogue/forms/appetizers-and-snacks/dip.ts'
import { driedFruit } from '#domain/catalogue/forms/appetizers-and-snacks/dried-fruit.ts'
import { fritters } from '#domain/catalogue/forms/appetizers-and-snacks/fritters.ts'
import { leafCrisps } from '#domain/catalogue/forms/appetizers-and-snacks/leaf-crisps.ts'
import { marinatedBites } from '#domain/catalogue/forms/appetizers-and-snacks/marinated-bites.ts'
import { nachos } from '#domain/catalogue/forms/appetizers-and-snacks/nachos.ts'
import { nuts } from '#domain/catalogue/forms/appetizers-and-snacks/nuts.ts'
import { popcorn } from '#domain/catalogue/forms/appetizers-and-snacks/popcorn.ts'
import { quickPickles } from '#domain/catalogue/forms/appetizers-and-snacks/quick-pickles.ts'
import { savoryPancake } from '#domain/catalogue/forms/appetizers-and-snacks/savory-pancake.ts'
import { spicedEdamame } from '#domain/catalogue/forms/appetizers-and-snacks/spiced-edamame.ts'
import { stuffedAvocado } from '#domain/catalogue/forms/appetizers-and-snacks/stuffed-avocado.ts'
import { stuffedDates } from '#domain/catalogue/forms/appetizers-and-snacks/stuffed-dates.ts'
import { stuffedMushrooms } from '#domain/catalogue/forms/appetizers-and-snacks/stuffed-mushrooms.ts'
import { toast } from '#domain/catalogue/forms/appetizers-and-snacks/toast.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { withLean } from '#domain/catalogue/forms/lean.ts'

/** Appetizers and snacks. */
export const appetizersAndSnacks: readonly Form[] = [
  bites,
  cucumberBites,
  deviledEggs,
  dip,
  nuts,
  stuffedMushrooms,
  toast,
  bakedCheese,
  chipsAndSalsa,
  crispPulses,
  fritters,
  leafCrisps,
  marinatedBites,
  nachos,
  popcorn,
  quickPickles,
  spicedEdamame,
  stuffedDates,
  stuffedAvocado,
  cheeseCrisps,
  savoryPancake,
  driedFruit,
].map(withLean)
