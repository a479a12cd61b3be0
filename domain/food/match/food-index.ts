import type { Food } from '#domain/food/food.ts'
import { beginningsOf, foodWords, wordsKey } from '#domain/food/match/food-words.ts'

/** Foods by every name: `byKey` by the key of a whole name, `byWord` by each word of it, `vocabulary` all words of all names. */
export interface FoodIndex {
  byKey: ReadonlyMap<string, Food>
  /** How keys begin: their first letters, one to twelve. */
  beginnings: ReadonlySet<string>
  byWord: ReadonlyMap<string, readonly NamedBy[]>
  vocabulary: ReadonlySet<string>
}
/** A food and the words of one of its names. */
interface NamedBy {
  food: Food
  words: readonly string[]
}

/** Where two foods claim one name, the one whose own name it is wins over an alias, and the earlier over the later. */
export function indexFoods(foods: Iterable<Food>): FoodIndex {
  const byKey = new Map<string, Food>()
  const byWord = new Map<string, NamedBy[]>()
  const all = [...foods]
  const add = (food: Food, name: string) => {
    const words = foodWords(name)
    const key = wordsKey(words)
    if (key && !byKey.has(key)) byKey.set(key, food)
    for (const word of words) {
      const named = byWord.get(word)
      if (named) named.push({ food, words })
      else byWord.set(word, [{ food, words }])
    }
  }
  for (const food of all) add(food, food.name)
  for (const food of all) add(food, food.plural)
  for (const food of all) for (const alias of food.aliases) add(food, alias)
  // 'leg of lamb' is also found as 'lamb leg', but 'cream of coconut' never as 'coconut cream', which is another food.
  for (const food of all) {
    for (const name of [food.name, food.plural, ...food.aliases]) {
      const words = foodWords(name)
      const of = words.indexOf('of')
      const turned = of > 0 ? wordsKey([...words.slice(of + 1), ...words.slice(0, of)]) : ''
      if (turned && !byKey.has(turned)) byKey.set(turned, food)
    }
  }
  return {
    byKey,
    beginnings: new Set([...byKey.keys()].flatMap((key) => beginningsOf(key, mostOfBeginning))),
    byWord,
    vocabulary: new Set(byWord.keys()),
  }
}

/** Whether some key begins with these letters, as far as beginnings are known. */
export function canBegin({ beginnings }: FoodIndex, letters: string): boolean {
  return beginnings.has(letters.slice(0, mostOfBeginning))
}

const mostOfBeginning = 12
