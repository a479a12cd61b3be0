import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { expect, it } from 'vitest'
import { type Change, withChanges } from '#client/features/list-keeping/changes.ts'
import { createOutbox, type Sent, type Wish } from '#client/features/list-keeping/outbox.ts'
import { line, saturdayList, shelf } from '#client/features/list-keeping/saturday-list.ts'
import { keepWaiting, readWaiting, type WaitingChange } from '#client/features/list-keeping/waiting-changes.ts'
import type { ListChangeGiven } from '#contract/shopping/list-change.ts'
import type { ShoppingList, ShoppingListItem } from '#contract/shopping/shopping.ts'

const tick = (item: string, checked = true): Change => ({ kind: 'tick', item, checked })
const outboxOf = (
  store: Storage,
  post: (listId: number, changes: ListChangeGiven[], wish: Wish) => Sent,
  refused?: WaitingChange[],
) =>
  createOutbox({
    store,
    userId: 'ana',
    post: (listId, wish) => Promise.resolve(post(listId, wish.changes, wish)),
    onRefused: (change) => refused?.push(change),
    onChange: () => undefined,
  })
const done = (store: Storage, ...changes: Change[]) => {
  for (const change of changes) keepWaiting(store, 'ana', { listId: 7, change, at: Date.now() })
}

it('sends what waits in one call a list, with the moment at which it was done, and drops it when it has joined', async () => {
  const store = shelf()
  keepWaiting(store, 'ana', { listId: 7, change: tick('milk'), at: 1000 })
  keepWaiting(store, 'ana', { listId: 8, change: tick('salt'), at: 1001 })
  keepWaiting(store, 'ana', { listId: 7, change: tick('eggs'), at: 1002 })
  const calls: unknown[] = []
  const outbox = outboxOf(store, (listId, changes) => {
    calls.push([listId, changes])
    return 'joined'
  })
  expect(await outbox.send()).toBe('joined')
  expect(calls).toEqual([
    [
      7,
      [
        { ...tick('milk'), at: 1000 },
        { ...tick('eggs'), at: 1002 },
      ],
    ],
    [8, [{ ...tick('salt'), at: 1001 }]],
  ])
  expect(readWaiting(store, 'ana')).toEqual([])
})

it('a removal that is taken back goes out without its line, which the server has', async () => {
  const store = shelf()
  keepWaiting(store, 'ana', { listId: 7, change: { kind: 'restore', item: 'milk', line: line() }, at: 1000 })
  const calls: unknown[] = []
  await outboxOf(store, (_, changes) => {
    calls.push(changes)
    return 'joined'
  }).send()
  expect(calls).toEqual([[{ kind: 'restore', item: 'milk', at: 1000 }]])
})

it.each(['unheard', 'signed-out'] as const)('keeps all of it where the call was %s', async (fared) => {
  const store = shelf()
  done(store, tick('milk'), { kind: 'add', item: 'leeks', text: 'leeks' })
  expect(await outboxOf(store, () => fared).send()).toBe(fared)
  expect(readWaiting(store, 'ana')).toHaveLength(2)
})

it('one change that the server will never take holds up no other', async () => {
  const store = shelf()
  done(store, tick('milk'), { kind: 'add', item: 'one-too-many', text: 'leeks' }, tick('eggs'))
  const joined: string[] = []
  const refused: WaitingChange[] = []
  const outbox = outboxOf(
    store,
    (_list, changes) => {
      if (changes.some(({ item }) => item === 'one-too-many')) return 'refused'
      joined.push(...changes.map(({ item }) => item))
      return 'joined'
    },
    refused,
  )
  expect(await outbox.send()).toBe('joined')
  expect(joined).toEqual(['milk', 'eggs'])
  expect(refused.map(({ change }) => change)).toMatchObject([{ item: 'one-too-many' }])
  expect(readWaiting(store, 'ana')).toEqual([])
})

it('of names and orders of the aisles the last goes out, beside what is done to items', async () => {
  const store = shelf()
  const aisles = ['Produce', 'Deli'] as const
  done(
    store,
    { kind: 'title', title: 'Sunday' },
    tick('milk'),
    { kind: 'aisles', aisles: [...aisles] },
    { kind: 'title', title: 'Market' },
  )
  expect(readWaiting(store, 'ana')).toHaveLength(3)
  expect(
    withChanges(
      saturdayList(),
      readWaiting(store, 'ana').map(({ change }) => change),
    ),
  ).toMatchObject({ title: 'Market', aisles })
  const wishes: Wish[] = []
  await outboxOf(store, (_list, _changes, wish) => {
    wishes.push(wish)
    return 'joined'
  }).send()
  expect(wishes).toEqual([{ title: 'Market', aisles, changes: [{ ...tick('milk'), at: expect.any(Number) }] }])
  expect(readWaiting(store, 'ana')).toEqual([])
})

