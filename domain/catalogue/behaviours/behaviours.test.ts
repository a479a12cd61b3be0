import { describe, expect, it } from 'vitest'
import { behaviours } from '#domain/catalogue/behaviours/behaviours.ts'
import { clashes } from '#domain/catalogue/behaviours/clashes.ts'
import { foods } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'

const known = Object.entries(behaviours)

describe('how foods behave in a dish', () => {
  it('speaks only of foods in the table', () => {
    expect(known.map(([id]) => id).filter((id) => !foods.has(id))).toEqual([])
    expect(clashes.flat().filter((id) => !behaviours[id])).toEqual([])
  })

  it.each(known)(
    '%s: the words of its list line are read back as the same food, however it is cut',
    (id, behaviour) => {
      const food = foods.get(id)
      const names = behaviour.listed ?? [food?.name ?? '', food?.plural ?? '']
      const cuts = ['', ...Object.values(behaviour.cuts ?? {})]
      const lost = names.flatMap((name) =>
        cuts.flatMap((cut) => {
          const line = `100 g ${name}${cut ? `, ${cut}` : ''}`
          const read = readIngredientLine(line).foods.map((found) => found.food?.id)
          return read.length === 1 && read[0] === id ? [] : [`${line} -> ${read.join()}`]
        }),
      )
      expect(lost).toEqual([])
    },
  )

  it('gives minutes a cook would believe', () => {
    const odd = known.filter(
      ([, { sauteed = 5, simmered = 5, roasted = 5, steamed = 5, grilled = 5 }]) =>
        Math.max(sauteed, roasted, steamed, grilled) > 45 || simmered > 150 || Math.min(sauteed, simmered, roasted) < 1,
    )
    expect(odd.map(([id]) => id)).toEqual([])
  })
})
