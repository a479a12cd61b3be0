import { everyFoodOf } from '#domain/food/line/line.ts'
import { dislikeOf } from '#domain/food/match/disliked-foods.ts'
import type { ReadLine } from '#domain/recipe/verify/reading/read-recipe.ts'

/**
 * Does a line hold a food that somebody will not have, said in their own words ('mushrooms', 'cilantro', 'seafood')? The food itself,
 * foods made of it and the members of a family count; a name that only sounds alike does not ('milk' is not coconut milk, 'beef' no beefsteak tomato).
 */
export function isDisliked(line: ReadLine, dislike: string): boolean {
  const { stems, isOf, alike, isCommonWord } = dislikeOf(dislike)
  if (stems.length === 0) return false
  const foods = everyFoodOf(line.line)
  if (foods.some(isOf)) return true
  if (isCommonWord || (foods.length > 0 && foods.every(({ id }) => alike.has(id)))) return false
  return stems.every((word) => line.nameWords.includes(word))
}
