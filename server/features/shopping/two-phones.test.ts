import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListChange } from '#contract/shopping/list-change.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'
import { applyChanges, newRow } from '#server/features/shopping/apply-changes.ts'
import type { StoredItem } from '#server/features/shopping/tables.ts'
import { timed } from '#server/phone-clock.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const read = (text: string): ListedFood => typedItem(text)
const start = ['milk', 'onions', 'bread'].map((text, place) => newRow(`there-${text}`, 7, place, read(text)))

/** The list after changes that came in this order, a message each. */
function heard(messages: readonly (readonly ListChange[])[]): Map<string, StoredItem> {
  const rows = new Map(start.map((row) => [row.id, row]))
  for (const changes of messages) {
    for (const row of applyChanges([...rows.values()], changes, { listId: 7, position: rows.size, now, read }))
      rows.set(row.id, row)
  }
  return rows
}

/** Everything but the place in the list, which is that of who came first. */
function seen(rows: Map<string, StoredItem>): unknown {
  return [...rows.values()]
    .map((row) => ({ ...row, position: 0 }))
    .toSorted((one, other) => one.id.localeCompare(other.id))
}

/** Few enough that two things happen in the same millisecond now and then. */
const moment = fc.nat({ max: 12 }).map((hours) => now - hours * 3_600_000)
const there = fc.constantFrom(...start.map(({ id }) => id), `${start[0]!.id}.${start[1]!.id}`)
/** What a phone does while it is out of reach: its own things and those that were there, by its clock, one after the other. */
const queueOf = (phone: string): fc.Arbitrary<ListChange[]> =>
  fc
    .array(
      fc.record({
        at: moment,
        deed: fc.constantFrom('tick', 'untick', 'add', 'reword', 'move', 'remove', 'restore', 'staple', 'unstaple'),
        on: fc.oneof(there, fc.nat({ max: 5 })),
        word: fc.constantFrom('2 milk', '3 leeks', 'candles', '1 kg flour'),
      }),
      { maxLength: 12 },
    )
    .map((deeds) => {
      const own: string[] = []
      return deeds
        .toSorted((one, other) => one.at - other.at)
        .map(({ at, deed, on, word }): ListChange => {
          const item = typeof on === 'string' ? on : (own[on % Math.max(1, own.length)] ?? start[0]!.id)
          if (deed === 'add') {
            own.push(`${phone}-item-${own.length}`)
            return { kind: 'add', item: own.at(-1)!, text: word, at }
          }
          if (deed === 'tick' || deed === 'untick') return { kind: 'tick', item, checked: deed === 'tick', at }
          if (deed === 'reword') return { kind: 'reword', item, text: word, at }
          if (deed === 'move') return { kind: 'move', item, category: word === 'candles' ? 'Frozen' : 'Bakery', at }
          if (deed === 'remove' || deed === 'restore') return { kind: deed, item, at }
          return { kind: 'staple', item, isStaple: deed === 'staple', at }
        })
    })

/** Two queues as the server may hear them: cut into messages anywhere, each sent any number of times, the other in between. */
const delivery = (one: ListChange[], other: ListChange[]): fc.Arbitrary<ListChange[][]> =>
  fc.infiniteStream(fc.nat({ max: 99 })).map((dice) => {
    const roll = (sides: number) => (dice.next().value as number) % sides
    const left = [[...one], [...other]]
    const messages: ListChange[][] = []
    const sent: ListChange[][][] = [[], []]
    while (left.some((queue) => queue.length > 0)) {
      const phone = left[0]!.length === 0 ? 1 : left[1]!.length === 0 ? 0 : roll(2)
      // an answer was lost: everything since some moment is sent once more, or one message comes twice
      const from = roll(sent[phone]!.length + 1)
      if (roll(3) === 0) messages.push(sent[phone]!.slice(from, roll(2) === 0 ? from + 1 : undefined).flat())
      const message = left[phone]!.splice(0, 1 + roll(4))
      sent[phone]!.push(message)
      messages.push(message)
    }
    const late = sent[roll(2)]!
    return [...messages, ...late.slice(0, roll(late.length + 1))]
  })

const twoPhones = fc
  .tuple(queueOf('phone-one'), queueOf('phone-two'))
  .chain(([one, other]) =>
    fc.record({ one: fc.constant(one), other: fc.constant(other), messages: delivery(one, other) }),
  )

