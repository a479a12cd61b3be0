import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openRecipeSeeds } from '#server/recipe-seeds.ts'

test('a member has the same dishes in every run, whoever else cooks meanwhile', () => {
  const [alone, among] = [openRecipeSeeds(7), openRecipeSeeds(7)]
  const ada = [alone('ada@example.org'), alone('ada@example.org')]
  expect(new Set([...ada, among('bob@example.org')]).size).toBe(3)
  expect([among('ada@example.org'), among('ada@example.org')]).toEqual(ada)
  expect(openRecipeSeeds(8)('ada@example.org')).not.toBe(ada[0])
  expect(readConfig({ RECIPE_SEED: '42' }).recipeSeed).toBe(42)
  for (const seed of ada) expect(seed).toBeLessThan(2 ** 31)
})
