import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storePage, storeSearch } from '#contract/shopping/store-address.ts'
import { deliveryServicesOfSettings } from '#domain/options/options.ts'
import { DeliveryFailure } from '#server/ports/delivery/delivery.ts'
import { instacart } from '#server/ports/delivery/instacart.ts'
import { knownStores } from '#server/ports/delivery/known-stores.ts'
import { openDelivery } from '#server/ports/delivery/open-delivery.ts'
import { storeLinks } from '#server/ports/delivery/store-links.ts'
import { complaintsAboutList, complaintsAboutRecipe } from '#server/test-world/instacart/check-request.ts'
import { anOrder, aRecipeOrder, deliveryConformance } from '#server/test-world/instacart/delivery-conformance.ts'
import { errorShapes, errorStatuses, type Fault } from '#server/test-world/instacart/faults.ts'
import { InstacartStandIn } from '#server/test-world/instacart/stand-in.ts'

let vendor: InstacartStandIn
beforeAll(async () => {
  vendor = await new InstacartStandIn().listen()
})
afterAll(() => vendor.close())
beforeEach(() => {
  for (const kept of [vendor.pages, vendor.calls, vendor.faults]) kept.length = 0
})

deliveryConformance('links', storeLinks)
deliveryConformance('Instacart', () => instacart(vendor.settings))

describe('the request to Instacart', () => {
  test('for a list is the documented one, field by field', async () => {
    const page = await instacart(vendor.settings).pageFor(anOrder)
    expect(page).toEqual({ url: vendor.pages[0]!.url, prePopulated: true, days: 30 })
    expect(vendor.calls).toEqual(['POST /idp/v1/products/products_link'])
    expect(vendor.pages[0]!.body).toEqual({
      title: 'Weekend & <b>more</b>',
      link_type: 'shopping_list',
      expires_in: 30,
      line_items: [
        {
          name: 'onions',
          display_text: '3 onions',
          line_item_measurements: [
            { quantity: 3, unit: 'each' },
            { quantity: 450, unit: 'gram' },
          ],
        },
        {
          name: 'flour',
          display_text: '2 1/4 cups flour',
          line_item_measurements: [
            { quantity: 2.25, unit: 'cup' },
            { quantity: 281, unit: 'gram' },
          ],
        },
        {
          name: 'crème fraîche',
          display_text: '1 tub crème fraîche',
          line_item_measurements: [{ quantity: 1, unit: 'each' }],
        },
        {
          name: 'piment d’Espelette',
          display_text: 'piment d’Espelette',
          line_item_measurements: [{ quantity: 1, unit: 'each' }],
        },
      ],
      landing_page_configuration: { partner_linkback_url: 'https://meals.example/lists/7', enable_pantry_items: true },
    })
  })

  test('for a recipe names minutes, servings, steps and measurements', async () => {
    await instacart(vendor.settings).pageFor(aRecipeOrder)
    expect(vendor.calls).toEqual(['POST /idp/v1/products/recipe'])
    const { ingredients, ...rest } = vendor.pages[0]!.body
    expect(rest).toEqual({
      title: 'Onion soup',
      servings: 4,
      cooking_time: 55,
      expires_in: 30,
      instructions: ['Slice the onions.', 'Simmer.'],
      landing_page_configuration: { partner_linkback_url: 'https://meals.example/lists/7', enable_pantry_items: true },
    })
    expect((ingredients as object[])[0]).toEqual({
      name: 'onions',
      display_text: '3 onions',
      measurements: [
        { quantity: 3, unit: 'each' },
        { quantity: 450, unit: 'gram' },
      ],
    })
  })

  test('never asks for a health filter, which would be taken for a promise', async () => {
    await instacart(vendor.settings).pageFor(anOrder)
    await instacart(vendor.settings).pageFor(aRecipeOrder)
    expect(JSON.stringify(vendor.pages)).not.toContain('filter')
  })

  test('as other clients guess it is refused by the stand-in', () => {
    const item = { name: 'flour', measurements: { amount: 1, unit: 'cup' } }
    const guessed = {
      title: 'x',
      expires_in: 3600 * 24 * 30,
      instructions: 'Mix.',
      line_items: [{ ...item, quantity: 1 }],
    }
    expect(complaintsAboutList(guessed).map(({ field }) => field)).toEqual([
      'expires_in',
      'instructions',
      'line_items[0].measurements',
      'line_items[0].quantity',
    ])
    const recipe = {
      cooking_time: '45 min',
      ingredients: [{ name: '3 onions', measurements: [{ quantity: '1', unit: 'tbsp' }] }],
    }
    expect(complaintsAboutRecipe(recipe).map(({ field }) => field)).toEqual([
      'title',
      'cooking_time',
      'ingredients[0].name',
      'ingredients[0].measurements[0].quantity',
      'ingredients[0].measurements[0].unit',
    ])
  })
})

