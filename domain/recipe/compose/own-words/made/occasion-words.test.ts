import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { boundByNotes } from '#domain/wish/heard.ts'
import { hear } from '#domain/wish/heard-wish.ts'
import { occasionWords } from '#domain/wish/lexicon/occasion-words.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

it('hears every phrase in a sentence, and asks what its row asks', () => {
  const deaf = [...occasionWords].flatMap(([phrase, meaning]) => {
    if (meaning.is !== 'occasion') return []
    const { moods, banned } = parseNotes(`dinner, ${phrase}`)
    const isHeard = meaning.asks.every((ask) => ask.is !== 'mood' || moods.has(ask.mood))
    return isHeard && meaning.without.every((food) => banned.includes(food)) ? [] : [phrase]
  })
  expect(deaf).toEqual([])
})

it('cooks in no machine that a meal is only reheated in', () => {
  expect(parseNotes('a lunch that reheats well in the microwave').machines).toEqual([])
  expect(parseNotes('a lunch in the microwave').machines).toEqual(['Microwave'])
})

it.each(['for someone who cannot have milk', "she can't eat milk", 'my son cannot tolerate milk'])(
  'takes what a body does not bear as far as an allergy goes: %s',
  (notes) => {
    expect(boundByNotes(hear({ ...anything, notes })).allergens).toContain('milk')
  },
)

it.each([
  ['something for a picnic, eaten cold', /serve (?:hot|at once)|while hot/i],
  ['night shift, cold dinner in a jar', /serve (?:hot|at once)|while hot/i],
  ['dinner on one tray, nothing else to wash', /skillet|saucepan|wok/i],
])('makes a dish that suits “%s”', (notes, not) => {
  for (const seed of [1, 2, 3]) {
    const made = compose({ ...anything, notes }, seed)
    expect(
      'draft' in made ? made.draft.instructions.map(({ description }) => description).join(' ') : 'hot',
    ).not.toMatch(not)
  }
})
