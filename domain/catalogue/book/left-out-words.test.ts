import { expect, it } from 'vitest'
import { gone, withoutGone, withoutNames } from '#domain/catalogue/book/left-out-words.ts'

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
  ['Brown the beef with _ in a skillet, 8 minutes.', 'Brown the beef in a skillet, 8 minutes.'],
  ['Beat in the eggs, one at a time, with _.', 'Beat in the eggs, one at a time.'],
  ['Pour in the stock, add _ and simmer for 6 minutes.', 'Pour in the stock and simmer for 6 minutes.'],
  ['Stir in _, then the tomatoes, and cook.', 'Stir in the tomatoes, and cook.'],
  ['Cook until limp, 2 minutes; stir in _ for 30 seconds.', 'Cook until limp, 2 minutes.'],
  ['Season with the lime juice and ladle over _.', 'Season with the lime juice and ladle into bowls.'],
  ['Season with the salt and serve in _ with the onion.', 'Season with the salt and serve with the onion.'],
  ['Nothing is gone from here.', 'Nothing is gone from here.'],
])('%s', (sentence, said) => {
  expect(without(sentence)).toBe(said)
})

it.each([
  'Add the oil and _, let them crackle.',
  'Season the chicken with _, spread with half of the mustard and roll it up.',
  'Add the stock and half of _.',
  'Brush the loaves with _ until they shine.',
  'Stir in _ and pour it over, stopping before the last spoonful.',
])('%s is not whole', (sentence) => {
  expect(without(sentence)).toBeUndefined()
})

it.each([
  ['Take out the bay leaf, season with the salt and serve.', 'bay leaf', 'Season with the salt and serve.'],
  ['Pick out the bay leaf and finish with the parsley.', 'bay leaf', 'Finish with the parsley.'],
  ['Discard the bay leaf.', 'bay leaf', ''],
  ['Bring out the potatoes, carrots and gravy.', 'carrot', 'Bring out the potatoes and gravy.'],
  ['Stir in the garlic and ginger.', 'garlic', 'Stir in the ginger.'],
  ['Let it stand for 5 minutes, which takes the sting out of the garlic.', 'garlic', 'Let it stand for 5 minutes.'],
])('%s without its %s', (sentence, name, said) => {
  expect(withoutNames(sentence, [name])).toBe(said)
})

it.each([
  ['Mash the soft garlic, the cheese and the tomatoes together.', 'garlic'],
  ['Cook until the cabbage just collapses, 2 minutes.', 'cabbage'],
  ['Stir until the garlic and ginger smell good.', 'garlic'],
])('%s is not whole without its %s', (sentence, name) => {
  expect(withoutNames(sentence, [name])).toBeUndefined()
})
