import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { foodsSpokenOf, withWordsHeard } from '#domain/recipe/compose/asked/words-for-foods.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { hear } from '#domain/wish/heard-wish.ts'

const heardIn = (...include: string[]) => withWordsHeard({ ...anything, include })

describe('words in the box for foods', () => {
  it('are as good as in any other', () => {
    expect(heardIn('something with the leeks')).toMatchObject({ include: [], notes: 'something with the leeks' })
    expect(readWish(hear(heardIn('something with the leeks'))).wanted.map(({ anyOf }) => anyOf)).toEqual([['leek']])
    expect([...readWish(hear(heardIn('a soup without onions'))).excluded]).toContain('onion')
  })
  it('leave foods where they are, and what was noted after them', () => {
    expect(heardIn('leeks', 'half a cabbage')).toMatchObject({ include: ['leeks', 'half a cabbage'], notes: '' })
    const wish = withWordsHeard({ ...anything, include: ['rice', 'use up the leeks'], notes: 'for six' })
    expect(wish).toMatchObject({ include: ['rice'], notes: 'use up the leeks. for six' })
  })
  it('that nobody understands stay, and are told of', () => {
    expect(heardIn('unobtainium').include).toEqual(['unobtainium'])
    expect(readWish(hear(heardIn('unobtainium'))).notes[0]).toContain('unobtainium')
  })
  it('put the food in the dish, however they ask for it', () => {
    const phrases = constantFrom('something with the %', 'use up the %', 'I have some % left', 'a dinner with %')
    const foods = constantFrom('leeks', 'chickpeas', 'salmon', 'spinach')
    assert(
      property(phrases, foods, (phrase, food) => {
        const composed = compose(heardIn(phrase.replace('%', food)), 7)
        if ('contradiction' in composed) throw new Error(composed.contradiction.message)
        const lines = composed.draft.ingredients.map(({ name }) => name).join()
        expect(lines).toMatch(new RegExp(food.replace(/s$/, '')))
      }),
      { numRuns: 12 },
    )
  })
  it('lose nothing and never throw', () => {
    assert(
      property(string({ maxLength: 80 }), (text) => {
        const { include, notes } = heardIn(text)
        expect([...include, notes].filter(Boolean)).toEqual(
          [text].filter(Boolean).map((words) => (include.length ? words : words.trim())),
        )
      }),
    )
  })
})

it('draws the foods that words speak of', () => {
  expect(foodsSpokenOf('something with the leeks and bacon, no onions')).toEqual(['leek', 'thick-cut bacon'])
  expect(foodsSpokenOf('half a cabbage')).toEqual(['half a cabbage'])
  expect(foodsSpokenOf('whatever you like')).toEqual([])
})