describe('two phones that were out of reach', () => {
  test('end alike, in whatever order they are heard and however often', () => {
    fc.assert(
      fc.property(twoPhones, ({ one, other, messages }) => {
        const first = seen(heard([one, other]))
        expect(seen(heard([other, one]))).toEqual(first)
        expect(seen(heard(messages))).toEqual(first)
      }),
      { numRuns: 500 },
    )
  })

  test('end alike even where each deed comes alone and in any order, an item’s addition last of all', () => {
    const anyOrder = twoPhones.chain(({ one, other }) =>
      fc.record({
        inOrder: fc.constant([one, other]),
        shuffled: fc.shuffledSubarray([...one, ...other], { minLength: one.length + other.length }),
      }),
    )
    fc.assert(
      fc.property(anyOrder, ({ inOrder, shuffled }) => {
        expect(seen(heard(shuffled.map((change) => [change])))).toEqual(seen(heard(inOrder)))
      }),
      { numRuns: 500 },
    )
  })

  test('lose nothing that was typed and double nothing', () => {
    fc.assert(
      fc.property(twoPhones, ({ one, other, messages }) => {
        const typed = [...one, ...other].flatMap((change) => (change.kind === 'add' ? change.item : []))
        const rows = heard(messages)
        expect([...rows.keys()].toSorted()).toEqual([...start.map(({ id }) => id), ...typed].toSorted())
        const takenOff = new Set(
          [...one, ...other].flatMap(({ kind, item }) => (['remove', 'reword'].includes(kind) ? item.split('.') : [])),
        )
        const left = typed.filter((id) => !takenOff.has(id))
        expect(left.map((id) => rows.get(id)!.removedAt)).toEqual(left.map(() => null))
      }),
      { numRuns: 300 },
    )
  })

  test('have the last word about a tick, whoever is heard first', () => {
    fc.assert(
      fc.property(twoPhones, ({ one, other, messages }) => {
        const rows = heard(messages)
        const lastWord = (id: string) => {
          const ticks = [...one, ...other].flatMap((change) =>
            change.kind === 'tick' && change.item.split('.').includes(id) ? change : [],
          )
          const last = Math.max(...ticks.map(({ at }) => at!))
          return ticks.some(({ at, checked }) => at === last && checked)
        }
        expect(start.map(({ id }) => rows.get(id)!.checked)).toEqual(start.map(({ id }) => lastWord(id)))
      }),
      { numRuns: 300 },
    )
  })
})

describe('the clock of a phone', () => {
  const tick = { kind: 'tick', item: 'there-milk', checked: true } as const

  test('is believed within a minute, and set right beyond', () => {
    const at = now - 30_000
    const momentOf = (clock: number | undefined, made: number) =>
      timed([{ ...tick, at: made }], clock, new Date(now))[0]!.at
    expect(momentOf(undefined, at)).toBe(at)
    expect(momentOf(now + 20_000, at)).toBe(at)
    // an hour fast, an hour slow: half a minute ago is half a minute ago
    expect(momentOf(now + 3_600_000, at + 3_600_000)).toBe(at)
    expect(momentOf(now - 3_600_000, at - 3_600_000)).toBe(at)
    // nobody has the last word from the future
    expect(momentOf(undefined, now + 1e12)).toBe(now + 60_000)
  })

  test('keeps a tick and its taking back in order on a slow line', () => {
    const rows = heard([[{ ...tick, at: now - 900 }], [{ ...tick, checked: false, at: now - 400 }]])
    expect(rows.get('there-milk')!.checked).toBe(false)
  })
})

