import { expect, it } from 'vitest'
import { parseNotes } from '#domain/wish/parse-notes.ts'
import { cleaned, tokensOf } from '#domain/wish/spelling/tokens.ts'

const wordsOf = (notes: string) => tokensOf(cleaned(notes)).map(({ word }) => word)

it.each([
  ['smth quick w mince n pasta', 'something quick with mince and pasta'],
  ['salmon w 2 eggs 2nite plz', 'salmon with 2 eggs tonight please'],
  ['rice n peas 4 2', 'rice and peas for 2'],
  ['tacos 4 6 ppl thx', 'tacos for 6 people thanks'],
  ['eggs 4 brekkie', 'eggs for breakfast'],
  ['able 2 eat b4 bed', 'able to eat before bed'],
  ['pleeease sooo fillling', 'please so filling'],
])('writes out %s', (typed, meant) => {
  expect(wordsOf(typed).join(' ')).toBe(meant)
})

it.each(['steak 4 4 oz fillets', '4 kids', '2 eggs', 'vitamin b 4 you', 'emmer'])(
  'leaves what counts or is a word: %s',
  (typed) => {
    expect(wordsOf(typed).join(' ')).toBe(typed)
  },
)

it.each([
  'easy salmon dinner w rice plz',
  'hiya, fancy a roast chicken',
  'tysm in advance, chicken pie',
  'just me 2nite, smth cheap',
  'sth w/ potatoes & leeks',
  'yo make me a salad w tuna m8',
])('is not told that it was not understood: %s', (notes) => {
  expect(parseNotes(notes).unheard).toEqual([])
})

it('hears for how many', () => {
  expect(parseNotes('pasta bake 4 6 plzz').figures).toMatchObject([{ of: 'servings', value: 6 }])
  expect(parseNotes('dinner 4 4 ppl').figures).toMatchObject([{ of: 'servings', value: 4 }])
})
