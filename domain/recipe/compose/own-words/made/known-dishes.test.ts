import { describe, expect, it } from 'vitest'
import { namedDishes } from '#domain/catalogue/names/named-dishes.ts'
import { anything } from '#domain/options/wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { hear } from '#domain/wish/heard-wish.ts'
import { dishWords } from '#domain/wish/lexicon/dish-words.ts'
import { knownDishes } from '#domain/wish/lexicon/known-dishes.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

describe('a dish that the kitchen can name', () => {
  it.each([
    ['banh mi', 'sandwich', 'vietnamese'],
    ['pad thai', 'stir-fried-noodles', 'isan'],
    ['nasi goreng', 'fried-rice', 'indonesian'],
    ['arroz chaufa', 'fried-rice', 'peruvian'],
    ['gyudon', 'donburi', 'soy-mirin'],
    ['shrimp po boy', 'sandwich', 'creole'],
    ['skillet croque-monsieur', 'toasted-sandwich', 'bistro'],
    ['lomo saltado', 'stir-fry', 'peruvian'],
    ['okonomiyakis', 'savory-pancake', 'soy-mirin'],
    ['jerk chicken', 'grilled-plate', 'jamaican'],
  ])('%s is asked for by its name', (notes, form, family) => {
    const { forms, families } = readWish(hear({ ...anything, notes }))
    expect(forms).toContain(form)
    expect(families).toContain(family)
  })

  it('is understood whichever it is', () => {
    const strange = namedDishes.flatMap(({ name, form }) => {
      const words = name.replace(/ ?\([^)]*\)|(?: (?:with|con))? \{\w+\}$|^\{\w+\} /g, '')
      if (words.includes('{')) return []
      return parseNotes(words).dishes.some(({ forms }) => forms.includes(form)) ? [] : [name]
    })
    expect(strange.length).toBeLessThan(namedDishes.length * 0.05)
  })

  it('owes the foods that it is named for', () => {
    const { typical } = readWish(hear({ ...anything, notes: 'egg bhurji' }))
    expect(typical.some(({ anyOf, owed }) => owed && anyOf.includes('egg'))).toBe(true)
  })

  it('gives no leaf and no bird away to a dish', () => {
    const names = new Set(knownDishes(dishWords).map(([phrase]) => phrase))
    expect(['beef', 'eggs', 'fakes', 'bombay', 'cuban'].filter((word) => names.has(word))).toEqual([])
  })
})
