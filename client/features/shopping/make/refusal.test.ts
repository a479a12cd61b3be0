import { expect, it } from 'vitest'
import { nameOf } from '#client/download.ts'
import { isWeb, shopAddress } from '#client/features/shopping/delivery/store-address.ts'
import { planRefusal } from '#client/features/shopping/make/refusal.ts'
import { CallError } from '#contract/client.ts'

const refused = (body: object, status = 403) => planRefusal(new CallError(status, JSON.stringify(body), ''))

it('knows a refusal of the plan by its code, its words or its mark', () => {
  const message = 'Combining lists is a premium feature.'
  expect(refused({ code: 'upgrade_required', message, requiredTier: 'premium' })).toEqual({ message, tier: 'premium' })
  expect(refused({ message })).toEqual({ message, tier: 'mid' })
  expect(refused({ message: 'No.', upgradeRequired: true })?.tier).toBe('mid')
  expect(refused({ code: 'not_found', message: 'Gone.' }, 404)).toBeUndefined()
  expect(planRefusal(new TypeError('Failed to fetch'))).toBeUndefined()
})

it('reads the name that the server gives a file', () => {
  expect(nameOf('attachment; filename="tacos-shopping-list.txt"')).toBe('tacos-shopping-list.txt')
  expect(nameOf(`attachment; filename="a.txt"; filename*=UTF-8''cr%C3%A8me.txt`)).toBe('crème.txt')
  expect(nameOf(null)).toBeUndefined()
})

it('leads to the member’s own store with their zip code, where both are chosen', () => {
  const kroger = {
    service: 'kroger',
    name: 'Kroger',
    orderUrl: 'https://www.kroger.com/?zip={zip}&source={source}',
    searchUrl: '',
    lastChecked: null,
  }
  const user = { preferredDeliveryService: 'kroger', deliveryZipCode: ' 94110 ' }
  expect(shopAddress([kroger], user)).toEqual({
    name: 'Kroger',
    url: 'https://www.kroger.com/?zip=94110&source=mealcrafter',
  })
  expect(shopAddress([kroger], { ...user, deliveryZipCode: null })).toBeUndefined()
  expect(shopAddress([kroger], { ...user, preferredDeliveryService: 'none' })).toBeUndefined()
  expect(shopAddress([{ ...kroger, orderUrl: 'javascript:alert({zip})' }], user)).toBeUndefined()
  expect(['https://a.b', 'http://a.b', 'javascript:1', 'data:text/html,x', 'shop'].map(isWeb)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
