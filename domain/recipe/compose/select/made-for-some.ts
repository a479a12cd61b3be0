import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import type { Mood } from '#domain/wish/meaning.ts'

/** Whether a dish is written for others than this cook. */
export function isMadeForOthers({ id }: Form, { intents: { foods, moods, hasChildren } }: HeardWish): boolean {
  const whom = bookDishes.get(id)?.entry.madeFor
  if (whom === 'leftovers') return !foods.some(({ leftover }) => leftover)
  if (whom === 'small children')
    return !(hasChildren && forSmall.some((mood) => moods.has(mood))) && !moods.has('no-salt')
  return whom === 'no salt' && !moods.has('no-salt') && !moods.has('low-salt')
}

/** What is asked of a dish for who has few teeth, or leaves most things on the plate. */
const forSmall: readonly Mood[] = ['soft', 'plain', 'hidden vegetables']
