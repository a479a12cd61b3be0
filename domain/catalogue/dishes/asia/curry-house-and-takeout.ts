import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { curriesFromAJar } from '#domain/catalogue/dishes/asia/curry-house-and-takeout/curries-from-a-jar.ts'
import { curryHouseChicken } from '#domain/catalogue/dishes/asia/curry-house-and-takeout/curry-house-chicken.ts'
import { duckAndDimSum } from '#domain/catalogue/dishes/asia/curry-house-and-takeout/duck-and-dim-sum.ts'
import { indianRiceAndSea } from '#domain/catalogue/dishes/asia/curry-house-and-takeout/indian-rice-and-sea.ts'
import { philippinesAndKorea } from '#domain/catalogue/dishes/asia/curry-house-and-takeout/philippines-and-korea.ts'
import { takeoutCounter } from '#domain/catalogue/dishes/asia/curry-house-and-takeout/takeout-counter.ts'
import { thaiAndMalay } from '#domain/catalogue/dishes/asia/curry-house-and-takeout/thai-and-malay.ts'

/** What curry houses, takeout counters and their home kitchens are asked for. */
export const curryHouseAndTakeout: DishEntries = {
  ...curriesFromAJar,
  ...curryHouseChicken,
  ...duckAndDimSum,
  ...indianRiceAndSea,
  ...philippinesAndKorea,
  ...takeoutCounter,
  ...thaiAndMalay,
}
