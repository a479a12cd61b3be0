import { describe, expect, it } from 'vitest'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { labelLines } from '#domain/food/line/names/label-lines.ts'

describe('a claim of a label', () => {
  // 'lentils, canned' stay dry: what stands behind a comma is done by the cook
  const open = labelLines.filter(([line]) => !line.endsWith(', canned'))
  it.each(open)('%s is %s', (line, food) => {
    expect(readIngredientLine(line).foods.map((named) => named.food?.id)).toEqual([food])
  })
  it('is no claim where it is a color, and none of a food that is sold fresh alone', () => {
    const idOf = (line: string) => readIngredientLine(line).foods[0]?.food?.id
    expect([idOf('1 light green cabbage'), idOf('2 cups lite peaches')]).toEqual(['cabbage', 'peach'])
  })
})
