import type { Behaviours } from '#domain/recipe/compose/behaviour.ts'
import { aromaticsAndHerbs } from '#domain/recipe/compose/behaviours/aromatics-and-herbs.ts'
import { dairy } from '#domain/recipe/compose/behaviours/dairy.ts'
import { handFood } from '#domain/recipe/compose/behaviours/hand-food.ts'
import { meatAndFish } from '#domain/recipe/compose/behaviours/meat-and-fish.ts'
import { nutsAndFruit } from '#domain/recipe/compose/behaviours/nuts-and-fruit.ts'
import { ovenAndSoups } from '#domain/recipe/compose/behaviours/oven-and-soups.ts'
import { pantry } from '#domain/recipe/compose/behaviours/pantry.ts'
import { saladsAndBreakfasts } from '#domain/recipe/compose/behaviours/salads-and-breakfasts.ts'
import { spices } from '#domain/recipe/compose/behaviours/spices.ts'
import { starchesAndBaking } from '#domain/recipe/compose/behaviours/starches-and-baking.ts'
import { sweetsAndDrinks } from '#domain/recipe/compose/behaviours/sweets-and-drinks.ts'
import { tofuEggsAndPulses } from '#domain/recipe/compose/behaviours/tofu-eggs-and-pulses.ts'
import { vegetables } from '#domain/recipe/compose/behaviours/vegetables.ts'

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