it('a tick that is made while the call is on its way goes out with the next, and is not taken for sent', async () => {
  const store = shelf()
  done(store, tick('milk'))
  const sent: boolean[] = []
  const outbox = outboxOf(store, (_list, [change]) => {
    if (sent.length === 0) done(store, tick('milk', false))
    if (change?.kind === 'tick') sent.push(change.checked)
    return 'joined'
  })
  await outbox.send()
  expect(sent).toEqual([true, false])
  expect(readWaiting(store, 'ana')).toEqual([])
})

/** A server as the contract has it: every change joined once, of two ticks the later stands, what was removed stays away. */
function kitchen() {
  const items = new Map<string, { checked: boolean; at: number; removed: boolean; text: string }>()
  const take = (change: ListChangeGiven) => {
    const { at = 0 } = change
    if (change.kind === 'add' && !items.has(change.item))
      items.set(change.item, { checked: false, at: -1, removed: false, text: change.text })
    const item = items.get(change.item)
    if (!item) return
    if (change.kind === 'tick' && at > item.at) Object.assign(item, { checked: change.checked, at })
    if (change.kind === 'remove') item.removed = true
  }
  const list = (): ShoppingList =>
    saturdayList(
      [...items]
        .filter(([, { removed }]) => !removed)
        .map(([id, { checked, text }]) => line({ id, checked, name: text })),
    )
  return { take, list }
}

/** What a cook does: types, ticks or removes one of ten things; or the call gets through, its answer is lost, or nothing is heard. */
const deed = record({
  phone: nat(1),
  thing: nat(9),
  deed: constantFrom('add', 'tick', 'untick', 'remove', 'send', 'send', 'answer lost', 'no reception', 'reload'),
})

it('two phones, any deeds and any reception: nothing is lost or doubled, and both end with the same list', async () => {
  await assert(
    asyncProperty(array(deed, { maxLength: 60 }), async (deeds) => {
      const server = kitchen()
      let clock = 1
      const typed = new Set<string>()
      const removed = new Set<string>()
      const last = new Map<string, boolean>()
      const ticksShown: [boolean | undefined, boolean][] = []
      const phones = [0, 1].map(() => ({ store: shelf(), known: server.list() }))
      const shownOn = ({ store, known }: (typeof phones)[number]) =>
        withChanges(
          known,
          readWaiting(store, 'ana').map(({ change }) => change),
        ).items
      const send = async (phone: (typeof phones)[number], reception: 'good' | 'answer lost' | 'none') =>
        outboxOf(phone.store, (_list, changes) => {
          if (reception === 'none') return 'unheard'
          for (const change of changes) server.take(change)
          if (reception === 'answer lost') return 'unheard'
          phone.known = server.list()
          return 'joined'
        }).send()

      for (const { phone: place, thing, deed: what } of deeds) {
        const phone = phones[place]!
        const before = shownOn(phone)
        const does = (change: Change) => {
          clock += 1
          keepWaiting(phone.store, 'ana', { listId: 7, change, at: clock })
        }
        const seen = before[thing % Math.max(1, before.length)]?.id
        if (what === 'add') {
          const item = `p${place}-thing-${clock}`
          typed.add(item)
          does({ kind: 'add', item, text: 'leeks' })
        } else if (seen !== undefined && (what === 'tick' || what === 'untick')) {
          last.set(seen, what === 'tick')
          does(tick(seen, what === 'tick'))
          ticksShown.push([checkedOf(shownOn(phone), seen), what === 'tick'])
        } else if (seen !== undefined && what === 'remove') {
          removed.add(seen)
          does({ kind: 'remove', item: seen })
        } else if (what === 'send') await send(phone, 'good')
        else if (what === 'answer lost') await send(phone, 'answer lost')
        else if (what === 'no reception') await send(phone, 'none')
        else if (what === 'reload') phone.known = server.list()
        const after = shownOn(phone)
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
      }
      for (const phone of phones) await send(phone, 'good')
      expect(ticksShown.map(([shown]) => shown)).toEqual(ticksShown.map(([, meant]) => meant))
      const final = server.list().items
      expect(new Set(final.map(({ id }) => id))).toEqual(new Set([...typed].filter((id) => !removed.has(id))))
      for (const { id, checked } of final) expect([id, checked]).toEqual([id, last.get(id) ?? false])
      for (const phone of phones) {
        phone.known = server.list()
        expect(shownOn(phone)).toEqual(final)
      }
    }),
    { numRuns: 150 },
  )
})

const checkedOf = (items: readonly ShoppingListItem[], id: string) => items.find((item) => item.id === id)?.checked
