import { describe, expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

const made: readonly (readonly [notes: string, servings: number, text: string])[] = [
  ['3 dozen chocolate chip cookies', 18, '36 cookies in all'],
  ['about 20 sausage rolls', 7, '20 pieces in all'],
  ['brownies, cuts into 24', 24, 'cut into 24 squares in all'],
  ['two dozen cupcakes', 24, 'two 12-cup muffin pans'],
  ['lemonade, about a gallon', 11, 'It makes about a gallon'],
]

describe('what is asked for by the piece or the jug', () => {
  it.each(made)('%s serves %i: %s', (notes, servings, text) => {
    const answer = compose({ ...anything, notes }, 1)
    if ('contradiction' in answer) throw new Error(`There is no ${notes}.`)
    const { draft } = answer
    expect(draft.servings).toBe(servings)
    expect([...draft.instructions.map(({ description }) => description), ...draft.notes].join(' ')).toContain(text)
    expect(draft.notes.join()).not.toMatch(/no recipe for|Not taken into account|whole batch|enough for/)
  })
})
