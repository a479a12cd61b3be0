/** A food she wants: her words, and the foods of which any one will do. */
export interface Want {
  words: string
  anyOf: readonly string[]
  /** Those of the foods that bear her word: who says beans hardly thinks of edamame. Empty where none does. */
  best: readonly string[]
  /** She has it cooked. */
  leftover?: boolean
  /** The dish that she named is named for it. */
  owed?: boolean
  /** Her own words rule it out, by a refusal or a diet without meat or animals: a vegetarian beef stew is still a stew. */
  barred?: boolean
}
