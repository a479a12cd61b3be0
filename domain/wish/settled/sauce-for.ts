import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import type { Intents, Named } from '#domain/wish/intents.ts'

/** The foods of a wish but for those that a sauce is to go on: in 'tartar sauce for two pieces of fish' there is no fish. */
export function withoutWhatSauceIsFor({ dishes, foods }: Intents, words: readonly string[]): Named[] {
  const [asked] = dishes
  if (!bookDishes.get(asked?.forms[0] ?? '')?.entry.part) return foods
  return foods.filter(({ as, from }) => as !== 'wanted' || !isSaidFor(words, from))
}

function isSaidFor(words: readonly string[], from: number): boolean {
  return /\bfor(?: (?!(?:and|or|with|of|from)\b)[a-z]+){0,2}$/.test(words.slice(Math.max(0, from - 3), from).join(' '))
}
