import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { christmasSweets } from '#domain/catalogue/dishes/occasions-and-machines/feasts-and-eaters/christmas-sweets.ts'
import { feastMains } from '#domain/catalogue/dishes/occasions-and-machines/feasts-and-eaters/feast-mains.ts'
import { feastSweets } from '#domain/catalogue/dishes/occasions-and-machines/feasts-and-eaters/feast-sweets.ts'
import { forWhoEats } from '#domain/catalogue/dishes/occasions-and-machines/feasts-and-eaters/for-who-eats.ts'

/** What feasts are kept with, and plates for small eaters, patients and who counts protein. */
export const feastsAndEaters: DishEntries = {
  ...christmasSweets,
  ...feastMains,
  ...feastSweets,
  ...forWhoEats,
}
