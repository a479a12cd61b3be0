import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

const wishes: readonly Wish[] = [
  anything,
  { ...anything, recipeType: 'Soup' },
  { ...anything, diet: 'vegan', maxMinutes: 30 },
  { ...anything, include: ['leeks'] },
]

it('writes no dish again that it is to be another than', () => {
  assert(
    property(constantFrom(...wishes), integer({ min: 1, max: 1000 }), (wish, seed) => {
      const otherThan: { title: string; dish: string }[] = []
      for (let turn = 0; turn < 3; turn += 1) {
        const composed = compose({ ...wish, otherThan }, seed)
        if ('contradiction' in composed) throw new Error(composed.contradiction.message)
        const { draft, dish } = composed
        expect(otherThan.map(({ title }) => title)).not.toContain(draft.title)
        expect(otherThan.map((before) => before.dish)).not.toContain(dish)
        otherThan.push({ title: draft.title, dish })
      }
    }),
    { numRuns: 12 },
  )
})
