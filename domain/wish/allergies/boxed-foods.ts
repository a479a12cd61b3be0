import {
  foodsBearing,
  foodsForbidden,
  foodsWanted,
  isFoodWord,
  plainWords,
  singular,
} from '#domain/catalogue/foods/food-words.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import { allergenWords } from '#domain/wish/lexicon/diet-words.ts'
import { phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import { englishFor, wordsFirst } from '#domain/wish/spelling/english-for.ts'
import { spelled, spelledAnyway } from '#domain/wish/spelling/spelling.ts'

/** Foods that words of a box mean: in English, or in another tongue, or misspelt. */
export function wantedBy(words: string): readonly string[] {
  const bare = words.replace(/^(?:(?:the|some|my|our|a|few) )*(?:left ?overs?) (?:of )?/i, '')
  if (bare !== words && bare) return wantedBy(bare)
  const plain = foodsWanted(wordsFirst(words))
  if (plain.length) return plain
  const tried = plainWords(words).map(spelled)
  const found = phraseAt(tried, 0)
  return found?.length === tried.length && found.foods?.length ? found.foods : foodsWanted(englishFor(words))
}

/** Foods that a box refuses, with what a sauce of ours is cooked from; of a class that is no food of its own, all foods in it. */
export function forbiddenBy(words: string): readonly string[] {
  const named = foodsOfName(words)
  return named.length ? named : foodsBearing(allergensOf(words))
}

/** Whether words are the name of an allergen and of no food that the kitchen has: 'tree nuts', 'crustaceans', 'casein'. */
export function namesAllergen(words: string): boolean {
  return allergensOf(words).length > 0 && foodsOfName(words).length === 0
}

function allergensOf(words: string): readonly Allergen[] {
  return allergenWords.get(plainWords(words).join(' ')) ?? []
}

function foodsOfName(words: string): readonly string[] {
  const tried = plainWords(words).map(spelledAnyway)
  const found = phraseAt(tried, 0)
  const foreign = found?.length === tried.length ? (found.foods ?? []) : []
  const base = madeAtHome.get(singular(words)) ?? []
  return [
    ...new Set(
      [words, tried.join(' '), englishFor(words), ...base].flatMap((each) => [...foodsForbidden(each)]).concat(foreign),
    ),
  ]
}
/** Sauces that are cooked here from their first food: who refuses one refuses that. Who wants a burger without its bun wants no slice of bread instead, and who is out of butter has none of plants either. */
const madeAtHome: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...['tomato sauce', 'red sauce', 'marinara', 'marinara sauce', 'pizza sauce', 'pasta sauce'].map(
    (sauce) => [sauce, ['canned tomatoes', 'tomato puree', 'tomato paste']] as const,
  ),
  ['butter', ['butter', 'vegan butter']],
  ...['bread', 'bun', 'burger bun', 'hamburger bun', 'hot dog bun', 'roll'].map(
    (bread) => [bread, ['bread', 'bun']] as const,
  ),
])

/** Whether words of a box name a food, whether or not the kitchen cooks with it. */
export function isFood(words: string): boolean {
  return isFoodWord(words) || namesAllergen(words) || phraseAt(plainWords(words).map(spelled), 0)?.foods !== undefined
}
