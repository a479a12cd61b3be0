import { type Chance, chanceFrom } from '#domain/chance.ts'
import { type AllowedFoods, allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { type Reading, readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** What composing knows of the cook, whichever dish is tried. */
export interface Asking {
  wish: HeardWish
  reading: Reading
  allowed: AllowedFoods
  /** 0 at first; higher as tries fail for time or money: price and minutes then weigh more, and toppings are left out. */
  strain: number
}

/** What one try of composing knows, with the luck of the dish that is tried. */
export interface Asked extends Asking {
  chance: Chance
}

/** A wish as it is asked whatever the seed. */
export function askedAlike(wish: HeardWish): Asked {
  const reading = readWish(wish)
  const allowed = allowedFoods(wish, reading.excluded, reading)
  return { wish, reading, allowed, chance: chanceFrom(1), strain: 0 }
}
