import { expect, test } from 'vitest'
import { searchFoods } from '#domain/food/match/search-foods.ts'

const found = (typed: string) => searchFoods(typed).map(({ id }) => id)

test('what is typed finds foods by the beginnings of their words, the plainest first', () => {
  expect(found('oat m')[0]).toBe('oat-milk')
  expect(found('milk o')[0]).toBe('oat-milk')
  expect(found('onion')[0]).toBe('onion')
  expect(found('aubergine')).toContain('eggplant')
  expect(found('Jalapeño')).toContain('jalapeno')
})
test('nothing, and what is no food, finds nothing; never more than asked for', () => {
  expect(found('')).toEqual([])
  expect(found('  <b> ')).toEqual(found('b'))
  expect(found('qqqq')).toEqual([])
  expect(searchFoods('c', 3)).toHaveLength(3)
})