describe('on one list', () => {
  let world: TestApp
  let ada: Cook
  let list: ShoppingList
  beforeAll(async () => {
    world = await startApp()
    ada = await cook(world.app)
    list = await ada.api.shopping.create({ body: {} })
    const changes = Array.from(
      { length: 25 },
      (_, i) => ({ kind: 'add', item: `numbered-${i}`, text: `thing ${'abcdefghijklmnopqrstuvwxyz'[i]}zq` }) as const,
    )
    list = await ada.api.shopping.update({ params: { id: list.id }, body: { changes } })
  })
  afterAll(() => world.close())

  const send = (changes: ListChange[]) => ada.api.shopping.update({ params: { id: list.id }, body: { changes } })

  test('fifty ticks and additions at the same moment are all kept, each once', async () => {
    const work = Array.from({ length: 25 }, (_, i) => [
      () => send([{ kind: 'tick', item: `numbered-${i}`, checked: true }]),
      () => send([{ kind: 'add', item: `at-once-${i + 10}`, text: `other ${'abcdefghijklmnopqrstuvwxyz'[i]}zq` }]),
      // and a phone whose line broke says it again
      () => send([{ kind: 'add', item: `at-once-${i + 10}`, text: `other ${'abcdefghijklmnopqrstuvwxyz'[i]}zq` }]),
    ]).flat()
    await Promise.all(work.map((deed) => deed()))
    const { items, version } = await ada.api.shopping.get({ params: { id: list.id } })
    expect(items.filter(({ checked }) => checked)).toHaveLength(25)
    expect(items.filter(({ checked }) => !checked)).toHaveLength(25)
    expect(version).toBe(list.version + 50)
  })

  test('ticks that are heard at the same moment as the additions that they wait for are kept', async () => {
    const ids = Array.from({ length: 20 }, (_, i) => `early-tick-${i}`)
    const deeds = ids.flatMap((item, i) => [
      () => send([{ kind: 'tick', item, checked: true }]),
      () => send([{ kind: 'add', item, text: `early ${'abcdefghijklmnopqrstuvwxyz'[i]}qz` }]),
    ])
    await Promise.all(deeds.map((deed) => deed()))
    const { items } = await ada.api.shopping.get({ params: { id: list.id } })
    expect(items.filter(({ id, checked }) => ids.includes(id) && checked)).toHaveLength(20)
    list = await send(ids.map((item) => ({ kind: 'remove', item })))
  })

  test('a tick is for what was seen: what came meanwhile is still to be got', async () => {
    const milk = (await send([{ kind: 'add', item: 'milk-of-ada', text: 'milk' }])).items.find(
      ({ name }) => name === 'milk',
    )
    // at home somebody wants more of it, and the phone in the shop does not know yet
    const joined = await send([{ kind: 'add', item: 'milk-of-bob', text: '2 milk' }])
    expect(joined.items.filter(({ food }) => food === 'milk')).toMatchObject([{ checked: false }])
    const after = await send([{ kind: 'tick', item: milk!.id, checked: true }])
    const milks = after.items.filter(({ food }) => food === 'milk')
    expect(milks.map(({ checked, sources }) => [checked, sources.map(({ text }) => text)])).toEqual([
      [true, ['milk']],
      [false, ['2 milk']],
    ])
    // seen together they are ticked together
    const open = milks.find(({ checked }) => !checked)!
    const done = await send([{ kind: 'tick', item: open.id, checked: true }])
    expect(done.items.filter(({ food }) => food === 'milk')).toMatchObject([
      { checked: true, id: 'milk-of-ada.milk-of-bob' },
    ])
  })

  test('what was taken off does not come back late, but by its own wish', async () => {
    await send([{ kind: 'add', item: 'candles-of-ada', text: 'candles' }])
    const gone = await send([{ kind: 'remove', item: 'candles-of-ada' }])
    expect(gone.items.filter(({ name }) => name === 'candles')).toEqual([])
    const late = await send([
      { kind: 'add', item: 'candles-of-ada', text: 'candles' },
      { kind: 'tick', item: 'candles-of-ada', checked: true },
      { kind: 'reword', item: 'candles-of-ada', text: 'red candles' },
    ])
    expect(late.items.filter(({ name }) => name.includes('candles'))).toEqual([])
    const back = await send([{ kind: 'restore', item: 'candles-of-ada' }])
    expect(back.items.filter(({ name }) => name.includes('candles'))).toMatchObject([{ checked: true }])
  })

  test('what is heard of an item before its addition waits for it, and is seen by nobody', async () => {
    const before = await ada.api.shopping.get({ params: { id: list.id } })
    const early = await send([
      { kind: 'tick', item: 'late-lemonade', checked: true },
      { kind: 'restore', item: 'late-lemonade' },
    ])
    expect(early).toEqual(before)
    const late = await send([{ kind: 'add', item: 'late-lemonade', text: '2 lemonade' }])
    expect(late.items.filter(({ name }) => name.includes('lemonade'))).toMatchObject([{ checked: true }])
    const unticked = await send([{ kind: 'tick', item: 'late-lemonade', checked: false }])
    expect(unticked.items.filter(({ name }) => name.includes('lemonade'))).toMatchObject([{ checked: false }])
    expect(unticked.items.map(({ name }) => name)).toEqual(late.items.map(({ name }) => name))
  })

  test('what changes nothing makes no new version', async () => {
    const before = await ada.api.shopping.get({ params: { id: list.id } })
    const same = await send([{ kind: 'add', item: 'candles-of-ada', text: 'candles' }])
    const unknown = await send([{ kind: 'tick', item: 'nobody-knows-it', checked: true }])
    expect([same.version, unknown.version]).toEqual([before.version, before.version])
  })
})
