import { aromaticsAndHerbs } from '#domain/catalogue/behaviours/aromatics-and-herbs.ts'
import type { Behaviours } from '#domain/catalogue/behaviours/behaviour.ts'
import { dairy } from '#domain/catalogue/behaviours/dairy.ts'
import { handFood } from '#domain/catalogue/behaviours/hand-food.ts'
import { meatAndFish } from '#domain/catalogue/behaviours/meat-and-fish.ts'
import { nutsAndFruit } from '#domain/catalogue/behaviours/nuts-and-fruit.ts'
import { ovenAndSoups } from '#domain/catalogue/behaviours/oven-and-soups.ts'
import { pantry } from '#domain/catalogue/behaviours/pantry.ts'
import { saladsAndBreakfasts } from '#domain/catalogue/behaviours/salads-and-breakfasts.ts'
import { spices } from '#domain/catalogue/behaviours/spices.ts'
import { starchesAndBaking } from '#domain/catalogue/behaviours/starches-and-baking.ts'
import { sweetsAndDrinks } from '#domain/catalogue/behaviours/sweets-and-drinks.ts'
import { tofuEggsAndPulses } from '#domain/catalogue/behaviours/tofu-eggs-and-pulses.ts'
import { vegetables } from '#domain/catalogue/behaviours/vegetables.ts'

/** How each food of the composer behaves in a dish, keyed by food id: culinary judgement of our own, no measured data. */
export const behaviours: Behaviours = {
  ...ovenAndSoups,
  ...meatAndFish,
  ...tofuEggsAndPulses,
  ...vegetables,
  ...aromaticsAndHerbs,
  ...starchesAndBaking,
  ...dairy,
  ...pantry,
  ...spices,
  ...nutsAndFruit,
  ...sweetsAndDrinks,
  ...handFood,
  ...saladsAndBreakfasts,
}
