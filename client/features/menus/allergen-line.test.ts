import { expect, it } from 'vitest'
import { allergenLine } from '#client/features/menus/allergen-line.ts'

const summary = (...allergens: [string, string][]) => ({
  allergens: allergens.map(([allergen, verdict]) => ({ allergen, verdict })) as Parameters<
    typeof allergenLine
  >[0]['allergens'],
})

it('blocks what holds an allergen of its reader, and warns of what may', () => {
  const reader = { allergies: ['dairy', 'tree nuts'] }
  expect(allergenLine(summary(['milk', 'contains'], ['tree_nut', 'usually_contains']), reader)).toEqual({
    kind: 'blocks',
    words: 'Contains dairy; usually contains tree nuts',
  })
  expect(allergenLine(summary(['milk', 'not_found'], ['tree_nut', 'unknown']), reader)).toEqual({
    kind: 'warns',
    words: 'Tree nuts not ruled out',
  })
})

it('is quiet where nothing was found, and promises nothing', () => {
  expect(allergenLine(summary(['milk', 'not_found']), { allergies: ['dairy'] })).toEqual({
    kind: null,
    words: 'Dairy not found',
  })
  expect(allergenLine(summary(), { allergies: ['none'] })).toEqual({ kind: null, words: 'No allergens found' })
})

it('tells a reader without allergies what is in it, as a fact', () => {
  expect(allergenLine(summary(['milk', 'contains']), { allergies: [] })).toEqual({
    kind: null,
    words: 'Contains dairy',
  })
})
