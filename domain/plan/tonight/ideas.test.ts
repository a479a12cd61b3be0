import { expect, test } from 'vitest'
import { ideasFor } from '#domain/plan/tonight/ideas.ts'
import { larderOf } from '#domain/plan/tonight/missing-foods.ts'
import { anyWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { nobody } from '#domain/recipe/profile.ts'

const larder = larderOf(['white beans', 'kale', 'fennel'])
const wish = { ...anyWish, include: larder.understood }
const ideas = (seeds: readonly number[], known: readonly string[], mostMissing: number) =>
  ideasFor(wish, seeds, larder, nobody, { known, mostMissing })

test('seeds are tried until a dish lacks few enough foods', () => {
  const all = ideas([1, 2, 3, 4], [], -1)
  expect(all.map(({ seed }) => seed)).toEqual([1, 2, 3, 4])
  for (const { uses } of all) expect(uses.length).toBeGreaterThan(0)
  expect(ideas([1, 2, 3, 4], [], 100)).toEqual(all.slice(0, 1))
})

test('a dish that is known, and one that came already, is none again', () => {
  const [first, second] = ideas([1, 2], [], -1)
  expect(ideas([1, 1, 2], [], -1)).toEqual([first, second])
  expect(ideas([1, 2], [first!.dish], 100)).toEqual([second])
})
