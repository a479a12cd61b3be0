import { expect, test } from 'vitest'
import { FairRoom, type Holder } from '#server/http/limits/fair-room.ts'

/** Something that holds bytes, and has stood still for so long. */
function holder(sender: string, stood = 0): Holder & { isEnded: boolean } {
  const one = { sender, isEnded: false, stoodFor: () => stood, end: () => void (one.isEnded = true) }
  return one
}

test('whoever holds most gives way, what has stood still longest first, and nobody gives way to who holds more', () => {
  const room = new FairRoom()
  const [small, moving, still] = [holder('bob', 90), holder('ada', 1), holder('ada', 2)]
  room.add(small, 20)
  room.add(moving, 40)
  room.add(still, 40)
  expect(room.makeRoom('ada', 1, 100)).toBe(false)
  expect(room.makeRoom('eve', 90, 100)).toBe(false)
  expect(room.makeRoom('eve', 10, 100)).toBe(true)
  expect([small, moving, still].map(({ isEnded }) => isEnded)).toEqual([false, false, true])
  expect([room.of('ada'), room.of('bob')]).toEqual([40, 20])
  // it has left already
  room.leave(still)
  expect(room.of('ada')).toBe(40)
  expect(room.makeRoom('bob', 40, 100)).toBe(true)
})

test('what is being worked on stays, and its sender’s next is refused before anybody else’s', () => {
  const room = new FairRoom()
  const [worked, coming] = [holder('ada', 9), holder('bob', 9)]
  worked.end = undefined
  room.add(worked, 60)
  room.add(coming, 40)
  expect(room.makeRoom('eve', 20, 100)).toBe(true)
  expect(coming.isEnded).toBe(true)
  room.add(holder('eve'), 20)
  expect(room.makeRoom('cleo', 30, 100)).toBe(false)
})

test('what has stood still for long gives way to others of its sender, and nothing else does', () => {
  const room = new FairRoom()
  const [moving, still] = [holder('ada', 10), holder('ada', 5000)]
  for (const one of [moving, still]) room.add(one, 40)
  const bounds = { most: 100, stood: 5000 }
  expect(room.thinOut('ada', 20, bounds)).toBe(true)
  expect(room.thinOut('ada', 101, bounds)).toBe(false)
  expect(still.isEnded).toBe(false)
  expect(room.thinOut('ada', 30, bounds)).toBe(true)
  expect(still.isEnded).toBe(true)
  room.add(holder('ada', 10), 40)
  expect(room.thinOut('ada', 30, bounds)).toBe(false)
  expect(moving.isEnded).toBe(false)
})
