import { describe, expect, test } from 'vitest'
import { misreadIn } from '#domain/recipe/properties/negation-cases.ts'
import { heldBackNegation } from '#domain/recipe/properties/table/held-back-negation.ts'
import { negationPhrasings } from '#domain/recipe/properties/table/negation-phrasings.ts'

/** Foods of each meaning in which every phrasing is asked; all fifty are a matter of seconds. */
const pairs = 3

describe('a denial', () => {
  test('is read in every phrasing that the reader was built against', () => {
    expect(misreadIn(negationPhrasings, pairs).misread).toEqual([])
  })

  test('never clears a food that is there, in phrasings that were held back', () => {
    const { misread } = misreadIn(heldBackNegation, pairs)
    const clearing = new Set(['kept', 'cannotClear', 'keptOnLine'])
    expect(misread.filter(({ meaning }) => clearing.has(meaning))).toEqual([])
  })

  test('is read in 95 of 100 phrasings that were held back', () => {
    const { asked, misread } = misreadIn(heldBackNegation, pairs)
    expect(misread.length / asked).toBeLessThan(0.05)
  })
})
