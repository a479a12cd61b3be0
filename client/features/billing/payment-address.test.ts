import { expect, it } from 'vitest'
import { readPaymentAddress } from '#client/features/billing/payment-address.ts'

const site = 'https://meals.example'
const stripe = 'https://checkout.stripe.com/c/pay/cs_test_a1B2#fidkdWxOYHwnPyd1'

it('follows the pages of the provider that is configured', () => {
  expect(readPaymentAddress(stripe, site, 'stripe')).toBe(stripe)
  expect(readPaymentAddress('https://billing.stripe.com/p/session/x', site, 'stripe')).toBe(
    'https://billing.stripe.com/p/session/x',
  )
  expect(readPaymentAddress(`${site}/checkout/test_cs_12345678`, site, 'test')).toBe(
    `${site}/checkout/test_cs_12345678`,
  )
  expect(readPaymentAddress('/checkout/test_cs_12345678', site, 'test')).toBe(`${site}/checkout/test_cs_12345678`)
})

it('follows no provider that is not configured', () => {
  expect(readPaymentAddress(stripe, site, 'test')).toBeNull()
  expect(readPaymentAddress(stripe, site, 'off')).toBeNull()
  expect(readPaymentAddress(`${site}/checkout/test_cs_12345678`, site, 'stripe')).toBeNull()
  expect(readPaymentAddress(`${site}/checkout/test_cs_12345678`, site, 'off')).toBeNull()
})

it.each([
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://checkout.stripe.com/',
  '\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://checkout.stripe.com/x',
  'blob:https://meals.example/checkout/test_cs_12345678',
  'https:checkout.stripe.com.evil.example/x',
  '//evil.example/checkout/test_cs_12345678',
  '///evil.example/checkout/test_cs_12345678',
  '\\\\evil.example/checkout/test_cs_12345678',
  '/\\evil.example/checkout/test_cs_12345678',
  'https:\\\\evil.example',
  'https://evil.example/?https://checkout.stripe.com/',
  'https://checkout.stripe.com.evil.example/c/pay/x',
  'https://evil.example#checkout.stripe.com',
  'https://checkout.stripe.com@evil.example/c/pay/x',
  'https://somebody:secret@checkout.stripe.com/c/pay/x',
  'https://somebody@checkout.stripe.com/c/pay/x',
  'https://checkout.stripe.com:8443/c/pay/x',
  'http://checkout.stripe.com/c/pay/x',
  'ftp://checkout.stripe.com/c/pay/x',
  'https://checkout.stripe.com%2eevil.example/',
  'https://checkout%E3%80%82stripe.com.evil.example/',
  'https://сheckout.stripe.com/c/pay/x',
  'https%3A%2F%2Fcheckout.stripe.com%2Fc%2Fpay%2Fx',
  'https://meals.example:444/checkout/test_cs_12345678',
  'http://meals.example/checkout/test_cs_12345678',
  'https://somebody@meals.example/checkout/test_cs_12345678',
  'https://meals.example.evil.example/checkout/test_cs_12345678',
  '/checkout/../api/checkout-redirect/mid',
  '/checkout/%2e%2e/api/login',
  '/checkout/..%2f..%2fapi%2flogin',
  '/checkout/%2Fevil.example12',
  '/checkout/',
  '/checkout/test_cs_12345678/more',
  '/api/auth/logout',
  '/signin',
])('never follows %j', (text) => {
  const followed = (['stripe', 'test', 'off'] as const).map((payments) => readPaymentAddress(text, site, payments))
  expect(followed).toEqual([null, null, null])
})

it('follows no address of endless length', () => {
  expect(readPaymentAddress(`https://checkout.stripe.com/${'x'.repeat(5000)}`, site, 'stripe')).toBeNull()
})
