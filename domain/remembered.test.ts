import { expect, test } from 'vitest'
import { bytesOf, common } from '#domain/bytes-of.ts'
import { remembered, rememberedBy, rememberedBytes } from '#domain/remembered.ts'

/** A function that is remembered, and how often it worked. */
function counted(keeping: Parameters<typeof remembered>[1]) {
  const before = rememberedBytes()
  const worked: string[] = []
  const ask = remembered((text) => {
    worked.push(text)
    return text.split(' ')
  }, keeping)
  return { ask, worked, kept: () => rememberedBytes().now - before.now }
}

test('what is read again is not worked out again', () => {
  const { ask, worked } = counted({ bytes: 100_000 })
  expect(ask('two red onions')).toBe(ask('two red onions'))
  expect(worked).toHaveLength(1)
})

test('however many and however long the texts, what is kept stays within its bytes', () => {
  const { ask, kept } = counted({ bytes: 100_000 })
  for (let each = 0; each < 20_000; each += 1) {
    ask(`${each} `.repeat(1 + (each % 90)))
    expect(kept()).toBeLessThanOrEqual(100_000)
  }
  expect(kept()).toBeGreaterThan(25_000)
})

test('what is asked for again and again stays, whatever else is asked for', () => {
  const { ask, worked } = counted({ bytes: 100_000 })
  for (let each = 0; each < 5000; each += 1) {
    ask('salt')
    ask(`line ${each}`)
  }
  expect(worked.filter((text) => text === 'salt')).toHaveLength(1)
})

test('long texts, and answers that would fill the memory by themselves, are forgotten once the work at hand is done', async () => {
  const { ask, worked, kept } = counted({ bytes: 8000, longest: 500 })
  for (const text of ['a'.repeat(501), 'a '.repeat(250)]) {
    expect(ask(text)).toBe(ask(text))
    await Promise.resolve()
    ask(text)
    await Promise.resolve()
  }
  expect([worked.length, kept()]).toEqual([4, 0])
})

test('of long texts so many are held at once as two recipes have letters', () => {
  const { ask, worked } = counted({ longest: 500 })
  const texts = Array.from({ length: 100 }, (_, at) => `${at} `.repeat(300))
  for (const text of [...texts, ...texts]) ask(text)
  expect(worked).toHaveLength(200)
})

test('a function of more than a text is remembered by what tells its inputs apart', () => {
  const times = rememberedBy(
    (one: number, other: number) => `${one} ${other}`,
    (one, other) => ({ product: one * other }),
  )
  expect(times(3, 4)).toBe(times(3, 4))
  expect([times(4, 3), times(3, 41)]).toEqual([{ product: 12 }, { product: 123 }])
})

test('tables count nothing, and what is named twice counts once', () => {
  const food = { name: 'butter', aliases: Array(100).fill('x'.repeat(100)) }
  const line = { words: 'soft butter', food }
  expect(bytesOf([line, line])).toBeLessThan(bytesOf(line) + 100)
  common([food])
  expect(bytesOf(line)).toBeLessThan(200)
})
