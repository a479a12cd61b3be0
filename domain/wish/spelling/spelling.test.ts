import { expect, it } from 'vitest'
import { hashOf } from '#domain/chance.ts'
import { foods } from '#domain/food/foods.ts'
import { anything } from '#domain/options/wish.ts'
import { commonness } from '#domain/text/frequent-words.ts'
import { boundByNotes } from '#domain/wish/heard.ts'
import { hear } from '#domain/wish/heard-wish.ts'
import { isKnownWord } from '#domain/wish/lexicon/vocabulary.ts'
import { soundedOut, spelled } from '#domain/wish/spelling/spelling.ts'

/** A third of the words that name foods, which nothing was fitted to. */
const words = [...foods.values()]
  .flatMap(({ name, aliases }) => [name, ...aliases].flatMap((one) => one.toLowerCase().match(/[a-z]{5,}/g) ?? []))
  .filter((word, at, all) => hashOf(word) % 3 === 0 && all.indexOf(word) === at)

/** One slip in a word: a letter left out, written twice, or turned round with the next. */
const slip: Readonly<Record<string, (word: string, at: number) => string>> = {
  'left out': (word, at) => word.slice(0, at) + word.slice(at + 1),
  twice: (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  turned: (word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
}

it.each(Object.entries(slip))('restores names of foods with a letter %s', (_, slipIn) => {
  const typed = words.map((word) => ({ word, slip: slipIn(word, 1 + (hashOf(`at ${word}`) % (word.length - 2))) }))
  const unknown = typed.filter(({ slip }) => slip.length > 4 && !isKnownWord(slip) && commonness(slip) === undefined)
  const restored = unknown.filter(({ word, slip }) => [word, `${word}s`].includes(spelled(slip)))
  expect(unknown.length).toBeGreaterThan(500)
  expect(restored.length / unknown.length).toBeGreaterThan(0.94)
})

it('leaves every common English word as it is', () => {
  for (const word of [
    'matzo',
    'cross',
    'saying',
    'officer',
    'colour',
    'color',
    'fridge',
    'coworker',
    'medal',
    'puzzle',
    // names of foods and dishes, one letter from others
    'parma',
    'roulade',
    // two letters from words that stand in a name or two
    'posset',
    // which chatter is one letter from
    'kinwa',
  ])
    expect([word, spelled(word)]).toEqual([word, word])
})

it('still mends what is no word', () => {
  for (const [typed, meant] of [
    ['chikin', 'chicken'],
    ['onoin', 'onion'],
    ['tumeric', 'turmeric'],
    ['choclate', 'chocolate'],
    // names of dishes are misspelt so, and a word of theirs is no other word
    ['sandwhich', 'sandwich'],
    ['chese', 'cheese'],
    ['zuchinni', 'zucchini'],
    // of words as near the one that more names have, or that is a food by itself
    ['samon', 'salmon'],
    ['shrip', 'shrimp'],
    ['lettus', 'lettuce'],
    ['sqeak', 'squeak'],
    // short, and sounds the same
    ['beaf', 'beef'],
    ['cashewes', 'cashews'],
    ['cookin', 'cooking'],
    ['hosin', 'hoisin'],
    // words that say something by themselves
    ['withuot', 'without'],
    ['qiuck', 'quick'],
    ['mintues', 'minutes'],
  ] as const)
    expect([typed, spelled(typed)]).toEqual([typed, meant])
})

it.each([
  ['no diary please', 'dairy'],
  ['diary free', 'dairy'],
  ['glutton free pasta', 'gluten'],
  ['my wife is allergic to pawns', 'crustacean'],
] as const)('hears what %s refuses, though each of its words is common', (notes, allergen) => {
  const { allergens, exclude, diet } = boundByNotes(hear({ ...anything, notes }))
  const refused = new Set<string>([...allergens, ...exclude, ...(diet ? [diet] : [])])
  expect([notes, [allergen, `${allergen}-free`].some((one) => refused.has(one))]).toEqual([notes, true])
})

it.each([
  ['chicken tika massala', 'chicken tikka masala'],
  ['a beef strogonof', 'a beef stroganoff'],
  ['avocado tost', 'avocado toast'],
  ['chow main', 'chow mein'],
])('writes a dish that sounds as it stands there: %s', (typed, meant) => {
  expect(soundedOut(typed.split(' ')).join(' ')).toBe(meant)
})

it.each([
  'aloo palak bina pyaaz',
  'chicken potatoes one tray thats it',
  'under 350 kcal salad',
  'cashews indian curry',
  'cheesy potato bake',
  'a far better cake',
  'sour cream mashed potatoes',
])('leaves words that only sound like a dish: %s', (typed) => {
  expect(soundedOut(typed.split(' ')).join(' ')).toBe(typed)
})
