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
  ['Add the stock and half of _.', 'Add the stock.'],
  ['Add _ and cook for 1 minute, then add the flour.', 'Add the flour.'],
  ['Cook _ until soft, 5 minutes, then the garlic for 1 minute.', 'Cook the garlic for 1 minute.'],
  ['Cook _ with the carrots until soft, 5 minutes.', 'Cook the carrots until soft, 5 minutes.'],
  ['Soften the celery, 3 minutes, adding _ at the end.', 'Soften the celery, 3 minutes.'],
  ['Warm the oil with _ in a pan until it sizzles, 2 minutes.', 'Warm the oil in a pan until it shimmers, 2 minutes.'],
  ['Melt the butter and soften _ for 1 minute, scraping.', 'Melt the butter, scraping.'],
  ['Fry the chile until _ is golden, 1 minute.', 'Fry the chile for 1 minute.'],
  ['Warm the oil until _ is gold and the oil is red.', 'Warm the oil until the oil is red.'],
  ['Stir the oregano in it, without letting _ brown.', 'Stir the oregano in it.'],
  ['Add the butter and _ and cook until soft, 7 minutes.', 'Add the butter.'],
  ['A leg of lamb studded with _ and rosemary.', 'A leg of lamb studded with rosemary.'],
  ['Pour the wine into _ and let it bubble.', 'Pour the wine into the pan and let it bubble.'],
  ['Meanwhile, soften _ in the oil in a pan, 5 minutes.', 'Meanwhile, heat the oil in a pan.'],
  ['Nothing is gone from here.', 'Nothing is gone from here.'],
])('%s', (sentence, said) => {
  expect(without(sentence)).toBe(said)
})

it.each([
  'Add the oil and _, let them crackle.',
  'Season the chicken with _, spread with half of the mustard and roll it up.',
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
  [
    'Mash the soft garlic, the cheese and the tomatoes together.',
    'garlic',
    'Mash the cheese and the tomatoes together.',
  ],
  ['Pour the garlicky fat over it.', 'garlic', 'Pour the fat over it.'],
  ['Linguine in a briny, garlicky broth.', 'garlic', 'Linguine in a briny broth.'],
  ['Take the garlic out earlier if it is soft.', 'garlic', ''],
  ['Let it stand for 5 minutes, which takes the sting out of the garlic.', 'garlic', 'Let it stand for 5 minutes.'],
])('%s without its %s', (sentence, name, said) => {
  expect(withoutNames(sentence, [name])).toBe(said)
})

it.each([
  ['Cook until the cabbage just collapses, 2 minutes.', 'cabbage'],
  ['Stir until the garlic and ginger smell good.', 'garlic'],
])('%s is not whole without its %s', (sentence, name) => {
  expect(withoutNames(sentence, [name])).toBeUndefined()
})
