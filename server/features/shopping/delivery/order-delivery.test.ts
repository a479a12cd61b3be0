import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DeliveryLink } from '#contract/shopping/delivery.ts'
import { deliveryServicesOfSettings } from '#domain/options/options.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { InstacartStandIn } from '#server/test-world/instacart/stand-in.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const url = '/api/shopping-lists/delivery-link'
const deliveryAddress = '12 Elm Street, Springfield 62704-1234'

let vendor: InstacartStandIn
let world: TestApp
let boss: Browser
let ada: Cook
let bob: Cook
let listId: number
beforeAll(async () => {
  vendor = await new InstacartStandIn().listen()
  world = await startApp({ instacart: vendor.settings, publicUrl: new URL('https://meals.example') })
  boss = visitor(world.app)
  const origin = { origin: 'https://meals.example' }
  const anyone = { ...boss }
  boss.send = (request) => anyone.send({ ...request, headers: { ...request.headers, ...origin } })
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'B', lastName: 'O', password: 'cardamom pods' },
  })
  await world.database.query('update users set is_admin = true where email = $1', ['boss@example.org'])
  ada = await cook(world.app)
  bob = await cook(world.app)
  for (const { user } of [ada, bob]) await boss.api.admin.upgradeUser({ body: { userId: user.id, tier: 'premium' } })
})
afterAll(async () => {
  await world.close()
  await vendor.close()
})
beforeEach(async () => {
  for (const kept of [vendor.pages, vendor.calls, vendor.faults]) kept.length = 0
  listId = (await ada.api.shopping.create({ body: { title: 'Saturday' } })).id
  for (const text of ['3 onions', '650 g potatoes', 'crème fraîche & "more"']) await add(text)
})

const add = (text: string) => ada.api.shopping.addItem({ params: { id: listId }, body: { text } })
const order = (payload: object, who: Browser = ada) =>
  who.send({ method: 'POST', url, payload: { deliveryService: 'instacart', deliveryAddress, ...payload } })
const list = () => ada.api.shopping.get({ params: { id: listId } })