describe('when Instacart fails', () => {
  const failure = (fault: Fault, times = 3) => {
    for (let i = 0; i < times; i += 1) vendor.faults.push(fault)
    return instacart(vendor.settings)
      .pageFor(anOrder)
      .then(
        () => undefined,
        (error: unknown) => error as DeliveryFailure,
      )
  }

  test.each(errorStatuses.flatMap((status) => errorShapes.map((shape) => ({ status, shape }))))(
    'with $status in the shape "$shape" it is said by status and code, never by message',
    async ({ status, shape }) => {
      const error = await failure({ kind: 'error', status, shape })
      expect(error).toBeInstanceOf(DeliveryFailure)
      expect(error!.status).toBe(status)
      expect(error!.code).toMatch(/^\w+$/)
      expect(error!.code === 'unknown').toBe(['empty', 'page'].includes(shape))
      expect(String(error)).not.toContain('onions')
      expect(vendor.calls).toHaveLength([408, 429, 500, 503].includes(status) ? 3 : 1)
    },
  )

  test('for a moment, the page is made all the same', async () => {
    vendor.faults.push({ kind: 'error', status: 503, shape: 'page' }, { kind: 'break' })
    expect(await instacart(vendor.settings).pageFor(anOrder)).toMatchObject({ prePopulated: true })
  })

  test('by silence or a broken line, it is given up', async () => {
    vendor.faults.push({ kind: 'silence' }, { kind: 'silence' }, { kind: 'silence' })
    const impatient = instacart({ ...vendor.settings, patience: 50 })
    await expect(impatient.pageFor(anOrder)).rejects.toMatchObject({ status: 0, code: 'timeout' })
    expect(await failure({ kind: 'break' })).toMatchObject({ status: 0, code: 'unreachable' })
  })

  test.each([
    '',
    '{}',
    '[]',
    '{"products_link_url":7}',
    '{"products_link_url":"javascript:alert(1)"}',
    '{"products_link_url":"https://instacart.com.evil.example/"}',
    'null',
  ])('by answering %s, no address is believed', async (body) => {
    expect(await failure({ kind: 'answer', body })).toMatchObject({ status: 200, code: 'no_page' })
  })

  test('nobody is stuck: the store’s own page is answered, and the failure is logged by its code', async () => {
    const said: unknown[] = []
    const delivery = openDelivery(vendor.settings, { warn: (details) => said.push(details) })
    vendor.faults.push({ kind: 'error', status: 403, shape: 'multiple' })
    expect(await delivery.pageFor(anOrder)).toEqual({
      url: 'https://www.instacart.com/store?zip=62704&source=mealcrafter',
      prePopulated: false,
      days: null,
    })
    expect(said).toEqual([{ status: 403, code: 'forbidden' }])
  })

  test('other stores are never asked of it', async () => {
    const delivery = openDelivery(vendor.settings, { warn: () => undefined })
    const kroger = knownStores.find(({ service }) => service === 'kroger')!
    expect(await delivery.pageFor({ ...anOrder, store: kroger })).toMatchObject({ prePopulated: false })
    expect(vendor.calls).toEqual([])
  })
})

describe('the table of stores', () => {
  test('has the nine services, each with a page and a search', () => {
    const services = Object.keys(deliveryServicesOfSettings).filter((service) => service !== 'none')
    expect(knownStores.map(({ service }) => service).toSorted()).toEqual(services.toSorted())
    for (const store of knownStores) {
      const page = new URL(storePage(store, '62704'))
      expect([page.protocol, page.searchParams.get('zip'), page.searchParams.get('source')]).toEqual([
        'https:',
        '62704',
        'mealcrafter',
      ])
      const search = new URL(storeSearch(store, 'crème & "fraîche" #1?'))
      expect([...search.searchParams.values()]).toContain('crème & "fraîche" #1?')
    }
  })

  test('fills an address that has no place for zip and source', () => {
    expect(storePage({ orderUrl: 'https://shop.example/start?a=1#top' }, '62704 & co')).toBe(
      'https://shop.example/start?a=1&zip=62704%20%26%20co&source=mealcrafter#top',
    )
    expect(storePage({ orderUrl: 'https://shop.example/{zip}' }, null)).toBe('https://shop.example/?source=mealcrafter')
  })
})
