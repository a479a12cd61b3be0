import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { createApp } from '#server/app.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
beforeAll(async () => {
  world = await startApp({ logLevel: 'error' })
  ada = await cook(world.app)
})
afterAll(() => world.close())

const lemons = (many: number, from = 0) =>
  Array.from({ length: many }, (_, at) => ({
    kind: 'add' as const,
    item: `lemon-${String(from + at).padStart(6, '0')}`,
    text: '1 lemon',
  }))
const newList = () => ada.api.shopping.create({ body: {} })
const refusal = async ({ id }: ShoppingList, payload: object) => {
  const answer = await ada.send({ method: 'PATCH', url: `/api/shopping-lists/${id}`, payload })
  return [answer.statusCode, answer.json().message]
}

test('a list takes two thousand rows, however few lines they make', async () => {
  const list = await newList()
  const params = { id: list.id }
  await ada.api.shopping.update({ params, body: { changes: lemons(1000) } })
  const full = await ada.api.shopping.update({ params, body: { changes: lemons(1000, 1000) } })
  expect(full.items.map(({ id }) => id.split('.').length)).toEqual([500, 500, 500, 500])
  const tooMany = [
    400,
    'A list can have at most 2,000 entries, counted separately for each recipe. Please start another one.',
  ]
  expect(await refusal(list, { changes: lemons(1, 2000) })).toEqual(tooMany)
  // what it holds can still be ticked, and room be made
  const [line] = full.items
  const ticked = { kind: 'tick' as const, item: line!.id, checked: true }
  const after = await ada.api.shopping.update({ params, body: { changes: [ticked] } })
  expect(after.items.filter(({ checked }) => checked)).toHaveLength(1)
  const changes = [{ kind: 'remove' as const, item: lemons(1)[0]!.item }]
  await ada.api.shopping.update({ params, body: { changes } })
  await ada.api.shopping.update({ params, body: { changes: lemons(1, 2000) } })
  const back = [{ kind: 'restore', item: lemons(1)[0]!.item }]
  expect(await refusal(list, { changes: back })).toEqual(tooMany)
})

test('what is typed is read once, before anything is held, also where other phones are quicker', async () => {
  const { id } = await newList()
  const [lemon, ...more] = lemons(12)
  await ada.api.shopping.update({ params: { id }, body: { changes: [lemon!] } })
  let asks = 0
  let going = Promise.withResolvers<void>()
  const held = async (answer: Promise<unknown>) => {
    const foods = await answer
    asks += 1
    await going.promise
    return foods
  }
  const kitchen: Kitchen = {
    ...world.context.kitchen,
    for: () => kitchen,
    ask(name, ...given) {
      const answer = world.context.kitchen.ask(name, ...given)
      return name === 'typedItems' ? (held(answer) as never) : answer
    },
  }
  const app = await createApp({ ...world.context, kitchen })
  const slow = visitor(app)
  slow.cookies = { ...ada.cookies }
  const add = (change: (typeof more)[number], aisles?: ['Bakery']) =>
    slow.api.shopping.update({ params: { id }, body: { aisles, changes: [change] } })
  // the way through the shop is changed with the list, which is held for it
  const first = add(more[0]!, ['Bakery'])
  await expect.poll(() => asks).toBe(1)
  // of the same list, and by the one connection that the embedded database has
  const tick = { kind: 'tick' as const, item: lemon!.item, checked: true }
  const { version } = await ada.api.shopping.update({ params: { id }, body: { changes: [tick] } })
  going.resolve()
  await first
  // all go on at the same moment: one is the first, and the others find the list changed
  going = Promise.withResolvers()
  const others = Promise.all(more.slice(1).map((change) => add(change)))
  await expect.poll(() => asks).toBe(11)
  going.resolve()
  await others
  expect(asks).toBe(11)
  const list = await ada.api.shopping.get({ params: { id } })
  expect(list.items.flatMap((item) => item.id.split('.'))).toHaveLength(12)
  expect(list.version).toBe(version + 11)
  await app.close()
})

test('what is changed at once is bounded by its letters and by the rows that it names', async () => {
  const list = await newList()
  const texts = lemons(41).map((change) => ({ ...change, text: 'lemon '.repeat(50) }))
  expect(await refusal(list, { changes: texts })).toEqual([
    400,
    'That’s too much text at once. Your changes can have at most 12,000 characters.',
  ])
  const many = lemons(501)
    .map(({ item }) => item)
    .join('.')
  const ticks = [true, false].map((checked) => ({ kind: 'tick', item: many, checked }))
  expect(await refusal(list, { changes: ticks })).toEqual([400, 'You can change at most 1,000 items at a time.'])
})

test('what a list says is bounded, and so is what is bought for at once', async () => {
  const list = await newList()
  const words = (at: number) => ({ ...lemons(1, at)[0]!, text: `1 lemon ${'for the long evening '.repeat(13)}`.trim() })
  const params = { id: list.id }
  const add = (from: number, many: number) => ({ changes: Array.from({ length: many }, (_, at) => words(from + at)) })
  let rows = 0
  for (; rows < 160; rows += 40) await ada.api.shopping.update({ params, body: add(rows, 40) })
  const two = [await refusal(list, add(rows, 40)), await refusal(list, add(rows + 40, 40))]
  expect(two[1]).toEqual([400, 'A list can have at most 120,000 characters. Please start another one.'])
  const recipe = await ada.api.recipes.create({
    body: { title: 'Soup', servings: 2, ingredients: ['1 lemon'], instructions: Array(9).fill('Stir. '.repeat(300)) },
  })
  await world.database.query(`update users set subscription_tier = 'premium' where id = $1`, [ada.user.id])
  const payload = { recipeIds: Array(19).fill(recipe.id) }
  const answer = await ada.send({ method: 'POST', url: '/api/shopping-lists/combined', payload })
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'Recipes on one list can have at most 300,000 characters in total. Please make several lists.',
  ])
  payload.recipeIds.length = 18
  expect((await ada.send({ method: 'POST', url: '/api/shopping-lists/combined', payload })).statusCode).toBe(200)
})

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** So many names that no kitchen knows. */
const names = (many: number, of: string) =>
  Array.from({ length: many }, (_, at) => `${of} ${letters[Math.floor(at / 26)]}${letters[at % 26]}zq`)
