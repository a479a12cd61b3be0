import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  readHomeSearch,
  readIdeasSearch,
  readNewRecipeSearch,
  readRecipeSearch,
  readSettingsSearch,
  readStepSearch,
  readTierSearch,
  readTokenSearch,
} from '#client/paths.ts'

it('reads what the address of the home page may carry and drops the rest', () => {
  expect(readHomeSearch({ upgrade: 'mid', dialog: 'generate', recipe: '12', junk: 1 })).toEqual({
    upgrade: 'mid',
    dialog: 'generate',
    recipe: 12,
  })
  expect(readHomeSearch({ upgrade: 'gold', dialog: 'x', recipe: '-1' })).toEqual({})
})

it('knows the three tiers and the six steps alone', () => {
  expect(readTierSearch({ tier: 'premium' })).toEqual({ tier: 'premium' })
  expect(readTierSearch({ tier: 'Premium' })).toEqual({})
  expect([1, 6, '3'].map((step) => readStepSearch({ step }))).toEqual([{ step: 1 }, { step: 6 }, { step: 3 }])
  expect([0, 7, 1.5, 'two', undefined].map((step) => readStepSearch({ step }))).toEqual([{}, {}, {}, {}, {}])
})

it('knows for how many a recipe is cooked, also where that is not whole, and what of a meal plan it is', () => {
  expect(['4.6', 2].map((servings) => readRecipeSearch({ cook: 1, servings }))).toEqual([
    { cook: 1, servings: 4.6 },
    { cook: 1, servings: 2 },
  ])
  expect(readRecipeSearch({ cook: 1, plan: '7', entry: 'monday-dal' })).toEqual({
    cook: 1,
    plan: 7,
    entry: 'monday-dal',
  })
  expect(readRecipeSearch({ plan: 0, entry: 'no id' })).toEqual({})
  expect([0, -1, 1000, 'many', Infinity].map((servings) => readRecipeSearch({ servings }))).toEqual([
    {},
    {},
    {},
    {},
    {},
  ])
})

it('knows the tabs of the settings, and a token that is a text', () => {
  expect(readSettingsSearch({ tab: 'subscription' })).toEqual({ tab: 'subscription' })
  expect(readSettingsSearch({ tab: 'delivery' })).toEqual({ tab: 'delivery' })
  expect(readSettingsSearch({ tab: 'cellar' })).toEqual({})
  expect(readTokenSearch({ token: 'abc' })).toEqual({ token: 'abc' })
  expect(readTokenSearch({ token: { a: 1 } })).toEqual({})
})

it('reads what a recipe to write begins with, and the foods that something is to be made with', () => {
  expect(readNewRecipeSearch({ variationOf: '7', paste: 1 })).toEqual({ variationOf: 7, paste: true })
  expect(readNewRecipeSearch({ variationOf: -1, paste: 'no' })).toEqual({})
  expect(readIdeasSearch({ with: 'rice,egg' })).toEqual({ with: 'rice,egg' })
  expect(readIdeasSearch({ with: ['rice'] })).toEqual({})
})

it('has each address once: two routes of one path end every page', () => {
  const files = globSync('client/routes/*-routes.ts')
  const addresses = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path),
  )
  expect(addresses.length).toBeGreaterThan(30)
  expect(addresses.filter((path, place) => addresses.indexOf(path) !== place)).toEqual([])
})
