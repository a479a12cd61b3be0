import { expect, it } from 'vitest'
import { gone, withoutGone } from '#domain/recipe/compose/book/left-out-words.ts'

const without = (sentence: string) => withoutGone(sentence.replaceAll('_', gone))

it.each([
  ['Add the onion, _ and the celery.', 'Add the onion and the celery.'],
  ['Add _ and the celery.', 'Add the celery.'],
  ['Add the onion and _ and cook until soft, 6 minutes.', 'Add the onion and cook until soft, 6 minutes.'],
  ['Drizzle with the oil, season with _ and serve.', 'Drizzle with the oil and serve.'],
  ['Stir in the cream and season with _.', 'Stir in the cream.'],
  ['Serve over the mash, topped with _.', 'Serve over the mash.'],
  ['Season with _ and serve.', 'Serve.'],
  ['Rub the chicken with _.', ''],
  ['Fry the peppers for 3 minutes, then _ for 30 seconds.', 'Fry the peppers for 3 minutes.'],
  ['Warm the oil in a skillet and cook _ until soft, 6 minutes.', 'Warm the oil in a skillet.'],
  ['Soften _ in the oil in a pot over medium heat, 5 minutes.', 'Heat the oil in a pot over medium heat.'],
  ['Nothing is gone from here.', 'Nothing is gone from here.'],
])('%s', (sentence, said) => {
  expect(without(sentence)).toBe(said)
})

it.each([
  'Add the oil and _, let them crackle.',
  'Season the chicken with _, spread with half of the mustard and roll it up.',
  'Add the stock and half of _.',
  'Stir in _ and pour it over, stopping before the last spoonful.',
])('%s is not whole', (sentence) => {
  expect(without(sentence)).toBeUndefined()
})
