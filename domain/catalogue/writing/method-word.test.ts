import { describe, expect, it } from 'vitest'
import { inWordsOf } from '#domain/catalogue/writing/method-word.ts'
import { type CookingMethod, cookingMethods } from '#domain/options/options.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

const seeds = 12
const words: Partial<Record<CookingMethod, string>> = {
  Baked: 'bak',
  Grilled: 'grill',
  Fried: 'fr(?:y|ied)',
  Steamed: 'steam',
  Roasted: 'roast',
  Sautéed: 'sauté',
  Boiled: 'boil',
  Braised: 'brais',
  'Slow Cooked': 'slow cook',
}

describe('the method that was asked for', () => {
  it.each(cookingMethods.filter((each) => words[each]))('%s stands in the steps', (cookingMethod) => {
    for (let seed = 1; seed <= seeds; seed += 1) {
      const answer = compose({ ...anything, cookingMethod }, seed)
      const steps = 'draft' in answer ? answer.draft.instructions.map(({ description }) => description).join(' ') : ''
      expect(steps).toMatch(new RegExp(`\\b${words[cookingMethod] ?? ''}`, 'i'))
    }
  })
  it.each<[CookingMethod, string, string]>([
    ['Braised', 'Cover and simmer for an hour.', 'Cover and braise for an hour.'],
    ['Sautéed', 'Cook the onion, stirring, until soft.', 'Sauté the onion, stirring, until soft.'],
    ['Sautéed', 'Bring to a boil, cover and cook until tender.', 'Bring to a boil, cover and cook until tender.'],
    ['Sautéed', 'Brown the steak without moving it until golden.', 'Brown the steak without moving it until golden.'],
    ['Roasted', 'Bake until golden.', 'Roast until golden.'],
    ['Roasted', 'Roast the beets. Bake the pie.', 'Roast the beets. Bake the pie.'],
    ['Steamed', 'Simmer for an hour.', 'Simmer for an hour.'],
    [
      'Braised',
      'Put the rice and water in a pot, cover and cook for 15 minutes.',
      'Put the rice and water in a pot, cover and cook for 15 minutes.',
    ],
  ])('%s: %s', (method, text, told) => {
    expect(inWordsOf(method, [{ text }])).toEqual([{ text: told }])
  })
})
