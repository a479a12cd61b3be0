import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { hear } from '#domain/wish/heard-wish.ts'

const notes = (text: string) => readWish(hear({ ...anyWish, notes: text }))
const words = (text: string) => notes(text).wanted.map((want) => want.words)

describe('what a cook writes in their own words', () => {
  it('finds the foods in a sentence', () => {
    expect(words('something with the leftover rice and spinach')).toEqual(['rice', 'spinach'])
  })
  it('hears what the cook will not have, to the end of the clause', () => {
    const { excluded, wanted } = notes('chicken please, but no onions or mushrooms')
    expect(excluded.has('onion')).toBe(true)
    expect(excluded.has('mushrooms')).toBe(true)
    expect(wanted.some(({ anyOf }) => anyOf.includes('chicken-thigh'))).toBe(true)
  })
  it('takes a kind of dish as a preference', () => {
    expect(notes('cozy soup for a cold day').forms).toContain('brothy-soup')
    expect(notes('quick healthy dinner')).toMatchObject({ quick: true, light: true })
  })
  it('says what it could not make use of', () => {
    expect(notes('soup, since Jim passed').notes).toEqual([])
    expect(notes('qwerty zxcv').notes).toEqual(['Not taken into account: “qwerty zxcv”'])
    expect(notes('<img src=x onerror=alert').notes).toEqual(['Not taken into account: “<img src=x onerror=alert”'])
    expect(readWish(hear({ ...anyWish, include: ['unobtainium'] })).notes[0]).toContain('unobtainium')
  })
  it('reads several foods from one box', () => {
    const { excluded } = readWish(hear({ ...anyWish, exclude: ['olives, capers and cilantro'] }))
    expect([...excluded]).toEqual(expect.arrayContaining(['olives', 'capers', 'cilantro']))
  })
  it('leaves out every kind of a disliked food', () => {
    const { excluded } = readWish(hear({ ...anyWish, exclude: ['mushrooms'] }))
    expect([...excluded]).toEqual(expect.arrayContaining(['mushrooms', 'shiitake']))
  })
  it('takes no word of the machine for a food', () => {
    expect(readWish(hear({ ...anyWish, exclude: ['constructor', '__proto__'] })).excluded.size).toBe(0)
  })
  it('never throws, whatever is written', () => {
    assert(
      property(string({ maxLength: 200 }), (text) => {
        expect(readWish(hear({ ...anyWish, notes: text, include: [text], exclude: [text] })).notes.length).toBeLessThan(
          7,
        )
      }),
      { numRuns: 200 },
    )
  })
})

describe('what the reading owns up to', () => {
  it('says that another currency was taken for dollars', () => {
    const told = (words: string) => {
      const made = compose({ ...anyWish, notes: words }, 1)
      return 'draft' in made ? made.draft.notes.join() : ''
    }
    expect(told('under £18')).toContain('dollars')
    expect(told('20 euros max')).toContain('dollars')
    expect(told('under $18')).not.toContain('dollars')
  })
  it('leaves out the tomatoes of a tomato sauce', () => {
    const { excluded } = notes('pizza, no tomato sauce')
    expect(excluded.has('canned-tomatoes')).toBe(true)
    expect(excluded.has('tomato')).toBe(false)
  })
  it('bars the meat of a vegetarian stew and keeps the stew', () => {
    const { wanted, forms } = notes('vegetarian version of beef stew')
    expect(wanted.every(({ barred }) => barred)).toBe(true)
    expect(forms).toContain('vegetable-braise')
  })
  it.each(['constructor', 'no __proto__', 'without toString'])('is not led astray by %s', (text) => {
    expect(() => notes(text)).not.toThrow()
  })
})
