import { describe, expect, it } from 'vitest'
import { lineIsKnown } from '#domain/food/allergens/line-allergens.ts'
import { foodById, foods } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { substitutesFor, swaps } from '#domain/recipe/repair/substitutes/all-swaps.ts'

describe('the table of substitutions', () => {
  it('speaks of foods of the table only, each in one row', () => {
    const from = swaps.flatMap((swap) => swap.from.split(' '))
    const to = swaps.flatMap((swap) => swap.to.map(({ food }) => food))
    expect([...from, ...to].filter((id) => !foods.has(id))).toEqual([])
    expect(from.length).toBe(new Set(from).size)
  })

  it('prints every substitute so that it is read as that food again', () => {
    const misread = swaps
      .flatMap(({ to }) => to)
      .filter(({ food, preparation }) => {
        const line = readIngredientLine(`1 cup ${foodById(food).name}${preparation ? `, ${preparation}` : ''}`)
        return line.foods.length !== 1 || line.foods[0]?.food?.id !== food || !lineIsKnown(line)
      })
    expect(misread.map(({ food }) => food)).toEqual([])
  })

  it('has something for every meat and fish that is a dish in its pieces', () => {
    const without = [...foods.values()].filter(
      ({ id, aisle, roles }) =>
        (aisle === 'Meat' || aisle === 'Seafood') && roles.includes('protein') && substitutesFor(id).length === 0,
    )
    expect(without.map(({ id }) => id).toSorted()).toEqual(nothingFor.toSorted())
  })

  it('bakes with vegan butter where it fries in olive oil', () => {
    expect(substitutesFor('butter')[0]?.food).toBe('olive-oil')
    expect(substitutesFor('butter', true)[0]?.food).toBe('vegan-butter')
  })
})

/** Whole animals, cheeks, offal and breaded things, for which nothing honestly stands in. */
const nothingFor =
  'beef-cheeks cornish-hen duck fish-sticks gizzards haggis headcheese pig-ears quail scrapple suckling-pig sweetbreads tripe whole-chicken whole-turkey'.split(
    ' ',
  )
