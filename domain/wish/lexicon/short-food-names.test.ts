import { expect, it } from 'vitest'
import { shortFoodNames } from '#domain/wish/lexicon/short-food-names.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

it('hears each short name as a food that the kitchen cooks with, or as the dish of that name', () => {
  const deaf = [...shortFoodNames.keys()].filter((name) => {
    const { foods, dishes } = parseNotes(`dinner with ${name}`)
    return !foods.some(({ anyOf }) => anyOf.length > 0) && !dishes.length
  })
  expect(deaf).toEqual([])
})

it.each([
  ['gnocchi with cherry toms', 'cherry-tomatoes'],
  ['avo and toms', 'tomato'],
  ['spag with parm', 'parmesan'],
])('no fruit and no stranger: %s', (notes, id) => {
  expect(parseNotes(notes).foods.flatMap(({ anyOf }) => anyOf)).toContain(id)
  expect(parseNotes(notes).unheard).toEqual([])
})
