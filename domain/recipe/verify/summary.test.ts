import { describe, expect, it } from 'vitest'
import { RecipeFacts, RecipeSummary, recipeFacts, summaryFor } from '#domain/recipe/verify/summary.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

const facts = recipeFacts(
  verifyRecipe({ servings: 2, ingredients: ['1 cup milk', '2 tbsp sugar', '1 tbsp blorfleaf essence'] }),
)

describe('what is kept beside a recipe', () => {
  it('holds every verdict in the promised shape, through storage and back', () => {
    expect(RecipeFacts.parse(JSON.parse(JSON.stringify(facts)))).toEqual(facts)
    expect(facts.allergens.milk).toBe('contains')
    expect(facts.allergens.peanut).toBe('unknown')
    expect(facts.diets.vegan).toBe('breaks')
  })

  it('tells a reader about their own allergies and diet', () => {
    const summary = summaryFor(facts, { allergens: ['peanut', 'milk'], diet: 'vegan' })
    expect(RecipeSummary.parse(summary)).toEqual(summary)
    expect(summary.allergens).toEqual([
      { allergen: 'peanut', verdict: 'unknown' },
      { allergen: 'milk', verdict: 'contains' },
    ])
    expect(summary.diet).toEqual({ diet: 'vegan', verdict: 'breaks' })
  })

  it('tells a reader without allergies what the recipe contains', () => {
    expect(summaryFor(facts, { allergens: [] })).toMatchObject({
      diet: null,
      allergens: [{ allergen: 'milk', verdict: 'contains' }],
    })
  })
})
