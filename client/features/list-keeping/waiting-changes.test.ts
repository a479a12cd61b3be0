import { expect, it } from 'vitest'
import { lenient } from '#client/features/accounts/device-store.ts'
import { keepList, readKeptList, readKeptLists } from '#client/features/list-keeping/kept-lists.ts'
import { saturdayList, shelf } from '#client/features/list-keeping/saturday-list.ts'
import { dropWaiting, keepWaiting, randomId, readWaiting } from '#client/features/list-keeping/waiting-changes.ts'
import { mostKeptLists } from '#contract/how-long.ts'

const tick = (checked: boolean, item = 'milk') => ({ kind: 'tick', item, checked }) as const
const kinds = (store: Storage, userId = 'ana') => readWaiting(store, userId).map(({ change }) => change.kind)

it('keeps changes in the order in which they were made, even where the clock was set back', () => {
  const store = shelf()
  keepWaiting(store, 'ana', { listId: 7, change: { kind: 'add', item: 'leeks', text: 'leeks' }, at: 5000 })
  keepWaiting(store, 'ana', { listId: 7, change: tick(true, 'leeks'), at: 4000 })
  keepWaiting(store, 'ana', { listId: 8, change: { kind: 'remove', item: 'leeks' }, at: 4000 })
  expect(kinds(store)).toEqual(['add', 'tick', 'remove'])
})

it('of two ticks of one item the second alone waits', () => {
  const store = shelf()
  keepWaiting(store, 'ana', { listId: 7, change: tick(true), at: 1 })
  keepWaiting(store, 'ana', { listId: 8, change: tick(true), at: 2 })
  keepWaiting(store, 'ana', { listId: 7, change: tick(false), at: 3 })
  expect(readWaiting(store, 'ana').map(({ listId, change }) => [listId, change])).toEqual([
    [8, tick(true)],
    [7, tick(false)],
  ])
})

it('another member of the same device sees and sends nothing of it', () => {
  const store = shelf()
  keepWaiting(store, 'ana', { listId: 7, change: tick(true), at: 1 })
  expect(kinds(store, 'ben')).toEqual([])
  expect(kinds(store, 'an')).toEqual([])
  expect(kinds(store)).toEqual(['tick'])
})

it('what was sent is dropped, and unreadable entries are passed over', () => {
  const store = shelf()
  const kept = keepWaiting(store, 'ana', { listId: 7, change: tick(true), at: 1 })
  store.setItem('list-change:ana:000000000000002-ff', '{"listId":')
  store.setItem('list-change:ana:000000000000003-ff', 'null')
  expect(kinds(store)).toEqual(['tick'])
  expect(dropWaiting(store, [kept.key, 'list-change:ana:gone'])).toBe(1)
  expect(kinds(store)).toEqual([])
})

it('ids are such as the contract takes, and no address reads one as a number', () => {
  const ids = Array.from({ length: 200 }, () => randomId())
  expect(new Set(ids).size).toBe(200)
  for (const id of ids) expect(id).toMatch(/^i[\w-]{9,39}$/)
})

it('keeps the newest lists for reading, each member their own', () => {
  const store = shelf()
  for (let id = 1; id <= mostKeptLists + 5; id += 1) keepList(store, saturdayList([], { id }))
  expect(readKeptLists(store, 'ana').map(({ id }) => id)).toEqual(
    Array.from({ length: mostKeptLists }, (_, place) => mostKeptLists + 5 - place),
  )
  expect(readKeptList(store, 'ben', 25)).toBeUndefined()
  store.setItem('kept-list:ana:99', JSON.stringify({ id: 99, userId: 'ben', items: [], aisles: [] }))
  store.setItem('kept-list:ana:98', '{')
  expect(readKeptList(store, 'ana', 99)).toBeUndefined()
  expect(readKeptLists(store, 'ana')).toHaveLength(mostKeptLists)
})

it('a full device gives up lists kept for reading before it gives up a change', () => {
  const full = shelf(2)
  const store = lenient(() => full)
  keepList(store, saturdayList([], { id: 1 }))
  keepList(store, saturdayList([], { id: 2 }))
  keepWaiting(store, 'ana', { listId: 7, change: tick(true), at: 1 })
  expect(readKeptLists(full, 'ana')).toEqual([])
  expect(kinds(full)).toEqual(['tick'])
})

it('where the browser keeps nothing, changes last as long as the page', () => {
  const store = lenient(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const kept = keepWaiting(store, 'ana', { listId: 7, change: tick(true), at: 1 })
  expect(readWaiting(store, 'ana')).toHaveLength(1)
  dropWaiting(store, [kept.key])
  expect(readWaiting(store, 'ana')).toHaveLength(0)
})