const tooManyItems = [400, 'A list can have at most 500 items. Please start another one.']

test('a list has five hundred items at most by their names, also by putting rows in other words', async () => {
  const list = await newList()
  const change = (changes: object[]) => refusal(list, { changes })
  const rows = lemons(502).map((row) => ({ ...row, text: '1 lemon for the long evening' }))
  for (const part of [rows.slice(0, 400), rows.slice(400)]) expect((await change(part))[0]).toBe(200)
  const reworded = names(500, 'thing').map((text, at) => ({ kind: 'reword', item: rows[at]!.item, text }))
  const last = reworded.pop()!
  expect((await change(reworded))[0]).toBe(200)
  expect(await change([last])).toEqual(tooManyItems)
  const swapped = [
    { kind: 'remove', item: last.item },
    { ...lemons(1, 900)[0]!, text: last.text },
  ]
  expect(await change(swapped)).toEqual(tooManyItems)
  // what makes no more of them is done
  expect((await change([{ ...reworded[0]!, text: 'thing else' }]))[0]).toBe(200)
  const { items } = await ada.api.shopping.get({ params: { id: list.id } })
  expect(new Set(items.map(({ name }) => name)).size).toBe(500)
})

test('a list takes ten thousand rows ever, those that were taken off included', async () => {
  const list = await newList()
  const [lemon, another] = lemons(2)
  expect((await refusal(list, { changes: [lemon] }))[0]).toBe(200)
  await world.database.query(
    `insert into shopping_list_items select gone.* from shopping_list_items i, generate_series(1, 9999) n,
      jsonb_populate_record(i, jsonb_build_object('id', 'gone-' || n, 'removed_at', now())) gone where i.list_id = $1`,
    [list.id],
  )
  expect((await refusal(list, { changes: [{ kind: 'tick', item: lemon!.item, checked: true }] }))[0]).toBe(200)
  expect(await refusal(list, { changes: [another] })).toEqual([
    400,
    'This list has been changed too many times. Please start another one.',
  ])
  expect((await ada.api.shopping.get({ params: { id: list.id } })).items).toMatchObject([{ checked: true }])
})

test('nor do recipes bring more items than a list has', async () => {
  await world.database.query(`update users set subscription_tier = 'premium' where id = $1`, [ada.user.id])
  const recipeIds: number[] = []
  for (let at = 0; at < 11; at += 1) {
    const words = { title: 'Soup', servings: 2, instructions: ['Stir.'] }
    const ingredients = names(50, `thing ${letters[at]}q`)
    recipeIds.push((await ada.api.recipes.create({ body: { ...words, ingredients } })).id)
  }
  const lists = () => ada.api.shopping.list({ query: {} })
  const before = (await lists()).length
  const combined = { method: 'POST', url: '/api/shopping-lists/combined', payload: { recipeIds } } as const
  const answer = await ada.send(combined)
  expect([answer.statusCode, answer.json().message]).toEqual(tooManyItems)
  expect(await lists()).toHaveLength(before)
  const full = await ada.api.shopping.combined({ body: { recipeIds: recipeIds.slice(0, 10) } })
  const url = `/api/shopping-lists/${full.id}/recipes`
  const added = await ada.send({ method: 'POST', url, payload: { recipeId: recipeIds[10] } })
  expect([added.statusCode, added.json().message]).toEqual(tooManyItems)
  expect(await ada.api.shopping.get({ params: { id: full.id } })).toEqual(full)
})

test('a page of lists ends where they are long, and the next one goes on', async () => {
  const eve = await cook(world.app)
  const made: number[] = []
  for (let list = 0; list < 3; list += 1) {
    const { id } = await eve.api.shopping.create({ body: { title: `Week ${list}` } })
    await eve.api.shopping.update({ params: { id }, body: { changes: lemons(1000) } })
    made.unshift(id)
  }
  const idsOf = (lists: ShoppingList[]) => lists.map(({ id }) => id)
  const first = await eve.api.shopping.listPage({ query: { limit: 100 } })
  expect(idsOf(first.rows)).toEqual(made.slice(0, 2))
  const second = await eve.api.shopping.listPage({ query: { limit: 100, cursor: first.next! } })
  expect([idsOf(second.rows), second.next]).toEqual([made.slice(2), null])
  // the last one exactly at the limit is the last
  expect((await eve.api.shopping.listPage({ query: { limit: 1, cursor: first.next! } })).next).toBeNull()
})

test('lists can be read often, not without end', async () => {
  const strict = await startApp({ logLevel: 'error', rateLimitFactor: 0.01 })
  const eve = await cook(strict.app)
  const read = () => eve.send({ method: 'GET', url: '/api/shopping-lists?limit=100' })
  for (let turn = 0; turn < 6; turn += 1) expect((await read()).statusCode).toBe(200)
  const refused = await read()
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await strict.close()
})
