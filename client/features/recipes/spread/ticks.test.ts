import { expect, it } from 'vitest'
import { readTicks, saveTicks } from '#client/features/recipes/spread/ticks.ts'

function store(content: Record<string, string> = {}) {
  const map = new Map(Object.entries(content))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    map,
  }
}

it('keeps what was ticked, for each recipe apart', () => {
  const kept = store()
  saveTicks(kept, 7, [2, 0])
  expect(readTicks(kept, 7)).toEqual([2, 0])
  expect(readTicks(kept, 8)).toEqual([])
})

it('leaves nothing behind when the last tick goes', () => {
  const kept = store()
  saveTicks(kept, 7, [1])
  saveTicks(kept, 7, [])
  expect(kept.map.size).toBe(0)
})

it('takes rubbish and a store that refuses for no ticks', () => {
  expect(readTicks(store({ 'ticks-7': '{"a":1}' }), 7)).toEqual([])
  expect(readTicks(store({ 'ticks-7': '[1,-2,"x",3.5]' }), 7)).toEqual([1])
  expect(readTicks(store({ 'ticks-7': 'not json' }), 7)).toEqual([])
  const full = {
    ...store(),
    setItem: () => {
      throw new Error('quota')
    },
  }
  expect(() => saveTicks(full, 7, [1])).not.toThrow()
})
