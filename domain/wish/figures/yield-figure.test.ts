import { describe, expect, it } from 'vitest'
import { parseNotes } from '#domain/wish/parse-notes.ts'

const said: readonly (readonly [string, string])[] = [
  ['brownies for the bake sale, cuts into 24', 'pieces 24'],
  ['need about 20 sausage rolls for saturday', 'pieces 20'],
  ['3 dozen choc chip cookies', 'pieces 36'],
  ['two dozen cupcakes', 'pieces 24'],
  ['scones, makes 8', 'servings 8'],
  ['veg curry, batch of 10', 'servings 10'],
  ['a batch of 30 cookies', 'pieces 30'],
  ['shortbread, makes about 30', 'pieces 30'],
  ['lemonade, about a gallon', 'milliliters 3785'],
  ['half a gallon of iced tea', 'milliliters 1893'],
  ['a pitcher of margaritas', 'milliliters 1890'],
  ['I have a gallon of milk to use up', ''],
  ['a dozen eggs to use up', ''],
  ['4 meatballs left over', ''],
  ['dinner in 30 minutes for 6', 'minutes 30, servings 6'],
]

describe('how much is to come of a dish', () => {
  it.each(said)('%s: %s', (notes, figures) => {
    expect(
      parseNotes(notes)
        .figures.map(({ of, value }) => `${of} ${Math.round(value)}`)
        .join(', '),
    ).toBe(figures)
  })
})
