import type { Bought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { boughtDairyAndStaples } from '#server/ports/images/drawn-dish/beside/foods/bought-dairy-and-staples.ts'
import { boughtFruit } from '#server/ports/images/drawn-dish/beside/foods/bought-fruit.ts'
import { boughtMeatAndFish } from '#server/ports/images/drawn-dish/beside/foods/bought-meat-and-fish.ts'
import { boughtSweetsAndNuts } from '#server/ports/images/drawn-dish/beside/foods/bought-sweets-and-nuts.ts'
import { boughtVegetables } from '#server/ports/images/drawn-dish/beside/foods/bought-vegetables.ts'

/** Every food that can be told by how it is bought, by its id in the table of foods. */
export const boughtFoods: ReadonlyMap<string, Bought> = new Map([
  ...boughtVegetables,
  ...boughtFruit,
  ...boughtSweetsAndNuts,
  ...boughtMeatAndFish,
  ...boughtDairyAndStaples,
])
