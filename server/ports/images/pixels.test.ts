import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { narrowed } from '#server/ports/images/pixels.ts'

let image: Buffer
beforeAll(async () => {
  image = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a52' } })
    .webp()
    .toBuffer()
})

/** Asks for so many pictures that are read once `opened`; answers what came of them, and writes down in what order they were read. */
function asks(asker: string, times: number, opened: Promise<void>, order: string[] = []) {
  const read = async () => {
    order.push(asker)
    await opened
    return { image }
  }
  return Promise.all(
    Array.from({ length: times }, () =>
      narrowed(asker, read, 10).then(
        () => 'made',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      ),
    ),
  )
}

test('one asker waits in line with themselves alone, and is told when it is too much', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const order: string[] = []
  const many = asks('ada', 80, promise, order)
  const few = asks('bob', 20, promise, order)
  resolve()
  expect(await few).toEqual(Array(20).fill('made'))
  expect(Map.groupBy(await many, (one) => one).get('made')).toHaveLength(42)
  expect(new Set(await many)).toEqual(new Set(['made', 'too_many_requests']))
  // two were begun before Bob came; from then on it is Bob's turn every second time
  expect(order.slice(0, 42).filter((asker) => asker === 'bob')).toHaveLength(20)
})

test('a picture that fails gives its turn to the next', async () => {
  const fails = () => Promise.reject(new Error('gone'))
  const failures = Array.from({ length: 6 }, () => narrowed('ada', fails, 10).catch((error: Error) => error.message))
  expect(await Promise.all(failures)).toEqual(Array(6).fill('gone'))
  expect(await asks('ada', 4, Promise.resolve())).toEqual(Array(4).fill('made'))
})

test('together no more wait than there is room for', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const askers = Array.from({ length: 11 }, (_, each) => asks(`cook ${each}`, 40, promise))
  resolve()
  const answers = (await Promise.all(askers)).flat()
  expect([
    answers.filter((one) => one === 'made').length,
    answers.filter((one) => one === 'unavailable').length,
  ]).toEqual([402, 38])
})
