import { describe, expect, test } from 'vitest'
import { lineAllergens } from '#domain/food/allergens/line-allergens.ts'
import { lineNotes } from '#domain/food/line/evidence/line-notes.ts'

function worded(text: string) {
  return { text, foods: [{ words: text }], alternatives: [], preparation: '', optional: false, toTaste: false }
}

describe('what is told besides the verdict', () => {
  test.each([
    ['1 can coconut milk', 'tree_nut', 'coconut'],
    ['200 g vacuum-packed chestnuts', 'tree_nut', 'chestnut'],
    ['4 kemiri nuts', 'tree_nut', 'kemiri'],
    ['12 ginkgo nuts', 'tree_nut', 'ginkgo nut'],
    ['2 cups gluten-free all-purpose flour', 'wheat', 'gluten free'],
    ['1 lb gluten free pasta', 'wheat', 'gluten free'],
  ])('%s: a note on %s', (text, allergen, because) => {
    expect(lineNotes(worded(text))).toEqual([expect.objectContaining({ allergen, because })])
    expect(lineAllergens(worded(text)).map((one) => one.allergen)).not.toContain(allergen)
  })
  test.each(['1 can water chestnuts', '8 oz chestnut mushrooms', '2 tbsp gluten-free tamari', '1 cup flour'])(
    '%s: none',
    (text) => {
      expect(lineNotes(worded(text))).toEqual([])
    },
  )
})
