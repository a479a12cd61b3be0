import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { eastAndSouthAfrican } from '#domain/catalogue/dishes/europe-and-africa/african/east-and-south-african.ts'
import { lagosAndAccra } from '#domain/catalogue/dishes/europe-and-africa/african/lagos-and-accra.ts'
import { moroccan } from '#domain/catalogue/dishes/europe-and-africa/african/moroccan.ts'
import { westAfrican } from '#domain/catalogue/dishes/europe-and-africa/african/west-african.ts'

/** Dishes of Africa, from Morocco to the Cape. */
export const african: DishEntries = {
  ...westAfrican,
  ...eastAndSouthAfrican,
  ...moroccan,
  ...lagosAndAccra,
}
