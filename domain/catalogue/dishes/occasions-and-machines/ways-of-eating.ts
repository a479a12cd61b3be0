import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { almondFlourBaking } from '#domain/catalogue/dishes/occasions-and-machines/ways-of-eating/almond-flour-baking.ts'
import { beanAndVegetableSuppers } from '#domain/catalogue/dishes/occasions-and-machines/ways-of-eating/bean-and-vegetable-suppers.ts'
import { crispFromTheOven } from '#domain/catalogue/dishes/occasions-and-machines/ways-of-eating/crisp-from-the-oven.ts'
import { ketoSweets } from '#domain/catalogue/dishes/occasions-and-machines/ways-of-eating/keto-sweets.ts'
import { lowCarbBakes } from '#domain/catalogue/dishes/occasions-and-machines/ways-of-eating/low-carb-bakes.ts'
import { lowCarbHandFood } from '#domain/catalogue/dishes/occasions-and-machines/ways-of-eating/low-carb-hand-food.ts'
import { lowCarbNoodles } from '#domain/catalogue/dishes/occasions-and-machines/ways-of-eating/low-carb-noodles.ts'
import { lowCarbSides } from '#domain/catalogue/dishes/occasions-and-machines/ways-of-eating/low-carb-sides.ts'
import { meatlessBurgers } from '#domain/catalogue/dishes/occasions-and-machines/ways-of-eating/meatless-burgers.ts'
import { plantComforts } from '#domain/catalogue/dishes/occasions-and-machines/ways-of-eating/plant-comforts.ts'
import { plantHandFood } from '#domain/catalogue/dishes/occasions-and-machines/ways-of-eating/plant-hand-food.ts'
import { plantSuppers } from '#domain/catalogue/dishes/occasions-and-machines/ways-of-eating/plant-suppers.ts'
import { tofuSuppers } from '#domain/catalogue/dishes/occasions-and-machines/ways-of-eating/tofu-suppers.ts'
import { vegetableTrays } from '#domain/catalogue/dishes/occasions-and-machines/ways-of-eating/vegetable-trays.ts'
import { withoutWheat } from '#domain/catalogue/dishes/occasions-and-machines/ways-of-eating/without-wheat.ts'

/** Dishes that everybody knows, made in another way for who eats few carbs, no grain or nothing of animals. */
export const waysOfEating: DishEntries = {
  ...lowCarbBakes,
  ...lowCarbNoodles,
  ...lowCarbHandFood,
  ...lowCarbSides,
  ...almondFlourBaking,
  ...ketoSweets,
  ...plantSuppers,
  ...plantHandFood,
  ...plantComforts,
  ...vegetableTrays,
  ...tofuSuppers,
  ...beanAndVegetableSuppers,
  ...meatlessBurgers,
  ...withoutWheat,
  ...crispFromTheOven,
}
