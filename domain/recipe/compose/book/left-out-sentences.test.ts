import { expect, inject, it } from 'vitest'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

function stepsOf(id: string, wish: Partial<Wish>): string {
  const made = compose({ ...anything, ...wish, notes: bookDishes.get(`dish-${id}`)!.names[0]! }, 1)
  if (!('draft' in made) || !made.dish.startsWith(`dish-${id}/`)) throw new Error(`${id} is not made`)
  return made.draft.instructions.map(({ description }) => description).join(' ')
}

it.each<[string, Partial<Wish>, RegExp]>([
  ['banana-muffins', { exclude: ['walnuts'] }, /Bake until well browned/],
  ['challah', { exclude: ['sesame seeds', 'poppy seeds'] }, /Bake until deep brown/],
  ['tzatziki', { exclude: ['dill'] }, /Chill for/],
  ['flank-steak', {}, /juices over/],
  ['beef-stroganoff', { servings: 2 }, /Slide in the (?:beef|steak)|Return the (?:beef|steak)/],
])('%s without what it can spare leaves out no more than that: %j', (id, wish, done) => {
  expect(stepsOf(id, wish)).toMatch(done)
})

const ways: readonly Partial<Wish>[] = [
  {},
  { servings: 2 },
  { diet: 'vegan' },
  { exclude: ['parsley', 'scallions', 'raisins'] },
]
const torn = /[a-z],[a-z\d]| {2}|\.\.| [,.]|\b(?:and|with|or)\.|, and and|,,|\[|\]/

/** One dish in twenty-five, as the seed of the run draws them. */
const drawn = [...bookDishes.keys()].filter((_, at) => (at + inject('testSeed')) % 25 === 0)

it.each(drawn)('%s has whole sentences in every version', (id) => {
  for (const wish of ways) {
    const made = compose({ ...anything, ...wish, notes: bookDishes.get(id)!.names[0]! }, 1)
    if (!('draft' in made)) continue
    for (const { description } of made.draft.instructions) expect(description).not.toMatch(torn)
  }
})
