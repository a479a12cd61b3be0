import type { Form } from '#domain/recipe/compose/form.ts'
import { aguaFresca } from '#domain/recipe/compose/forms/drinks/agua-fresca.ts'
import { coffeeDrink } from '#domain/recipe/compose/forms/drinks/coffee-drink.ts'
import { cooler } from '#domain/recipe/compose/forms/drinks/cooler.ts'
import { fruitShake } from '#domain/recipe/compose/forms/drinks/fruit-shake.ts'
import { horchata } from '#domain/recipe/compose/forms/drinks/horchata.ts'
import { hotDrink } from '#domain/recipe/compose/forms/drinks/hot-drink.ts'
import { icedTea } from '#domain/recipe/compose/forms/drinks/iced-tea.ts'
import { lemonade } from '#domain/recipe/compose/forms/drinks/lemonade.ts'
import { matchaLatte } from '#domain/recipe/compose/forms/drinks/matcha-latte.ts'
import { mulledJuice } from '#domain/recipe/compose/forms/drinks/mulled-juice.ts'
import { punch } from '#domain/recipe/compose/forms/drinks/punch.ts'
import { savoryDrink } from '#domain/recipe/compose/forms/drinks/savory-drink.ts'
import { shrub } from '#domain/recipe/compose/forms/drinks/shrub.ts'
import { smoothie } from '#domain/recipe/compose/forms/drinks/smoothie.ts'
import { spicedTea } from '#domain/recipe/compose/forms/drinks/spiced-tea.ts'
import { yogurtDrink } from '#domain/recipe/compose/forms/drinks/yogurt-drink.ts'
import { withLean } from '#domain/recipe/compose/forms/lean.ts'
import { withRefusals } from '#domain/recipe/compose/forms/refusals.ts'

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
