import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { latinTable } from '#domain/catalogue/dishes/americas/latin-favorites/latin-table.ts'
import { masaAndStreet } from '#domain/catalogue/dishes/americas/latin-favorites/masa-and-street.ts'
import { mexicanSoups } from '#domain/catalogue/dishes/americas/latin-favorites/mexican-soups.ts'
import { potsAndCorn } from '#domain/catalogue/dishes/americas/latin-favorites/pots-and-corn.ts'
import { puertoRicanAndDominican } from '#domain/catalogue/dishes/americas/latin-favorites/puerto-rican-and-dominican.ts'
import { riceAndBeans } from '#domain/catalogue/dishes/americas/latin-favorites/rice-and-beans.ts'
import { southAmericanPlates } from '#domain/catalogue/dishes/americas/latin-favorites/south-american-plates.ts'

/** What Mexican and Latin American homes ask for by name besides tacos and enchiladas. */
export const latinFavorites: DishEntries = {
  ...latinTable,
  ...masaAndStreet,
  ...potsAndCorn,
  ...riceAndBeans,
  ...mexicanSoups,
  ...puertoRicanAndDominican,
  ...southAmericanPlates,
}
