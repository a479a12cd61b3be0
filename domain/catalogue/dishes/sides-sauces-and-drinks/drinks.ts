import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { barAndCoffeeClassics } from '#domain/catalogue/dishes/sides-sauces-and-drinks/drinks/bar-and-coffee-classics.ts'
import { coffeeAndLime } from '#domain/catalogue/dishes/sides-sauces-and-drinks/drinks/coffee-and-lime.ts'
import { coldDrinks } from '#domain/catalogue/dishes/sides-sauces-and-drinks/drinks/cold-drinks.ts'
import { ginVodkaAndWhiskeyCocktails } from '#domain/catalogue/dishes/sides-sauces-and-drinks/drinks/gin-vodka-and-whiskey-cocktails.ts'
import { hotAndIcedDrinks } from '#domain/catalogue/dishes/sides-sauces-and-drinks/drinks/hot-and-iced-drinks.ts'
import { lassiAndThickChocolate } from '#domain/catalogue/dishes/sides-sauces-and-drinks/drinks/lassi-and-thick-chocolate.ts'
import { moreDrinks } from '#domain/catalogue/dishes/sides-sauces-and-drinks/drinks/more-drinks.ts'
import { rumAndTequilaCocktails } from '#domain/catalogue/dishes/sides-sauces-and-drinks/drinks/rum-and-tequila-cocktails.ts'
import { sparklingAndWarmGlasses } from '#domain/catalogue/dishes/sides-sauces-and-drinks/drinks/sparkling-and-warm-glasses.ts'
import { withoutAlcohol } from '#domain/catalogue/dishes/sides-sauces-and-drinks/drinks/without-alcohol.ts'

/** What is poured: hot, iced, blended, and mixed at a bar. */
export const drinks: DishEntries = {
  ...coldDrinks,
  ...hotAndIcedDrinks,
  ...coffeeAndLime,
  ...moreDrinks,
  ...rumAndTequilaCocktails,
  ...ginVodkaAndWhiskeyCocktails,
  ...sparklingAndWarmGlasses,
  ...withoutAlcohol,
  ...lassiAndThickChocolate,
  ...barAndCoffeeClassics,
}
