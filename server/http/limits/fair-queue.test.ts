import { expect, test } from 'vitest'
import { FairQueue } from '#server/http/limits/fair-queue.ts'

const displaced: string[] = []
const waiting = () => new FairQueue<string>({ perOwner: 3, total: 5, onDisplaced: (item) => displaced.push(item) })

/** What is served, in its order. */
function all(queue: FairQueue<string>): string[] {
  const served: string[] = []
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) served.push(next)
  return served
}

test('whoever asks for one thing is not behind all that another asked for', () => {
  const queue = waiting()
  for (const item of ['ada 1', 'ada 2', 'ada 3']) queue.push('ada', item)
  queue.push('bea', 'bea 1')
  expect(all(queue)).toEqual(['ada 1', 'bea 1', 'ada 2', 'ada 3'])
  expect(queue.size).toBe(0)
})

test('coming again does not bring anybody forward', () => {
  const queue = waiting()
  queue.push('ada', 'ada 1')
  queue.push('bea', 'bea 1')
  expect(queue.shift()).toBe('ada 1')
  queue.push('ada', 'ada 2')
  queue.push('bea', 'bea 2')
  expect(all(queue)).toEqual(['bea 1', 'ada 2', 'bea 2'])
})

test('nobody has more waiting than their part, and all together no more than the whole', () => {
  const queue = waiting()
  expect(['ada 1', 'ada 2', 'ada 3', 'ada 4'].map((item) => queue.push('ada', item))).toEqual([true, true, true, false])
  expect(['bea 1', 'bea 2', 'bea 3'].map((item) => queue.push('bea', item))).toEqual([true, true, false])
  expect(queue.size).toBe(5)
  queue.shift()
  expect(queue.push('cleo', 'cleo 1')).toBe(true)
})

test('a full queue has room for who has less waiting, at the cost of who has most', () => {
  const queue = new FairQueue<number>({ perOwner: 64, total: 256, onDisplaced: (item) => left.push(item) })
  const left: number[] = []
  for (let item = 0; item < 256; item += 1) expect(queue.push(`greedy ${item % 4}`, item)).toBe(true)
  expect(queue.hasRoom('ada')).toBe(true)
  expect(Array.from({ length: 64 }, (_, at) => queue.push('ada', 1000 + at)).filter(Boolean)).toHaveLength(51)
  // the newest of each in turn, so that in the end they share the queue
  expect(left.slice(0, 4).toSorted((one, other) => one - other)).toEqual([252, 253, 254, 255])
  expect(left).toHaveLength(51)
  expect(queue.size).toBe(256)
  // nor do they push each other out then
  expect(queue.push('greedy 0', 2000)).toBe(false)
  expect(left).not.toContain(1000)
})

test('what was let in before keeps its place', () => {
  displaced.length = 0
  const queue = waiting()
  for (const item of ['ada 1', 'ada 2', 'ada 3']) queue.push('ada', item, item === 'ada 3')
  for (const item of ['bea 1', 'bea 2']) queue.push('bea', item)
  expect(queue.push('cleo', 'cleo 1')).toBe(true)
  expect(displaced).toEqual(['ada 2'])
  expect(all(queue)).toEqual(['ada 1', 'bea 1', 'cleo 1', 'ada 3', 'bea 2'])
})

test('what is taken back leaves its place to the next, and the others keep theirs', () => {
  const queue = waiting()
  queue.push('ada', 'ada 1')
  queue.push('bea', 'bea 1')
  queue.push('bea', 'bea 2')
  queue.remove('ada 1')
  queue.remove('bea 1')
  queue.remove('nobody')
  expect(queue.size).toBe(1)
  expect(all(queue)).toEqual(['bea 2'])
})

test('tells in which order all will be served', () => {
  const queue = waiting()
  for (const [owner, item] of [
    ['ada', 'ada 1'],
    ['ada', 'ada 2'],
    ['ada', 'ada 3'],
    ['bea', 'bea 1'],
    ['cleo', 'cleo 1'],
  ])
    queue.push(owner!, item!)
  const told = queue.inTurn()
  expect(told).toEqual(['ada 1', 'bea 1', 'cleo 1', 'ada 2', 'ada 3'])
  expect(all(queue)).toEqual(told)
})

test('the same thing does not wait twice', () => {
  const queue = waiting()
  expect(queue.push('ada', 'ada 1')).toBe(true)
  expect(queue.push('bea', 'ada 1')).toBe(false)
  expect(all(queue)).toEqual(['ada 1'])
})

test('what was let in before finds room in a full queue, and waits its turn', () => {
  const queue = new FairQueue<number>({ perOwner: 1, total: 1, onDisplaced: () => undefined })
  expect(queue.push('ada', 1)).toBe(true)
  expect(queue.push('ada', 2)).toBe(false)
  expect(queue.push('ada', 3, true)).toBe(true)
  expect([queue.shift(), queue.shift()]).toEqual([1, 3])
})
