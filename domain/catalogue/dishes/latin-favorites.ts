import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { friedAndBaked } from '#domain/catalogue/dishes/latin-favorites/fried-and-baked.ts'
import { latinTable } from '#domain/catalogue/dishes/latin-favorites/latin-table.ts'
import { masaAndStreet } from '#domain/catalogue/dishes/latin-favorites/masa-and-street.ts'
import { potsAndCorn } from '#domain/catalogue/dishes/latin-favorites/pots-and-corn.ts'
import { riceAndBeans } from '#domain/catalogue/dishes/latin-favorites/rice-and-beans.ts'

/** What Mexican and Latin American homes ask for by name besides tacos and enchiladas. */
export const latinFavorites: DishEntries = {
  ...latinTable,
  ...masaAndStreet,
  ...potsAndCorn,
  ...riceAndBeans,
  ...friedAndBaked,
}
