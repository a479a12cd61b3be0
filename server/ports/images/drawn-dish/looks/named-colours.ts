import type { Colour } from '#server/ports/images/drawn-dish/colour.ts'
import type { FoodLook } from '#server/ports/images/drawn-dish/looks/food-look.ts'

/** Kinds of one food that have a color of their own, by what their line calls them. */
const named: readonly (readonly [RegExp, Colour, strength?: number])[] = [
  [/\byellow (?:split )?lentils?\b|\b(?:toor|tur|chana|moong|arhar) dal\b/, '#e2b044'],
  [/\bgreen lentils?\b/, '#8a7f42'],
  [/\b(?:black|beluga) lentils?\b|\b(?:whole|black) urad\b|\bblack gram\b/, '#3d312d'],
  [/\bsalsa verde\b|\btomatillo (?:salsa|sauce)\b|\bgreen (?:salsa|enchilada sauce)\b/, '#8fa63a'],
  [/\baperol\b/, '#f2582a', 3],
  [/\b(?:campari|grenadine)\b/, '#d2202e', 3],
  [/\b(?:coffee liqueur|kahlua)\b/, '#3a1a0c', 3],
  [/\b(?:blue curacao)\b/, '#2a8ad2', 3],
  [/\bgreen papayas?\b/, '#dfe6b0'],
  [/\bgreen grapes?\b/, '#b6c65e'],
  [/\byellow (?:cherry )?tomato(?:es)?\b/, '#efb83a'],
  [/\bgolden beets?\b/, '#e6a02e'],
  [/\borange (?:bell )?peppers?\b/, '#ee8a2c'],
  [/\bwhite asparagus\b/, '#ece3bd'],
  [/\bpurple (?:potatoes|sweet potatoes|cauliflower|carrots)\b/, '#6b3f78'],
]

/** A food in the color of its kind. */
export function inItsColour(food: FoodLook, words: string): FoodLook {
  const [, colour, strength = food.strength] = named.find(([said]) => said.test(words)) ?? []
  return colour ? { ...food, look: { ...food.look, colour }, dye: colour, strength } : food
}
