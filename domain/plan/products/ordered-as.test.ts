import { expect, it } from 'vitest'
import { orderedAs } from '#domain/plan/products/ordered-as.ts'
import { itemText } from '#domain/plan/shopping/list-text.ts'
import { mergedFoods } from '#domain/plan/shopping/merged-foods.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'

it.each([
  ['2-3 lb chicken thighs', '2-3 lb chicken thighs', 'chicken thighs'],
  ['6 x 330 ml cola', '2 l cola', 'cola'],
  ['coke 6 x 330 ml', 'coke', 'coke'],
  ['€3 milk', 'milk', 'milk'],
  ['2-3 florps', 'florps', 'florps'],
  ['2-3 onions and carrots', 'onions and carrots', 'onions and carrots'],
  ['2 8-inch tortillas', '2 tortillas', 'tortillas'],
  // what says which ones stays
  [
    '2-3 lb organic chicken thighs (bone-in)',
    '2-3 lb organic chicken thighs (bone-in)',
    'organic chicken thighs (bone-in)',
  ],
  ['16/20 shrimp', '16/20 shrimp', '16/20 shrimp'],
  ['2-3 lb 16/20 shrimp', '2-3 lb 16/20 shrimp', '16/20 shrimp'],
  ['8-inch tortillas', '8-inch tortillas', '8-inch tortillas'],
  ['500 g half fat milk', '500 g half fat milk', 'half fat milk'],
  ['650 g onions', '650 g onions', 'onions'],
])('%s is ordered as %s and looked for as %s', (text, ordered, name) => {
  const item = orderedAs(typedItem(text))
  expect([itemText(item), item.name]).toEqual([ordered, name])
})

it('a line of several that were typed alike has one name', () => {
  const twice = mergedFoods(['2-3 onions', '2-3 onions'].map(typedItem))
  expect(twice.map(orderedAs)).toEqual([{ name: 'onions', amount: '', unit: '' }])
})
