import type { IngredientLine } from '#domain/food/line/line.ts'
import { isNamedByTerms } from '#domain/food/line/words/line-places.ts'
import { isUnreadNote } from '#domain/food/line/words/unread-note.ts'
import { isOfFoods, wordsOfFoods } from '#domain/food/match/find-food.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import { remembered } from '#domain/remembered.ts'

/** What stands beside the foods of a line and cannot be read: a slip of the pen, a foreign word. */
export function unreadBeside({ foods, preparation }: IngredientLine): string[] {
  const names = foods.filter(({ food, corrected }) => food && !corrected)
  return [preparation, ...names.map(({ words, aside }) => (aside ? behindName(words) : words))].filter(isUnread)
}

/** Remembered, as each way of mending a line says the same beside its food. */
const isUnread = remembered(
  (text): boolean =>
    !foodWords(text).every((word) => wordsOfFoods().has(word)) &&
    isUnreadNote(text, (words) => isOfFoods(words) || isNamedByTerms(words)),
  { size: () => 0 },
)

/** Of a name that was read by its head with the words before it weighed: 'with chervil', 'in brine'. */
function behindName(words: string): string {
  return /(?<=\s)(?:with|in|from|on|plus|and|or)\s.*$/is.exec(words)?.[0] ?? ''
}
