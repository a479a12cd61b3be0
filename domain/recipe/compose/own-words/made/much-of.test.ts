import { expect, test } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

test.each([
  ['lots of', 'zucchini', 'zucchini', 3],
  ['loads of', 'courgettes', 'zucchini', 3],
  ['too many', 'tomatoes', 'tomatoes', 2],
  ['a mountain of', 'carrots', 'carrots', 5],
  ['so many', 'eggs', 'eggs', 8],
])(
  'of a food of which there is much the dish takes much, or says that it does not: %s %s',
  (much, food, listed, least) => {
    for (let seed = 1; seed < 5; seed += 1) {
      const composed = compose({ ...anything, notes: `${much} ${food} from the garden` }, seed)
      if ('contradiction' in composed) throw new Error(composed.contradiction.message)
      const { ingredients, notes, reasons, title } = composed.draft
      const line = ingredients.find(({ name }) => name.includes(listed))
      const isMuch = line !== undefined && (line.unit !== '' || Number(line.amount) >= least)
      expect([title, isMuch || notes.some((note) => note.startsWith('This dish takes no more than'))]).toEqual([
        title,
        true,
      ])
      expect(reasons.some((reason) => reason.includes('plenty'))).toBe(
        !notes.some((note) => note.startsWith('This dish takes no more than')),
      )
    }
  },
)

test.each([
  ['lots of zucchini and tomatoes', ['zucchini', 'tomatoes']],
  ['cabbage. So much cabbage.', ['cabbage']],
  ['not too many onions', []],
  ['chicken, lots of garlic', ['garlic']],
])('hears of which food there is much: %s', (notes, foods) => {
  const much = parseNotes(notes).foods.filter((food) => food.much)
  expect(much.map(({ words }) => words)).toEqual(foods)
})

test.each(['too much peanut makes me ill', 'no nuts, not too much egg', 'allergic to so many nuts'])(
  'an allergy stays one where much is said: %s',
  (notes) => {
    expect(parseNotes(notes).foods.some(({ as }) => as !== 'wanted')).toBe(true)
  },
)
