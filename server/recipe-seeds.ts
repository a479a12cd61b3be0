import { randomInt } from 'node:crypto'
import { hashOf } from '#domain/chance.ts'

/** A whole number below 2^31 for the next recipe of whoever has this address: all chance of its composer comes from it. */
export type RecipeSeeds = (email: string) => number

/** By luck. With a number `from` which to draw, each member's are the same in every run, whoever else asks meanwhile. */
export function openRecipeSeeds(from: number | undefined): RecipeSeeds {
  if (from === undefined) return () => randomInt(2 ** 31)
  const drawn = new Map<string, number>()
  return (email) => {
    const count = (drawn.get(email) ?? 0) + 1
    drawn.set(email, count)
    return hashOf(`${from} ${email} ${count}`) >>> 1
  }
}
