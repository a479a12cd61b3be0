import { plainWords } from '#domain/catalogue/foods/food-words.ts'
import { foreignFirst, foreignFoods } from '#domain/wish/lexicon/foreign-foods.ts'
import { spelled } from '#domain/wish/spelling/spelling.ts'

/** The usual English word for a food that is named in another tongue, in regional English or misspelt; otherwise the words, plain. */
export function englishFor(words: string): string {
  const plain = plainWords(words).map(spelled).join(' ')
  const meaning = kinds.has(plain) ? undefined : foreignFoods.get(plain)
  return meaning?.is === 'food' ? meaning.food : plain
}

/** The words as they are, but for those that mean another food first. */
export function wordsFirst(words: string): string {
  return foreignFirst.has(plainWords(words).join(' ')) ? englishFor(words) : words
}

/** Kinds of bread: who refuses one has nothing against the others. */
const kinds: ReadonlySet<string> = new Set(['baguette', 'ciabatta', 'sourdough'])
