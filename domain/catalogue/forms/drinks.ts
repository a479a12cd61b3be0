import { aguaFresca } from '#domain/catalogue/forms/drinks/agua-fresca.ts'
import { coffeeDrink } from '#domain/catalogue/forms/drinks/coffee-drink.ts'
import { cooler } from '#domain/catalogue/forms/drinks/cooler.ts'
import { fruitShake } from '#domain/catalogue/forms/drinks/fruit-shake.ts'
import { horchata } from '#domain/catalogue/forms/drinks/horchata.ts'
import { hotDrink } from '#domain/catalogue/forms/drinks/hot-drink.ts'
import { icedTea } from '#domain/catalogue/forms/drinks/iced-tea.ts'
import { lemonade } from '#domain/catalogue/forms/drinks/lemonade.ts'
import { matchaLatte } from '#domain/catalogue/forms/drinks/matcha-latte.ts'
import { mulledJuice } from '#domain/catalogue/forms/drinks/mulled-juice.ts'
import { punch } from '#domain/catalogue/forms/drinks/punch.ts'
import { savoryDrink } from '#domain/catalogue/forms/drinks/savory-drink.ts'
import { shrub } from '#domain/catalogue/forms/drinks/shrub.ts'
import { smoothie } from '#domain/catalogue/forms/drinks/smoothie.ts'
import { spicedTea } from '#domain/catalogue/forms/drinks/spiced-tea.ts'
import { yogurtDrink } from '#domain/catalogue/forms/drinks/yogurt-drink.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { withLean } from '#domain/catalogue/forms/lean.ts'
import { withRefusals } from '#domain/catalogue/forms/refusals.ts'

/** Drinks, hot and cold. */
export const drinks: readonly Form[] = [
  cooler,
  hotDrink,
  punch,
  smoothie,
  aguaFresca,
  coffeeDrink,
  fruitShake,
  horchata,
  icedTea,
  lemonade,
  matchaLatte,
  mulledJuice,
  savoryDrink,
  shrub,
  spicedTea,
  yogurtDrink,
]
  .map(withLean)
  .map(withRefusals)
