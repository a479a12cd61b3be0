import { describe, expect, it } from 'vitest'
import { anything, type Wish } from '#domain/options/wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { hear } from '#domain/wish/heard-wish.ts'

function draftFor(notes: string, wish: Partial<Wish> = {}): RecipeDraft {
  const made = compose({ ...anything, ...wish, notes }, 1)
  if ('contradiction' in made) throw new Error(`There is no ${notes}.`)
  return made.draft
}
function textOf({ instructions }: RecipeDraft): string {
  return instructions.map(({ description }) => description).join(' ')
}
function amountOf({ ingredients }: RecipeDraft, food: string): string {
  const { amount = '', unit = '' } = ingredients.find(({ name }) => name.includes(food)) ?? {}
  return `${amount} ${unit}`.trim()
}

describe('what is baked in a tin', () => {
  it('is made whole for two, and says so', () => {
    const loaf = draftFor('banana bread', { servings: 2 })
    expect(loaf.servings).toBe(10)
    expect(amountOf(loaf, 'egg')).toBe('2')
    expect(textOf(loaf)).toContain('a 9-by-5-inch loaf pan')
    expect(loaf.notes.join()).toContain('10 servings')
  })
  it('is made twice for twice as many, in two tins', () => {
    const loaves = draftFor('banana bread', { servings: 20 })
    expect(loaves.servings).toBe(20)
    expect(amountOf(loaves, 'egg')).toBe('4')
    expect(textOf(loaves)).toContain('two 9-by-5-inch loaf pans')
  })
  it('keeps its eggs in ratio where there are nearly as many as eaters', () => {
    expect(amountOf(draftFor('lava cake'), 'egg')).toBe('3')
  })
  it('has its salt in grams, as the list says', () => {
    expect(amountOf(draftFor('white bread'), 'salt')).toBe('2 tsp')
  })
  it('melts what stands in for butter, too', () => {
    const butter = draftFor('banana bread', { diet: 'vegan' }).ingredients.find(({ name }) => name.includes('butter'))
    expect(butter).toMatchObject({ name: 'vegan butter', preparation: 'melted' })
  })
})

describe('a dish that is called like a food', () => {
  it.each([
    'asparagus',
    'green beans',
    'brussels sprouts',
    'egg free mayo',
    'nutless pesto',
    'pickled red onions fast',
  ])('%s is the dish when asked for alone', (notes) => {
    expect(readWish(hear({ ...anything, notes })).forms[0]).toMatch(/^dish-/)
  })
  it.each(['salmon with asparagus', 'chicken and green beans'])('%s holds the food', (notes) => {
    const { forms, wanted } = readWish(hear({ ...anything, notes }))
    expect(forms.filter((form) => form.startsWith('dish-'))).toEqual([])
    expect(wanted).toHaveLength(2)
  })
})
