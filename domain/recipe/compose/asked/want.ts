import type { FoodByName } from '#domain/catalogue/foods/food-words.ts'

/** A food the cook wants: their words for it, and the foods of which any one will do. */
export interface Want extends FoodByName {
  /** Those of the foods whose name has the cook's word: who says beans hardly thinks of edamame. Empty where none has. */
  best: readonly string[]
  /** The cook has it cooked already. */
  leftover?: boolean
  /** There is much of it to use. */
  much?: boolean
  /** How much of it there is, in grams and in the cook's words; `isLoose` where an 'a' is all that says it. */
  grams?: number
  said?: string
  isLoose?: boolean
  /** The dish that the cook named is named for it. */
  owed?: boolean
  /** The cook's own words rule it out, by a refusal or a diet without meat or animals: a vegetarian beef stew is still a stew. */
  barred?: boolean
}
