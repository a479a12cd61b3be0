import { describe, expect, it } from 'vitest'
import { diets } from '#domain/food/diets.ts'
import { anything } from '#domain/options/wish.ts'
import { allergyWays, noAllergyWays, thirdAllergyWays, unseenAllergyWays } from '#domain/wish/allergies/allergy-ways.ts'
import { heard } from '#domain/wish/heard.ts'
import type { Intents } from '#domain/wish/intents.ts'
import { intentsOf } from '#domain/wish/parse-notes.ts'
import { dishRoles } from '#domain/wish/scope/dish-roles.ts'
import { phraseRules } from '#domain/wish/scope/phrase-rules.ts'
import { scopeRules } from '#domain/wish/scope/scope-rules.ts'

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

describe('an allergy is heard by itself', () => {
  const ways = [...allergyWays, ...unseenAllergyWays, ...thirdAllergyWays]
  it.each([...scopeRules, ...phraseRules, ...dishRoles].map(({ id }) => id))(
    'whatever becomes of the rule: %s',
    (id) => {
      const told = (without?: string) => ways.map(([notes]) => [notes, ...kept(intentsOf(notes, without))])
      expect(told(id)).toEqual(told())
    },
  )
})

/** What somebody does not bear, as it is told. */
function kept({ foods, allergens, needs }: Intents): string[] {
  const words = foods.flatMap(({ as, words }) => (as === 'allergy' ? [words] : []))
  return [...new Set([...words, ...allergens, ...needs.map(({ words }) => words)])]
}
