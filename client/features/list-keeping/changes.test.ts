import { expect, it } from 'vitest'
import { type Change, withChanges } from '#client/features/list-keeping/changes.ts'
import { line, saturdayList } from '#client/features/list-keeping/saturday-list.ts'

const milk = line({ id: 'milk', name: 'milk', category: 'Dairy & Eggs', estimatedPrice: 2.14 })
const list = saturdayList([line(), milk])
const shown = (...changes: Change[]) => withChanges(list, changes)
const item = (id: string, ...changes: Change[]) => shown(...changes).items.find((each) => each.id === id)

it('shows at once what is done: a tick, other words, another aisle, a removal', () => {
  expect(item('milk', { kind: 'tick', item: 'milk', checked: true })?.checked).toBe(true)
  expect(item('milk', { kind: 'reword', item: 'milk', text: '3 oat milk' })).toMatchObject({
    name: '3 oat milk',
    amount: '',
  })
  expect(item('milk', { kind: 'move', item: 'milk', category: 'Drinks' })?.category).toBe('Drinks')
  expect(item('milk', { kind: 'remove', item: 'milk' })).toBeUndefined()
  expect(list.items).toHaveLength(2)
})

it('what is typed is there once, also when the server has put it with others of its food', () => {
  const add: Change = { kind: 'add', item: 'leeks', text: '2 leeks' }
  expect(shown(add).items.at(-1)).toMatchObject({ id: 'leeks', name: '2 leeks', category: 'Other', isOwn: true })
  expect(shown(add, add).items).toHaveLength(3)
  const joined = saturdayList([line({ id: 'onions.leeks' })])
  expect(withChanges(joined, [add]).items).toHaveLength(1)
})

it('a line that was joined with another one meanwhile is left as the server says', () => {
  const joined = saturdayList([line({ id: 'milk.more' })])
  expect(withChanges(joined, [{ kind: 'tick', item: 'milk', checked: true }]).items[0]?.checked).toBe(false)
  expect(withChanges(joined, [{ kind: 'tick', item: 'milk.more', checked: true }]).items[0]?.checked).toBe(true)
  expect(withChanges(joined, [{ kind: 'remove', item: 'milk' }]).items).toHaveLength(1)
})

it('a removal that was taken back has not happened', () => {
  expect(item('milk', { kind: 'remove', item: 'milk' }, { kind: 'restore', item: 'milk' })).toEqual(milk)
  expect(item('milk', { kind: 'restore', item: 'milk' }, { kind: 'remove', item: 'milk' })).toBeUndefined()
})

it('what was taken back stays in sight where the server has heard of the removal alone', () => {
  const removed = saturdayList([line()])
  const back: Change = { kind: 'restore', item: 'milk', line: milk }
  expect(withChanges(removed, [back]).items).toEqual([line(), milk])
  expect(withChanges(list, [back]).items).toEqual(list.items)
  const joined = saturdayList([line({ id: 'milk.more' })])
  expect(withChanges(joined, [back]).items).toEqual(joined.items)
})

it('the sum follows in whole cents, and what is at home is not in it', () => {
  expect(shown({ kind: 'remove', item: 'milk' }).estimatedCost).toBe(1.1)
  expect(shown({ kind: 'staple', item: 'onions', isStaple: true }).estimatedCost).toBe(2.14)
  const dust = saturdayList([0.1, 0.2, 0.7].map((estimatedPrice, place) => line({ id: `i${place}`, estimatedPrice })))
  expect(withChanges(dust, [{ kind: 'tick', item: 'i0', checked: true }]).estimatedCost).toBe(1)
})
