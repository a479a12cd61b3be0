import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { composeIfKept } from '#domain/recipe/compose/compose.ts'

it('finds a dinner that feeds for little money, and not always the same one', () => {
  const dishes = new Set<string>()
  for (let seed = 1; seed <= 8; seed += 1) {
    const made = composeIfKept({ ...anything, notes: 'cheap dinner for 4 under $5' }, seed)
    if (!made) throw new Error(`There is none with the seed ${seed}.`)
    const { nutrition, cost } = made.verification
    expect([made.draft.title, nutrition.perServing.calories > 350, cost.total <= 5]).toEqual([
      made.draft.title,
      true,
      true,
    ])
    dishes.add(made.dish)
  }
  expect(dishes.size).toBeGreaterThan(2)
})
