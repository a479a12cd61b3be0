import { expect, it } from 'vitest'
import { nothingYet, readCooking, saveCooking } from '#client/features/cooking/kept-cooking.ts'

const names = ['rice', 'butter', 'spinach']
const hour = 60 * 60 * 1000

function store(content: Record<string, string> = {}) {
  const map = new Map(Object.entries(content))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    map,
  }
}

it('keeps ticks, people, meal and step, for each recipe apart', () => {
  const kept = store()
  const planned = { plan: 3, entry: 'monday-dal' }
  saveCooking(kept, '/recipes/7', names, { ticks: [2, 0], servings: 3.5, because: 'why', planned, step: 4 }, 0)
  saveCooking(kept, '/recipes/8', names, { ticks: [1] }, 0)
  expect(readCooking(kept, '/recipes/7', names, hour)).toEqual({
    ticks: [2, 0],
    servings: 3.5,
    because: 'why',
    planned,
    step: 4,
  })
  expect(readCooking(kept, '/recipes/8', names, hour)).toEqual({ ticks: [1] })
  expect(readCooking(kept, '/recipes/9', names, hour)).toEqual(nothingYet)
})

it('forgets after a day, and leaves nothing behind', () => {
  const kept = store()
  saveCooking(kept, '/recipes/7', names, { ticks: [1] }, 0)
  expect(readCooking(kept, '/recipes/7', names, 25 * hour)).toEqual(nothingYet)
  saveCooking(kept, '/recipes/8', names, { ticks: [1] }, 25 * hour)
  expect(kept.map.get('kept-cooking')).not.toContain('/recipes/7')
  saveCooking(kept, '/recipes/8', names, nothingYet, 25 * hour)
  expect(kept.map.size).toBe(0)
})

it('leaves no line ticked that is another one since', () => {
  const kept = store()
  saveCooking(kept, '/recipes/7', names, { ticks: [0, 1] }, 0)
  expect(readCooking(kept, '/recipes/7', ['rice', 'olive oil', 'spinach'], hour).ticks).toEqual([0])
})

it('takes rubbish and a store that refuses for nothing', () => {
  for (const text of ['not json', '[]', '{"/recipes/7":{"ticks":"x"}}', '{"/recipes/7":{"at":0,"ticks":[1]}}', 'null'])
    expect(readCooking(store({ 'kept-cooking': text }), '/recipes/7', names, 0)).toEqual(nothingYet)
  for (const planned of ['1', 'null', '{"plan":"1","entry":"a"}', '{"plan":1}']) {
    const text = `{"/recipes/7":{"at":0,"ticks":[],"planned":${planned}}}`
    expect(readCooking(store({ 'kept-cooking': text }), '/recipes/7', names, 0)).toEqual(nothingYet)
  }
  const refusing = {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('quota')
    },
    removeItem: () => {
      throw new Error('denied')
    },
  }
  expect(readCooking(refusing, '/recipes/7', names, 0)).toEqual(nothingYet)
  expect(() => saveCooking(refusing, '/recipes/7', names, { ticks: [1] }, 0)).not.toThrow()
})