describe('a list at a delivery service', () => {
  const services = Object.keys(deliveryServicesOfSettings).filter((service) => service !== 'none')

  test.each(services)('%s: the page with zip and source, and a search for each item', async (deliveryService) => {
    const answer = (await order({ deliveryService, shoppingListId: listId })).json()
    expect(answer).toMatchObject({ itemCount: 3, prePopulated: deliveryService === 'instacart' })
    const query = Object.fromEntries(new URL(answer.deliveryUrl).searchParams)
    expect(query).toMatchObject(deliveryService === 'instacart' ? {} : { zip: '62704', source: 'mealcrafter' })
    const { items } = await list()
    expect(answer.items.map(({ name }: { name: string }) => name)).toEqual(items.map(({ name }) => name))
    for (const item of answer.items) expect([...new URL(item.url).searchParams.values()]).toContain(item.name)
    expect(await list()).toMatchObject({ deliveryService, deliveryUrl: answer.deliveryUrl })
    // where the member lives is nobody else's affair
    expect(JSON.stringify([answer, vendor.pages])).not.toMatch(/\bElm\b/)
  })

  test('is filled by Instacart once, until the list is another one or the page runs out', async () => {
    const first = (await order({ shoppingListId: listId })).json()
    expect((await order({ shoppingListId: listId })).json()).toEqual(first)
    expect([first.deliveryUrl, vendor.calls.length]).toEqual([vendor.pages[0]!.url, 1])
    expect(vendor.pages[0]!.body).toMatchObject({
      title: 'Saturday',
      line_items: expect.arrayContaining([
        expect.objectContaining({
          name: 'onions',
          display_text: '3 onions',
          line_item_measurements: expect.arrayContaining([{ quantity: 3, unit: 'each' }]),
        }),
        {
          name: 'potatoes',
          display_text: '650 g potatoes',
          line_item_measurements: [{ quantity: 650, unit: 'gram' }],
        },
      ]),
      landing_page_configuration: { partner_linkback_url: `https://meals.example/lists/${listId}` },
    })
    await add('tea')
    expect(await list()).toMatchObject({ deliveryUrl: null, prePopulated: false })
    expect((await order({ shoppingListId: listId })).json().deliveryUrl).toBe(vendor.pages[1]!.url)
    const { now } = world.clock
    world.clock.now = new Date(now.getTime() + 29.5 * 86_400_000)
    await order({ shoppingListId: listId })
    world.clock.now = now
    expect(vendor.calls).toHaveLength(3)
  })

  test('asks for foods by their names, and shows the words in which the list leaves an amount', async () => {
    for (const text of ['2-3 lb chicken thighs', '6 x 330 ml cola']) await add(text)
    const { items } = (await order({ shoppingListId: listId })).json<DeliveryLink>()
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['chicken thighs', 'cola']))
    for (const { name, url } of items) expect([...new URL(url).searchParams.values()]).toContain(name)
    expect(vendor.pages[0]!.body).toMatchObject({
      line_items: expect.arrayContaining([
        expect.objectContaining({
          name: 'chicken thighs',
          display_text: '2-3 lb chicken thighs',
          line_item_measurements: [{ quantity: 2.5, unit: 'pound' }],
        }),
        expect.objectContaining({ name: 'cola', display_text: '6 x 330 ml cola' }),
      ]),
    })
  })

  test('leaves out what is in the basket, and what is at home unless that is all', async () => {
    const { items } = await list()
    const [first, second, third] = items
    const change = (changes: object[]) =>
      ada.send({ method: 'PATCH', url: `/api/shopping-lists/${listId}`, payload: { changes } })
    await change([
      { kind: 'tick', item: first!.id, checked: true },
      { kind: 'staple', item: second!.id, isStaple: true },
    ])
    const names = async () =>
      (await order({ shoppingListId: listId })).json().items.map(({ name }: { name: string }) => name)
    expect(await names()).toEqual([third!.name])
    await change([{ kind: 'tick', item: third!.id, checked: true }])
    expect(await names()).toEqual([second!.name])
    await change([{ kind: 'tick', item: second!.id, checked: true }])
    const empty = await order({ shoppingListId: listId })
    expect([empty.statusCode, empty.json().message]).toEqual([400, 'There’s nothing left to order on this list.'])
  })

  test('goes by searches where Instacart fails, and is filled when it is back', async () => {
    for (let i = 0; i < 3; i += 1) vendor.faults.push({ kind: 'error', status: 503, shape: 'page' })
    const answer = (await order({ shoppingListId: listId })).json()
    expect(answer).toMatchObject({ prePopulated: false, itemCount: 3 })
    expect(answer.deliveryUrl).toBe('https://www.instacart.com/store?zip=62704&source=mealcrafter')
    expect((await order({ shoppingListId: listId })).json()).toMatchObject({ prePopulated: true })
  })
})

describe('recipes at a delivery service', () => {
  test('one is a page of a recipe, several are a list', async () => {
    const one = await ada.api.recipes.generate({ body: {} })
    const two = await ada.api.recipes.generate({ body: {} })
    expect((await order({ recipeIds: [one.id] })).json()).toMatchObject({ prePopulated: true })
    await order({ recipeIds: [one.id] })
    expect(vendor.calls).toEqual(['POST /idp/v1/products/recipe'])
    expect(vendor.pages[0]!.body).toMatchObject({
      title: one.title,
      servings: one.servings,
      instructions: one.instructions.map(({ description }) => description),
    })
    await order({ recipeIds: [one.id, two.id] })
    expect(vendor.calls[1]).toBe('POST /idp/v1/products/products_link')
    const theirs = await bob.api.recipes.generate({ body: {} })
    expect((await order({ recipeIds: [one.id, theirs.id] })).statusCode).toBe(404)
  })
})

test('without a list and recipes it is the page of the store, with the zip code', async () => {
  const answer = await order({ deliveryAddress: '12 Elm Street, Springfield 62704' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ prePopulated: false, itemCount: 0, items: [] })
  expect(answer.json().deliveryUrl).toContain('62704')
})

