import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import type { Intents } from '#domain/wish/intents.ts'
import { phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'

/** A dish that the catalogue has by the name of what it is without comes first: meatballs, and no breadcrumbs, are 'meatballs without breadcrumbs'. */
export function calledWithout(dish: DishMeaning, { foods, refusedDishes }: Intents): DishMeaning {
  const refused = [...foods.filter(({ as }) => as === 'refused'), ...refusedDishes].slice(0, 4)
  for (const { words } of refused) {
    const name = `${dish.words} without ${words}`.split(' ')
    const found = phraseAt(name, 0)
    const own = found?.length === name.length && found.meaning?.is === 'dish' ? found.meaning.dish : undefined
    if (own && bookDishes.has(own.forms[0] ?? ''))
      return { ...own, words: dish.words, forms: [...new Set([...own.forms, ...dish.forms])] }
  }
  return dish
}
