import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { beanAndVegetableSuppers } from '#domain/catalogue/dishes/mexican-and-latin/bean-and-vegetable-suppers.ts'
import { latinBeefAndPork } from '#domain/catalogue/dishes/mexican-and-latin/beef-and-pork.ts'
import { mexicanBreakfastsAndQuesadillas } from '#domain/catalogue/dishes/mexican-and-latin/breakfasts-and-quesadillas.ts'
import { latinDipsAndStreetFood } from '#domain/catalogue/dishes/mexican-and-latin/dips-and-street-food.ts'
import { enchiladasAndBurritos } from '#domain/catalogue/dishes/mexican-and-latin/enchiladas-and-burritos.ts'
import { latinCakesAndCustards } from '#domain/catalogue/dishes/mexican-and-latin/latin-cakes-and-custards.ts'
import { latinMainsAndSweets } from '#domain/catalogue/dishes/mexican-and-latin/latin-mains-and-sweets.ts'
import { latinSuppers } from '#domain/catalogue/dishes/mexican-and-latin/more-suppers.ts'
import { latinSoupsRiceAndBeans } from '#domain/catalogue/dishes/mexican-and-latin/soups-rice-and-beans.ts'
import { tacos } from '#domain/catalogue/dishes/mexican-and-latin/tacos.ts'

/** Dishes of Mexico, Tex-Mex, the Caribbean and South America. */
export const mexicanAndLatin: DishEntries = {
  ...latinBeefAndPork,
  ...mexicanBreakfastsAndQuesadillas,
  ...latinDipsAndStreetFood,
  ...enchiladasAndBurritos,
  ...latinCakesAndCustards,
  ...latinMainsAndSweets,
  ...latinSuppers,
  ...latinSoupsRiceAndBeans,
  ...tacos,
  ...beanAndVegetableSuppers,
}
