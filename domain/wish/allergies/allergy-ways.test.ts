import { describe, expect, it } from 'vitest'
import { diets } from '#domain/food/diets.ts'
import { anything } from '#domain/options/wish.ts'
import { allergyWays, noAllergyWays, thirdAllergyWays, unseenAllergyWays } from '#domain/wish/allergies/allergy-ways.ts'
import { heard } from '#domain/wish/heard.ts'

/** Allergens that are kept out for certain: those of the wish, and those that its diet rules out. */
function bound(notes: string): string[] {
  const { allergens, diet } = heard({ ...anything, notes }).wish
  const ofDiet: Partial<Record<(typeof diets)[number], string[]>> = {
    'gluten-free': ['gluten', 'wheat'],
    'dairy-free': ['milk'],
    'nut-free': ['tree_nut', 'peanut'],
  }
  return [...allergens, ...((diet && ofDiet[diet]) ?? [])]
}

describe('an allergy that is told in passing binds', () => {
  it.each([...allergyWays, ...unseenAllergyWays, ...thirdAllergyWays])('%s', (notes, ...allergens) => {
    expect(bound(notes)).toEqual(expect.arrayContaining(allergens))
  })
})

describe('nobody is allergic who does not say so', () => {
  it.each(noAllergyWays)('%s', (notes) => {
    expect(bound(notes)).toEqual([])
  })
})
