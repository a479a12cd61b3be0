import { expect, it } from 'vitest'
import { foodsOf } from '#client/features/ideas/foods.ts'

it('reads what is there out of an address: none twice, none empty', () => {
  expect(foodsOf('rice, half a  cabbage,,Rice ,chickpeas')).toEqual(['rice', 'half a cabbage', 'chickpeas'])
  expect(foodsOf('')).toEqual([])
})
