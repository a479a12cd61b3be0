import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { chineseHomeCooking } from '#domain/catalogue/dishes/east-asian/chinese-home-cooking.ts'
import { chineseRiceAndNoodles } from '#domain/catalogue/dishes/east-asian/chinese-rice-and-noodles.ts'
import { chineseStirFries } from '#domain/catalogue/dishes/east-asian/chinese-stir-fries.ts'
import { chineseTakeoutChicken } from '#domain/catalogue/dishes/east-asian/chinese-takeout-chicken.ts'

/** Dishes of China, Japan and Korea, as homes and takeout counters make them. */
export const eastAsian: DishEntries = {
  ...chineseHomeCooking,
  ...chineseRiceAndNoodles,
  ...chineseStirFries,
  ...chineseTakeoutChicken,
}
