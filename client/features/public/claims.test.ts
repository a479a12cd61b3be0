import { expect, it } from 'vitest'
import { claimsOf } from '#client/features/public/claims.ts'
import type { VerifiedRecipe } from '#contract/recipes/recipe.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'

const toast: VerifiedRecipe = {
  recipe: {
    title: 'Tomato toast',
    description: '',
    servings: 2,
    cuisine: 'Spanish',
    recipeType: 'Snack',
    difficulty: 'Beginner',
    ingredients: [
      { amount: '4', unit: 'slices', name: 'bread' },
      { amount: '2', unit: '', name: 'tomatoes' },
    ],
    instructions: [{ step: 1, description: 'Toast and rub.', time: 8 }],
    reasons: [],
    notes: [],
    prepTime: 2,
    cookTime: 6,
    imageUrl: '/dish.svg',
  },
  verification: {
    kitchenVersion: '1',
    allergens: allergens.map((allergen) =>
      allergen === 'wheat'
        ? { allergen, verdict: 'contains' as const, lines: [0] }
        : { allergen, verdict: 'not_found' as const, lines: [] },
    ),
    diets: [
      { diet: 'keto', verdict: 'breaks', lines: [0] },
      { diet: 'vegan', verdict: 'fits', lines: [] },
    ],
    nutrition: {
      perServing: { calories: 185.5, protein: 6, carbs: 38, fat: 2, fiber: 3, sugar: 5, saturatedFat: 0, sodium: 320 },
      range: { low: 170.2, high: 200.8 },
      coverage: 1,
      worstSource: 'portion',
      lines: [
        { line: 0, food: 'bread', grams: 140, how: '', source: '', per100: 265, calories: 371 },
        { line: 1, food: null, grams: null, how: '', source: '', per100: null, calories: null },
      ],
    },
    cost: {
      total: 1.5,
      perServing: 0.75,
      toBuy: 4,
      range: { low: 1.4, high: 1.6 },
      coverage: 0.6,
      lines: [
        { line: 0, food: 'bread', used: 0.9, toBuy: 3, pack: '1 loaf', source: 'BLS', month: '2026-10' },
        { line: 1, food: null, used: null, toBuy: null, pack: '', source: '', month: '' },
      ],
    },
    equipment: { needed: [], missing: [] },
    time: {
      totalMinutes: 8,
      activeMinutes: 5,
      waitingMinutes: 3,
      schedule: [{ step: 0, start: 0, active: 5, waiting: 3, end: 8 }],
    },
    findings: [],
  },
}
type AllergenRow = VerifiedRecipe['verification']['allergens'][number]
const claims = Object.fromEntries(claimsOf(toast).map((claim) => [claim.name, claim]))

it('names a diet that fits, never one that breaks', () => {
  expect(claims['Diet']).toMatchObject({ kind: 'fits', word: 'Vegan', detail: '2 of 2 lines fit' })
})

it('warns of what is in it, with the line, and promises nothing about the rest', () => {
  expect(claims['Allergens']).toMatchObject({ kind: 'warns', word: 'Contains wheat' })
  expect(claims['Allergens']?.lines).toContainEqual({ id: 'wheat', name: 'Wheat', value: 'bread' })
  expect(claims['Allergens']?.lines).toContainEqual({ id: 'tree_nut', name: 'Tree nuts', value: 'not found' })
  expect(JSON.stringify(claims)).not.toMatch(/free from/i)
})

it('does not say contains where it is only usual', () => {
  const verification = {
    ...toast.verification,
    allergens: toast.verification.allergens.map((row) =>
      row.allergen === 'soy' ? { ...row, verdict: 'usually_contains' as const, lines: [0] } : row,
    ),
  }
  const claim = claimsOf({ ...toast, verification }).find(({ name }) => name === 'Allergens')
  expect(claim).toMatchObject({ word: 'Contains wheat', detail: 'usually contains soy, too; check labels' })
  expect(claim?.lines).toContainEqual({ id: 'soy', name: 'Soy', value: 'usually in bread' })
})

it('says that nothing was found as the words of a list, and names what is not known', () => {
  const allergensOf = (change: (row: AllergenRow) => AllergenRow) => {
    const verification = { ...toast.verification, allergens: toast.verification.allergens.map(change) }
    return claimsOf({ ...toast, verification }).find(({ name }) => name === 'Allergens')
  }
  const none = (row: AllergenRow): AllergenRow => ({ ...row, verdict: 'not_found', lines: [] })
  expect(allergensOf(none)).toMatchObject({ word: 'No allergens found', detail: 'in the list; check labels' })
  const unknown = (row: AllergenRow): AllergenRow =>
    row.allergen === 'soy' ? { ...row, verdict: 'unknown', lines: [1] } : row
  expect(allergensOf(unknown)).toMatchObject({ word: 'Contains wheat', detail: 'soy unknown; check labels' })
  expect(allergensOf((row) => unknown(none(row)))).toMatchObject({ word: 'Check labels', detail: 'soy unknown' })
})

it('says energy with its range, and what is not known', () => {
  expect(claims['Calories']).toMatchObject({ kind: 'fits', word: '186 kcal', detail: 'per serving, range 170 to 201' })
  expect(claims['Calories']?.lines[1]).toEqual({ id: 1, name: 'tomatoes', value: 'unknown' })
})

it('adds the lines up to the plate', () => {
  expect(claims['Cost']?.sum).toEqual({ name: '$1.50 ÷ 2 servings', value: '$0.75' })
  expect(claims['Calories']?.sum).toEqual({ name: '371 kcal ÷ 2 servings', value: '186 kcal' })
})

it('warns where a price is missing and dates the others', () => {
  expect(claims['Cost']).toMatchObject({
    kind: 'warns',
    word: '$0.75',
    detail: 'per serving, $0.70 to $0.80, Oct 2026 prices',
  })
})
