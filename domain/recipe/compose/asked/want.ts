import { type FoodByName, singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Intents } from '#domain/wish/intents.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import { foodOfTaste } from '#domain/wish/parser/qualities.ts'

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

/** A want of some foods in the cook's words: those that bear a word of theirs are the best of them. */
export function wantOf(words: string, anyOf: readonly string[]): Want {
  const said = singular(words).split(' ')
  const bears = (id: string) => {
    const food = namedFood(id)
    const names = food ? [food.food.name, ...(food.behaviour.listed ?? [])] : []
    return names.some((name) => {
      const its = singular(name).split(' ')
      return said.some((word) => word.length > 2 && its.includes(word))
    })
  }
  const own = anyOf.filter((id) => singular(namedFood(id)?.food.name ?? '') === said.join(' '))
  if (own.length) return { words, anyOf, best: own }
  // whoever wants the vegan kind says so
  const plain = anyOf.filter((id) => !/^(?:vegan|veg|gf|df|soy|oat|low-fat|nonfat)-/.test(id))
  const called = plain.filter(bears)
  // of some kinds the word stands in the names of the odd ones alone: no cheddar is called cheese, and no spaghetti pasta
  if (anyOf.filter(bears).length < anyOf.length / 2) return { words, anyOf, best: plain.filter((id) => !bears(id)) }
  return { words, anyOf, best: called.length ? called : anyOf.filter(bears) }
}

/** Foods that a taste is made of: who wants something minty is to have mint in it, if the dish has a place for it. */
export function tasteWants({ qualities }: Pick<Intents, 'qualities'>): Want[] {
  return qualities.flatMap(({ word, isDenied, of }) => {
    const food = isDenied || of ? undefined : foodOfTaste(word)
    const anyOf = food ? (foodNamed(food) ?? []) : []
    return food && anyOf.length ? [wantOf(food, anyOf)] : []
  })
}
