import { expect, test } from 'vitest'
import { wrongIn } from '#server/test-world/imports/count-right.ts'
import { goldenRecipes } from '#server/test-world/imports/golden-recipes.ts'
import { hardCases } from '#server/test-world/imports/hard-cases.ts'
import { shapes } from '#server/test-world/imports/shapes.ts'

test.each(
  shapes.map((shape) => ({ shape, program: shape(goldenRecipes[0]!).program, file: shape(goldenRecipes[0]!).file })),
)('a recipe in the format of $program ($file) is read whole', ({ shape }) => {
  expect(wrongIn(goldenRecipes.map(shape))).toEqual([])
})

test('what programs and pages really do is read all the same', () => {
  expect(wrongIn(hardCases)).toEqual([])
})
