import { describe, expect, it } from 'vitest'
import type { Delivery, Order } from '#server/ports/delivery/delivery.ts'
import { knownStores } from '#server/ports/delivery/known-stores.ts'

/** An order as the product makes them: pieces, weights, units that no service knows, words of every kind. */
export const anOrder: Order = {
  store: knownStores.find(({ service }) => service === 'instacart')!,
  zip: '62704',
  title: 'Weekend & <b>more</b>',
  items: [
    {
      name: 'onions',
      text: '3 onions',
      measures: [
        { quantity: 3, unit: '' },
        { quantity: 450, unit: 'g' },
      ],
    },
    {
      name: 'flour',
      text: '2 1/4 cups flour',
      measures: [
        { quantity: 2.25, unit: 'cup' },
        { quantity: 281, unit: 'g' },
      ],
    },
    { name: 'crème fraîche', text: '1 tub crème fraîche', measures: [{ quantity: 1, unit: 'container' }] },
    { name: 'piment d’Espelette', text: 'piment d’Espelette', measures: [] },
  ],
  backTo: 'https://meals.example/lists/7',
}

export const aRecipeOrder: Order = {
  ...anOrder,
  title: 'Onion soup',
  recipe: { servings: 4, minutes: 54.6, steps: ['Slice the onions.', 'Simmer.'] },
}

/** What every way to order does alike. */
export function deliveryConformance(name: string, open: () => Delivery): void {
  describe(`delivery by ${name}`, () => {
    it.each([
      ['a list', anOrder],
      ['a recipe', aRecipeOrder],
      ['an order that nobody can be led back from', { ...anOrder, backTo: undefined }],
      ['an order without a zip code', { ...anOrder, zip: null }],
      ['five hundred items', { ...anOrder, items: Array.from({ length: 500 }, () => anOrder.items[0]!) }],
    ] as const)('answers %s with a page of the store that a browser can open', async (_, order) => {
      const { url, days } = await open().pageFor(order)
      const { protocol, hostname } = new URL(url)
      expect([protocol, hostname]).toEqual(['https:', 'www.instacart.com'])
      expect(days === null || days > 0).toBe(true)
    })

    it('says nothing of the cook to the store but the zip code', async () => {
      expect((await open().pageFor(anOrder)).url).not.toMatch(/onion|weekend|meals\.example/i)
    })
  })
}