describe('what cannot be ordered is said in a sentence', () => {
  const said = async (payload: object, who?: Browser) => {
    const answer = await order({ shoppingListId: listId, ...payload }, who)
    return [answer.statusCode, answer.json().message]
  }
  test.each([
    [{ deliveryService: 'none' }, 'Please choose a grocery delivery service first.'],
    [{ deliveryService: null }, 'Please choose a grocery delivery service first.'],
    [{ deliveryAddress: '   ' }, 'Please provide your delivery address.'],
    [{ deliveryAddress: undefined }, 'Please provide your delivery address.'],
    [{ shoppingListId: undefined, recipeIds: [] }, 'Please select at least one recipe to generate shopping list.'],
  ])('%o', async (payload, sentence) => {
    expect(await said(payload)).toEqual([400, expect.stringContaining(sentence)])
  })

  test('an unknown service, a list of somebody else, a plan that has no delivery', async () => {
    expect(await said({ deliveryService: 'pony-express' })).toEqual([400, expect.stringContaining('must be one of')])
    expect(await said({}, bob)).toEqual([404, 'We can’t find that shopping list.'])
    const free = await cook(world.app)
    expect(await said({ deliveryService: 'pony-express' }, free)).toEqual([
      403,
      expect.stringContaining('premium feature'),
    ])
  })

  test('older spellings of a service are understood', async () => {
    expect((await order({ shoppingListId: listId, deliveryService: 'Amazon_Fresh' })).json().deliveryUrl).toContain(
      'amazon',
    )
    expect((await order({ shoppingListId: listId, deliveryService: 'target_shipt' })).json().deliveryUrl).toContain(
      'shipt',
    )
  })
})

describe('administrators', () => {
  const heb = () => ada.api.shopping.stores({}).then((stores) => stores.find(({ service }) => service === 'heb')!)

  test('correct an address, which holds for everybody and is written down', async () => {
    const before = await heb()
    expect(before.lastChecked).toBeNull()
    const searchUrl = 'https://www.heb.com/find?term={q}'
    const params = { service: 'heb' }
    await boss.api.admin.changeDeliveryStore({ params, body: { lastChecked: '2026-11-19' } })
    expect(await heb()).toEqual({ ...before, lastChecked: '2026-11-19' })
    // nobody has seen the new one work
    expect(await boss.api.admin.changeDeliveryStore({ params, body: { searchUrl } })).toMatchObject({
      lastChecked: null,
    })
    const answer = (await order({ deliveryService: 'heb', shoppingListId: listId })).json()
    expect(answer.items[0].url).toMatch(/^https:\/\/www\.heb\.com\/find\?term=/)
    expect(await boss.api.admin.deliveryStores({})).toHaveLength(9)
    const { rows } = await world.database.query(
      "select subject_id, details from audit_log where action = 'change-delivery-store' order by id",
    )
    expect(rows).toMatchObject([
      { subject_id: 'heb' },
      { details: { from: { searchUrl: before.searchUrl }, to: { searchUrl } } },
    ])
    // and back to what comes with the program
    expect(await boss.api.admin.resetDeliveryStore({ params, body: undefined })).toEqual(before)
    expect(await heb()).toEqual(before)
    await boss.api.admin.resetDeliveryStore({ params, body: undefined })
    const entries = await boss.api.admin.audit({ query: { userId: 'heb' } })
    expect(entries.map(({ action, after }) => [action, after['searchUrl']])).toEqual([
      ['reset-delivery-store', before.searchUrl],
      ['change-delivery-store', searchUrl],
      ['change-delivery-store', undefined],
    ])
    const unknown = boss.api.admin.resetDeliveryStore({ params: { service: 'corner-shop' }, body: undefined })
    await expect(unknown).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['heb', { searchUrl: 'https://www.heb.com/find' }, 400],
    ['heb', { orderUrl: 'javascript:alert(1)' }, 400],
    ['heb', { orderUrl: 'http://www.heb.com/' }, 400],
    ['heb', { lastChecked: 'yesterday' }, 400],
    ['heb', { lastChecked: '2999-01-01' }, 400],
    ['corner-shop', { name: 'Corner shop' }, 404],
  ])('%s %o is refused', async (service, payload, status) => {
    const answer = await boss.send({ method: 'PATCH', url: `/api/admin/delivery-stores/${service}`, payload })
    expect(answer.statusCode).toBe(status)
  })

  test('alone may do so', async () => {
    const answer = await ada.send({ method: 'PATCH', url: '/api/admin/delivery-stores/heb', payload: { name: 'x' } })
    expect(answer.statusCode).toBe(403)
  })
})
