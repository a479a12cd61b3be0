import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { composeIfKept } from '#domain/recipe/compose/compose.ts'

it('finds a dinner that feeds for little money, and not always the same one', () => {
  const dishes = new Set<string>()
  for (let seed = 1; seed <= 8; seed += 1) {
    const made = composeIfKept({ ...anything, notes: 'cheap dinner for 4 under $5' }, seed)
    if (!made) throw new Error(`There is none with the seed ${seed}.`)
    const { nutrition, cost } = made.verification
    expect(nutrition.perServing.calories, made.draft.title).toBeGreaterThan(350)
    expect(cost.total, made.draft.title).toBeLessThanOrEqual(5)
    dishes.add(made.dish)
  }
  expect(dishes.size).toBeGreaterThan(2)
})
