import { expect, it } from 'vitest'
import { parseNotes } from '#domain/wish/parse-notes.ts'

function refusedIn(notes: string): string[] {
  return parseNotes(notes).foods.flatMap(({ as, words }) => (as === 'refused' ? [words] : []))
}

it.each([
  'salmon for someone who doesn’t really like fish',
  'cauliflower for a kid who hates vegetables',
  'cauliflower for a kid that is not a fan of vegetables',
  'mushroom risotto my kids who hate vegetables will eat',
])('a kind that somebody doubts is not refused where one of it is asked for: %s', (notes) => {
  expect(refusedIn(notes)).toEqual([])
})

it.each([
  ['salmon, I hate fish', 'fish'],
  ['pasta for a friend who doesn’t like fish', 'fish'],
  ['no mushrooms. mushroom omelette', 'mushrooms'],
])('what somebody refuses stays refused: %s', (notes, food) => {
  expect(refusedIn(notes)).toContain(food)
})

it.each([
  ['no fish but salmon is fine', 'salmon', 'cod'],
  ['no cheese but feta is ok', 'feta', 'mozzarella'],
  ['no mushrooms except shiitake', 'shiitake', 'mushrooms'],
])('one of a kind is excepted from it: %s', (notes, kept, other) => {
  const refused = refusedIn(notes).join()
  expect(refused).not.toContain(kept)
  expect(refused).toContain(other)
})
