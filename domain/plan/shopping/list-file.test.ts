import { expect, it } from 'vitest'
import { csvCell, listCsv, listFile, listFileName } from '#domain/plan/shopping/list-file.ts'
import {
  listTextByCategory,
  previewOf,
  simpleListText,
  type WrittenItem,
  type WrittenList,
} from '#domain/plan/shopping/list-text.ts'

const item = (name: string, more: Partial<WrittenItem> = {}): WrittenItem => ({
  name,
  amount: '',
  unit: '',
  quantity: 1,
  package: '',
  category: 'Other',
  estimatedPrice: 0,
  isStaple: false,
  ...more,
})
const items = [
  item('onions', { amount: '3', category: 'Produce', estimatedPrice: 1.1 }),
  item('chickpeas', {
    amount: '2',
    unit: 'cans',
    quantity: 2,
    package: '2 (15-oz) cans',
    category: 'Canned & Jarred',
    estimatedPrice: 2.22,
    checked: true,
  }),
  item('kitchen paper'),
  item('salt', { amount: '1', unit: 'tsp', category: 'Sauces & Condiments', estimatedPrice: 0.88, isStaple: true }),
  item('rice'),
  item('milk'),
]
const list: WrittenList = {
  title: 'Supper',
  recipeNames: ['Supper'],
  items,
  estimatedCost: 3.32,
  deliveryUrl: 'https://shop.example/1',
}

it('is copied as a simple list or by category, and the preview shows the first five', () => {
  expect(simpleListText(list)).toBe(
    '- 3 onions\n- 2 cans chickpeas\n- kitchen paper\n- rice\n- milk\n\nProbably at home:\n- 1 tsp salt',
  )
  expect(listTextByCategory(list)).toBe(
    'Produce:\n- 3 onions\n\nCanned & Jarred:\n- 2 cans chickpeas\n\nOther:\n- kitchen paper\n- rice\n- milk\n\nProbably at home:\n- 1 tsp salt',
  )
  expect(listTextByCategory({ items, aisles: ['Canned & Jarred'] })).toMatch(/^Canned & Jarred:/)
  expect(previewOf(list)).toEqual({ lines: ['3 onions', '2 cans chickpeas', 'kitchen paper', 'rice', 'milk'], more: 1 })
})

it('of one recipe has items by position with quantity and price', () => {
  expect(listFile(list)).toBe(
    'Shopping List: Supper\n\n1. 3 onions - $1.10\n2. 2 cans chickpeas, 2 (15-oz) cans - $2.22\n3. kitchen paper - N/A\n' +
      '4. 1 tsp salt (probably at home) - $0.88\n5. rice - N/A\n6. milk - N/A\n\nEstimated cost: $3.32 (not counting what’s probably at home: $0.88)\n\nOrder online: https://shop.example/1\n',
  )
})

it('of several recipes has them by category to be ticked off', () => {
  const file = listFile({ ...list, recipeNames: ['Soup', 'Tart'], deliveryUrl: null })
  expect(file).toContain('For 2 recipes:\n- Soup\n- Tart\n\nPRODUCE\n[ ] 3 onions (~$1.10)\n')
  expect(file).toContain('[x] 2 cans chickpeas, 2 (15-oz) cans (~$2.22)')
  expect(file).toContain('[ ] kitchen paper (N/A)')
  expect(file).toContain('PROBABLY AT HOME\n[ ] 1 tsp salt (~$0.88)\n')
  expect(file).not.toContain('Order online')
})

it('is named after the recipe, or by how many there are and the day', () => {
  expect(listFileName(list, 'txt', '2026-11-20')).toBe('supper-shopping-list.txt')
  expect(listFileName({ title: 'x', recipeNames: ['a', 'b', 'c'] }, 'csv', '2026-11-20')).toBe(
    'shopping-list-3-recipes-2026-11-20.csv',
  )
  expect(listFileName({ title: 'x', recipeNames: ['../../etc/"pass\r\nwd"'] }, 'txt', '2026-11-20')).toBe(
    'etc-pass-wd-shopping-list.txt',
  )
  expect(listFileName({ title: '晩ご飯', recipeNames: [] }, 'txt', '2026-11-20')).toBe('晩ご飯-shopping-list.txt')
  expect(listFileName({ title: '???', recipeNames: [] }, 'txt', '2026-11-20')).toBe('shopping-list-2026-11-20.txt')
})

it('holds no formula and no second line, whatever a food is called', () => {
  for (const text of ['=1+1', '+1', '-1', '@x', '\t=1', '  =1', '＝1', '\r=1'])
    expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/)
  expect(csvCell('say "hi", now')).toBe('"say ""hi"", now"')
  const csv = listCsv({ ...list, items: [item('=cmd|x\r\n=2'), item('a,b "c"')] })
  expect(csv.split('\r\n')).toHaveLength(5)
  expect(csv).toContain("'=cmd|x =2")
  expect(csv).toContain('"a,b ""c"""')
  expect(listFile({ ...list, title: 'a\nb\u202e', items: [item('x\n[x] y')] })).toContain(
    'Shopping List: a b\n\n1. x [x] y',
  )
})
