import { expect, it } from 'vitest'
import { minutesToBoil } from '#domain/catalogue/book/pot-to-boil.ts'

const step = (text: string, waiting = 9) => ({ active: 2, waiting, meanwhile: true, byTurns: false, text })

it.each([
  ['Boil {penne} in a large pot of salted water until tender, 9 minutes, and drain.', 9, 6],
  ['Boil {penne} in a large pot of salted water until tender, 9 minutes, and drain.', 16, 0],
  ['Lower {egg} into boiling water and cook for 9 minutes, until set.', 9, 2],
  ['Pour boiling water over {cabbage} and leave it for 1 minute.', 0, 0],
  ['Cover {red-onion} with cold water and let it soak for 10 minutes.', 10, 0],
])('%s, with %i minutes, lacks %i', (text, waiting, lacking) => {
  expect(minutesToBoil(step(text, waiting), [], 4)).toBe(lacking)
})

it('counts a pot that was put on before once, and more water for more', () => {
  const pasta = step('Boil {penne} in a large pot of salted water until tender, 9 minutes, and drain.')
  expect(minutesToBoil(pasta, [step('Bring a large pot of salted water to a boil.')], 4)).toBe(0)
  expect(minutesToBoil(pasta, [], 8)).toBeGreaterThan(minutesToBoil(pasta, [], 4))
})
