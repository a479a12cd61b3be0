import { expect, it } from 'vitest'
import { shortFoodNames } from '#domain/wish/lexicon/short-food-names.ts'
import { listen } from '#domain/wish/listen.ts'

it('hears each short name as a food that the kitchen cooks with, or as the dish of that name', () => {
  const deaf = [...shortFoodNames.keys()].filter((name) => {
    const { foods, dishes } = listen(`dinner with ${name}`)
    return !foods.some(({ anyOf }) => anyOf.length > 0) && !dishes.length
  })
  expect(deaf).toEqual([])
})

it.each([
  ['gnocchi with cherry toms', 'cherry-tomatoes'],
  ['avo and toms', 'tomato'],
  ['spag with parm', 'parmesan'],
])('no fruit and no stranger: %s', (notes, id) => {
  expect(listen(notes).foods.flatMap(({ anyOf }) => anyOf)).toContain(id)
  expect(listen(notes).unheard).toEqual([])
})
