import { expect, test } from 'vitest'
import { nearestWord, slips } from '#domain/slips.ts'

const words = (text: string) => text.split(' ').map((word, at) => ({ word, count: 100 - at }))

test('letters that are missing, added, changed or swapped count one each', () => {
  expect(slips('chikpea', 'chickpea', 2)).toBe(1)
  expect(slips('chickkpea', 'chickpea', 2)).toBe(1)
  expect(slips('chickpaa', 'chickpea', 2)).toBe(1)
  expect(slips('chickpae', 'chickpea', 2)).toBe(1)
  expect(slips('potato', 'tomato', 2)).toBe(2)
  expect(slips('onion', 'chickpea', 2)).toBe(3)
  expect(slips('chikp', 'chickpeas', 2, { beginning: true })).toBe(1)
})

test('the nearest word of a vocabulary is taken, whole or begun', () => {
  const known = words('chicken chickpea coconut onion lentil lemon potato tomato salmon simmer')
  const meant = { chikpea: 'chickpea', chikpe: 'chickpea', cocnut: 'coconut', onoin: 'onion', nooin: undefined }
  for (const [typed, word] of Object.entries(meant)) expect([typed, nearestWord(typed, known)]).toEqual([typed, word])
  expect(nearestWord('lmeon', known)).toBe('lemon')
  expect(nearestWord('hcicken', known)).toBe('chicken')
})

test('of equally near words the more frequent is meant', () => {
  expect(nearestWord('bread', words('breed broad'))).toBe('breed')
  expect(nearestWord('bread', words('broad breed'))).toBe('broad')
})

test('short words, long ones and what is like nothing are left alone', () => {
  const known = words('egg pea chickpea')
  expect(nearestWord('eg', known)).toBeUndefined()
  expect(nearestWord('pae', known)).toBeUndefined()
  expect(nearestWord('xylophone', known)).toBeUndefined()
  expect(nearestWord('c'.repeat(1000), known)).toBeUndefined()
  expect(nearestWord('onion', [])).toBeUndefined()
})
