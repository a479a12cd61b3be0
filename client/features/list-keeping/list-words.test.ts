import { expect, it } from 'vitest'
import {
  aislesOf,
  aisleText,
  basketOf,
  basketText,
  contentsText,
  detailText,
  originText,
  toGoText,
  warningOf,
} from '#client/features/list-keeping/list-words.ts'
import { line, saturdayList } from '#client/features/list-keeping/saturday-list.ts'

const source = (title: string, recipeId: number | null = 1) => ({
  recipeId,
  title,
  text: '1 kg onions',
  grams: 1000,
  steps: [2],
  optional: false,
})
const milk = line({ id: 'milk', category: 'Dairy & Eggs', estimatedPrice: 2.15, checked: true })
const salt = line({ id: 'salt', category: 'Spices & Herbs', isStaple: true, estimatedPrice: 4 })

it('stands in the order of the member’s shop; what is at home is apart', () => {
  const aisles = aislesOf(saturdayList([line(), milk, salt]))
  expect(aisles.map(({ category, items }) => [category, items.map(({ id }) => id)])).toEqual([
    ['Dairy & Eggs', ['milk']],
    ['Produce', ['onions']],
  ])
})

it('counts what is in the cart and what it still comes to', () => {
  const basket = basketOf([line(), milk, salt])
  expect(basket).toEqual({ ticked: 1, all: 2, toGo: 1.1, total: 3.25 })
  expect(basketText(basket)).toBe('1 of 2 in the cart')
  expect(toGoText(basket)).toBe('$1.10 to go')
  expect(toGoText(basketOf([milk]))).toBe('$0.00 to go')
  expect(toGoText(basketOf([milk, line({ estimatedPrice: 0 })]))).toBe('N/A to go')
  expect(aisleText([line()])).toBe('1 item, $1.10')
  expect(aisleText([line({ estimatedPrice: 0 }), line({ estimatedPrice: 0 })])).toBe('2 items')
})

it('counts what is at home apart, wherever a whole list is counted', () => {
  expect(contentsText([line(), milk])).toBe('2 items')
  expect(contentsText([line(), milk, salt])).toBe('2 items, plus 1 that’s probably at home')
  expect(contentsText([line(), salt, salt])).toBe('1 item, plus 2 that are probably at home')
})

it('says how much, what to buy, and for which recipe where there are several', () => {
  const item = line({ package: '1 (1-kg) bag', sources: [source('Skillet Chickpeas with Burst Tomatoes')] })
  expect(detailText(item)).toBe('1 kg, buy 1 (1-kg) bag')
  const held = { ...item, heldBy: ['Saturday'] }
  expect(detailText(held)).toBe('1 kg, buy 1 (1-kg) bag, what you have is reserved for “Saturday”')
  const rest = { ...held, heldBy: ['Saturday', 'Party'], fromHome: { grams: 200, amount: '200', unit: 'g' } }
  expect(detailText(rest)).toBe(
    '1 kg, buy 1 (1-kg) bag, 200 g more at home, the rest of what you have is reserved for 2 older lists',
  )
  // a bare number stands by the name
  expect(detailText(line({ amount: '2', unit: '' }))).toBe('')
  expect(detailText(line({ amount: '', unit: '' }))).toBe('')
})

it('says where a list comes from', () => {
  expect(originText(saturdayList([], { recipeNames: ['Tacos', 'Chickpeas'] }))).toBe('From Tacos and Chickpeas')
  expect(originText(saturdayList([], { recipeNames: ['a', 'b', 'c', 'd'] }))).toBe('From 4 recipes')
  expect(originText(saturdayList())).toMatch(/^Started on /)
})

it('warns of what the reader avoids and of nothing else; certain before usual', () => {
  const warnings = [
    { allergen: 'milk', verdict: 'contains' },
    { allergen: 'tree_nut', verdict: 'usually_contains' },
  ] as const
  const of = (...avoided: ('milk' | 'tree_nut' | 'egg')[]) => warningOf(line({ warnings: [...warnings] }), avoided)
  expect(of('egg')).toBeNull()
  expect(of('milk', 'tree_nut')).toEqual({ kind: 'blocks', words: 'Contains dairy' })
  expect(of('tree_nut')).toEqual({ kind: 'warns', words: 'Usually contains tree nuts' })
})
