import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { findFood } from '#domain/food/match/find-food.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { hear } from '#domain/wish/heard-wish.ts'

/**
 * The wish with what stands among its foods and is none, but says what is wanted ('something with the leeks', 'a soup without cream'), among
 * its notes, where it is heard like every other word. What nobody understands stays where it was, and is told of there.
 */
export function withWordsHeard(wish: Wish): Wish {
  const spoken = wish.include.filter(isSpoken)
  if (spoken.length === 0) return wish
  const notes = [...spoken, wish.notes].map((words) => words.trim()).filter((words) => words !== '')
  return { ...wish, include: wish.include.filter((words) => !spoken.includes(words)), notes: notes.join('. ') }
}

/** Names of the foods that words speak of, whether they are a food's name or a sentence; those that are refused are not among them. */
export function foodsSpokenOf(words: string): string[] {
  if (findFood(words).food) return [words]
  return readWish(hear({ ...anything, notes: words })).wanted.flatMap(({ best, anyOf }) => {
    const food = namedFood(best[0] ?? anyOf[0] ?? '')?.food
    return food ? [food.name] : []
  })
}

/** Whether words are no food, and mean something to the kitchen all the same. */
function isSpoken(words: string): boolean {
  if (readWish(hear({ ...anything, include: [words] })).notes.length === 0) return false
  const { wanted, excluded, forms, notes } = readWish(hear({ ...anything, notes: words }))
  return notes.length === 0 && (wanted.length > 0 || excluded.size > 0 || forms.length > 0)
}
