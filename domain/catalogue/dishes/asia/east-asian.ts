import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { asianHomePots } from '#domain/catalogue/dishes/asia/east-asian/asian-home-pots.ts'
import { chineseBraises } from '#domain/catalogue/dishes/asia/east-asian/chinese-braises.ts'
import { chineseHomeCooking } from '#domain/catalogue/dishes/asia/east-asian/chinese-home-cooking.ts'
import { chineseRiceAndNoodles } from '#domain/catalogue/dishes/asia/east-asian/chinese-rice-and-noodles.ts'
import { chineseSoupsAndDumplings } from '#domain/catalogue/dishes/asia/east-asian/chinese-soups-and-dumplings.ts'
import { chineseStirFries } from '#domain/catalogue/dishes/asia/east-asian/chinese-stir-fries.ts'
import { chineseTakeoutChicken } from '#domain/catalogue/dishes/asia/east-asian/chinese-takeout-chicken.ts'
import { japaneseEggsSobaAndStew } from '#domain/catalogue/dishes/asia/east-asian/japanese-eggs-soba-and-stew.ts'
import { japaneseFriedAndCurries } from '#domain/catalogue/dishes/asia/east-asian/japanese-fried-and-curries.ts'
import { japaneseNoodlesAndSoups } from '#domain/catalogue/dishes/asia/east-asian/japanese-noodles-and-soups.ts'
import { japaneseRiceBowls } from '#domain/catalogue/dishes/asia/east-asian/japanese-rice-bowls.ts'
import { korean } from '#domain/catalogue/dishes/asia/east-asian/korean.ts'
import { koreanAndJapaneseSmallPlates } from '#domain/catalogue/dishes/asia/east-asian/korean-and-japanese-small-plates.ts'
import { moreTakeout } from '#domain/catalogue/dishes/asia/east-asian/more-takeout.ts'
import { peanutAndGochujangNoodles } from '#domain/catalogue/dishes/asia/east-asian/peanut-and-gochujang-noodles.ts'
import { ricePorridges } from '#domain/catalogue/dishes/asia/east-asian/rice-porridges.ts'

/** Dishes of China, Japan and Korea, as homes and takeout counters make them. */
export const eastAsian: DishEntries = {
  ...chineseHomeCooking,
  ...chineseRiceAndNoodles,
  ...chineseSoupsAndDumplings,
  ...chineseStirFries,
  ...chineseTakeoutChicken,
  ...japaneseFriedAndCurries,
  ...japaneseNoodlesAndSoups,
  ...japaneseRiceBowls,
  ...koreanAndJapaneseSmallPlates,
  ...korean,
  ...moreTakeout,
  ...peanutAndGochujangNoodles,
  ...japaneseEggsSobaAndStew,
  ...ricePorridges,
  ...asianHomePots,
  ...chineseBraises,
}
