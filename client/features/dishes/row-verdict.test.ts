import { expect, it } from 'vitest'
import { rowVerdict } from '#client/features/dishes/row-verdict.ts'
import type { RecipeSummary } from '#domain/recipe/verify/summary.ts'

const summary = (diet: RecipeSummary['diet'], allergens: RecipeSummary['allergens'] = []): RecipeSummary => ({
  calories: 448,
  costPerServing: 2.55,
  totalMinutes: 41,
  diet,
  allergens,
})

const allergic = { allergies: ['peanuts'] }
const anyone = { allergies: ['none'] }
const vegan = (verdict: 'fits' | 'breaks' | 'unknown') => ({ diet: 'vegan' as const, verdict })

it('names the gravest thing first: an allergen before a diet', () => {
  const peanut = { allergen: 'peanut', verdict: 'contains' } as const
  expect(rowVerdict(summary(vegan('fits'), [peanut]), allergic)).toEqual({ kind: 'blocks', words: 'Contains peanuts' })
  expect(rowVerdict(summary(vegan('breaks')), anyone)).toEqual({ kind: 'blocks', words: 'Not vegan' })
  const soy = { allergen: 'soy', verdict: 'usually_contains' } as const
  expect(rowVerdict(summary(vegan('breaks'), [soy]), allergic)).toEqual({
    kind: 'warns',
    words: 'Usually contains soy',
  })
})

it('warns of what is not certain', () => {
  const soy = { allergen: 'soy', verdict: 'usually_contains' } as const
  const nuts = { allergen: 'tree_nut', verdict: 'unknown' } as const
  expect(rowVerdict(summary(vegan('fits'), [soy]), allergic)).toEqual({ kind: 'warns', words: 'Usually contains soy' })
  expect(rowVerdict(summary(vegan('fits'), [nuts]), allergic)).toEqual({
    kind: 'warns',
    words: 'Tree nuts not ruled out',
  })
  expect(rowVerdict(summary(vegan('unknown')), anyone)).toEqual({ kind: 'warns', words: 'May not be vegan' })
})

it('never calls a recipe free from an allergen, and is quiet where none was found', () => {
  const milk = { allergen: 'milk', verdict: 'not_found' } as const
  expect(rowVerdict(summary(null, [milk]), allergic)).toEqual({ kind: 'quiet', words: 'Dairy not found' })
  expect(rowVerdict(summary(vegan('fits'), [milk]), allergic)).toEqual({ kind: 'fits', words: 'Vegan' })
  for (const [diet, words] of [
    ['nut-free', 'Tree nuts and peanuts not found'],
    ['gluten-free', 'Gluten not found'],
    ['dairy-free', 'Dairy not found'],
  ] as const)
    expect(rowVerdict(summary({ diet, verdict: 'fits' }), anyone)).toEqual({ kind: 'quiet', words })
})

it('says what fits, and nothing to a cook without diet or allergy', () => {
  expect(rowVerdict(summary(vegan('fits')), anyone)).toEqual({ kind: 'fits', words: 'Vegan' })
  expect(rowVerdict(summary(null), anyone)).toBeNull()
})

it('tells a cook without allergies what is in it, and neither blocks nor warns', () => {
  const milk = { allergen: 'milk', verdict: 'contains' } as const
  const soy = { allergen: 'soy', verdict: 'usually_contains' } as const
  expect(rowVerdict(summary(null, [milk, soy]), anyone)).toEqual({ kind: 'quiet', words: 'Contains dairy' })
  expect(rowVerdict(summary(null, [soy]), anyone)).toEqual({ kind: 'quiet', words: 'Usually contains soy' })
  expect(rowVerdict(summary(vegan('fits'), [soy]), anyone)).toEqual({ kind: 'fits', words: 'Vegan' })
})
