import { expect, test } from 'vitest'
import { Turns } from '#server/db/turns.ts'

test('so many are served at once, the others in the order in which they came', async () => {
  const turns = new Turns(2, 60_000)
  const served: number[] = []
  const all = [1, 2, 3, 4].map((who) => turns.take().then(() => served.push(who)))
  await Promise.all(all.slice(0, 2))
  expect(served).toEqual([1, 2])
  turns.give()
  await all[2]
  expect(served).toEqual([1, 2, 3])
  turns.give()
  await all[3]
  expect(served).toEqual([1, 2, 3, 4])
})

test('a turn that is given back with nobody waiting is there for who comes next', async () => {
  const turns = new Turns(1, 60_000)
  await turns.take()
  turns.give()
  await expect(turns.take()).resolves.toBeUndefined()
})

test('whoever waits too long is sent away as from a full pool, and takes no turn from others', async () => {
  const turns = new Turns(1, 1)
  await turns.take()
  const late = turns.take()
  await expect(late).rejects.toThrow('timeout exceeded when trying to connect')
  turns.give()
  await turns.take()
})

test('whoever leaves the line takes no turn, and those behind keep theirs', async () => {
  const turns = new Turns(1, 60_000)
  await turns.take()
  const leaving = new AbortController()
  const left = turns.take(leaving.signal)
  const next = turns.take()
  expect(turns.waiting).toBe(2)
  leaving.abort()
  await expect(left).rejects.toThrow('left the line')
  expect(turns.waiting).toBe(1)
  turns.give()
  await expect(next).resolves.toBeUndefined()
})
