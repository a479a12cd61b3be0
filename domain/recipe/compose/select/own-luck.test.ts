import { expect, it } from 'vitest'
import { anything, type Wish } from '#domain/options/wish.ts'
import { allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import { candidates, inOrder, ranked } from '#domain/recipe/compose/select/candidates.ts'
import { hear } from '#domain/wish/heard-wish.ts'

function firstOf(pairs: readonly Candidate[], wish: Wish, seed: number, count: number): string[] {
  const reading = readWish(hear(wish))
  const allowed = allowedFoods(hear(wish), reading.excluded, reading)
  const pairAt = inOrder(ranked(pairs, { wish: hear(wish), reading, allowed }), seed)
  return Array.from({ length: count }, (_, turn) => pairAt(turn)).flatMap((pair) =>
    pair ? [`${pair.form.id}/${pair.flavour.id}`] : [],
  )
}

it('a dish more in the catalogue moves none of the others', () => {
  const wish: Wish = { ...anything, notes: 'soup' }
  const all = candidates(hear(wish))
  for (let seed = 0; seed < 12; seed += 1) {
    const before = firstOf(all, wish, seed, 20)
    const gone = before[seed]?.split('/')[0] ?? ''
    const without = all.filter(({ form }) => form.id !== gone)
    const left = before.filter((each) => !each.startsWith(`${gone}/`))
    expect(firstOf(without, wish, seed, left.length)).toEqual(left)
  }
})

it('an open dinner is drawn as before, whatever else there is, but for what the new dish takes', () => {
  const all = candidates(hear(anything))
  const [gone] = firstOf(all, anything, 1, 1)
  const without = all.filter(({ form }) => !gone?.startsWith(`${form.id}/`))
  const seeds = Array.from({ length: 40 }, (_, seed) => seed + 2)
  const drawn = seeds.map((seed) => [firstOf(all, anything, seed, 1)[0], firstOf(without, anything, seed, 1)[0]])
  const moved = drawn.filter(([before, after]) => before !== after && before?.split('/')[0] !== gone?.split('/')[0])
  expect(moved.length).toBeLessThan(3)
})
