import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { beanAndVegetableTacos } from '#domain/catalogue/dishes/americas/mexican-and-latin/bean-and-vegetable-tacos.ts'
import { latinBeefAndPork } from '#domain/catalogue/dishes/americas/mexican-and-latin/beef-and-pork.ts'
import { mexicanBreakfastsAndQuesadillas } from '#domain/catalogue/dishes/americas/mexican-and-latin/breakfasts-and-quesadillas.ts'
import { burritos } from '#domain/catalogue/dishes/americas/mexican-and-latin/burritos.ts'
import { latinDipsAndStreetFood } from '#domain/catalogue/dishes/americas/mexican-and-latin/dips-and-street-food.ts'
import { enchiladas } from '#domain/catalogue/dishes/americas/mexican-and-latin/enchiladas.ts'
import { latinMainsAndSweets } from '#domain/catalogue/dishes/americas/mexican-and-latin/latin-mains-and-sweets.ts'
import { latinSweets } from '#domain/catalogue/dishes/americas/mexican-and-latin/latin-sweets.ts'
import { mexicanHomePlates } from '#domain/catalogue/dishes/americas/mexican-and-latin/mexican-home-plates.ts'
import { latinSuppers } from '#domain/catalogue/dishes/americas/mexican-and-latin/more-suppers.ts'
import { latinSoupsRiceAndBeans } from '#domain/catalogue/dishes/americas/mexican-and-latin/soups-rice-and-beans.ts'
import { tacos } from '#domain/catalogue/dishes/americas/mexican-and-latin/tacos.ts'

/** Dishes of Mexico, Tex-Mex, the Caribbean and South America. */
export const mexicanAndLatin: DishEntries = {
  ...latinBeefAndPork,
  ...mexicanBreakfastsAndQuesadillas,
  ...latinDipsAndStreetFood,
  ...latinSweets,
  ...latinMainsAndSweets,
  ...latinSuppers,
  ...latinSoupsRiceAndBeans,
  ...tacos,
  ...enchiladas,
  ...burritos,
  ...beanAndVegetableTacos,
  ...mexicanHomePlates,
}
