import { expect, test } from 'vitest'
import { networkOf } from '#server/http/limits/limits.ts'

test('one household is one key: an IPv4 address, or the /64 that an IPv6 line has', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  const sameLine = ['2001:db8:1:2::7', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002::']
  expect(new Set(sameLine.map(networkOf))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(networkOf('2001:db8::3:0:0:0:1')).not.toBe(networkOf('2001:db8:1:2::7'))
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('x'.repeat(5000))).toBe('unknown')
})
