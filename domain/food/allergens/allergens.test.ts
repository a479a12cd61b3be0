import { expect, test } from 'vitest'
import { allergensNamed, allergensOfVerdict } from '#domain/food/allergens/allergens.ts'

test('a sentence says nothing twice: wheat brings its gluten, no gluten means no wheat, and shellfish are both kinds', () => {
  expect(allergensNamed(['milk', 'wheat', 'gluten'], 'there')).toEqual(['dairy', 'wheat'])
  expect(allergensNamed(['milk', 'wheat', 'gluten'], 'absent')).toEqual(['dairy', 'gluten'])
  expect(allergensNamed(['gluten'], 'there')).toEqual(['gluten'])
  expect(allergensNamed(['wheat'], 'absent')).toEqual(['wheat'])
  expect(allergensNamed(['crustacean', 'mollusc', 'tree_nut'], 'there')).toEqual(['shellfish', 'tree nuts'])
  expect(allergensNamed(['mollusc'], 'there')).toEqual(['mollusks'])
})

test('of what is in a dish and of what is not, each is joined by its own verdict', () => {
  const rows = [
    { allergen: 'wheat', verdict: 'contains' },
    { allergen: 'gluten', verdict: 'contains' },
    { allergen: 'crustacean', verdict: 'contains' },
    { allergen: 'mollusc', verdict: 'not_found' },
  ] as const
  expect(allergensOfVerdict(rows, 'contains')).toEqual(['wheat', 'crustaceans'])
  expect(allergensOfVerdict(rows, 'not_found')).toEqual(['mollusks'])
})
