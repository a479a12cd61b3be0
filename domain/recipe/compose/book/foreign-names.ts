import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { wordSet } from '#domain/plain-text.ts'
import { stemsOf } from '#domain/recipe/compose/book/titled.ts'
import { commonness } from '#domain/text/frequent-words.ts'
import { joiners } from '#domain/wish/lexicon/small-words.ts'
import { type Found, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import { isCommon } from '#domain/wish/spelling/spelling.ts'

/** Whether a word that few know stands for a food that is printed by another name: the 'nata' that is cream, or the 'egusi' that are pepitas. In a name of more words it tells of a dish. */
export function isCalledOtherwise(part: readonly string[], { words: said, foods: ids = [] }: Found): boolean {
  if (part.some((word) => commonness(word) !== undefined)) return false
  const own = new Set(
    ids.flatMap((id) => {
      const food = namedFood(id)?.food
      return food ? stemsOf(`${food.name} ${food.plural}`.toLowerCase()) : []
    }),
  )
  return said !== part.join(' ') || !part.some((word) => stemsOf(word).every((stem) => own.has(stem)))
}

/** Whether a dish is called after the food, and has it not only beside: kofta with cream is no malai kofta. */
export function isToldFirst({ words, foods: ids = [] }: Found, title: string, before = ''): boolean {
  const [head = ''] = title.split(/ with /i)
  const told = new Set(stemsOf(joining.has(before) || joiners.has(before) ? title : head))
  const names = [words, ...ids.slice(0, severalFoods).flatMap((id) => namedFood(id)?.food.name ?? [])]
  return names.some((name) => told.has(stemsOf(name.toLowerCase()).at(-1) ?? name))
}

/** A word that is in no dictionary and that no kitchen knows. */
export function isStrange(word: string): boolean {
  return !isCommon(word) && phraseAt([word], 0) === undefined
}

/** Words by which a food is set beside a dish, in several tongues. */
const joining = wordSet('with and in on con mit avec med met com')
/** Of a word that means many foods the first tell what it means. */
const severalFoods = 8
