import { describe, expect, it } from 'vitest'
import { packageWeight, ratio, unitWeight } from '#domain/measure/convert.ts'
import { pluralOf, singularName, singularOf } from '#domain/measure/plural.ts'
import { unitNamed } from '#domain/measure/unit.ts'

describe('units by the names that cooks give them', () => {
  it.each([
    ['T', 'tbsp'],
    ['t', 'tsp'],
    ['Tbsp.', 'tbsp'],
    ['teaspoons', 'tsp'],
    ['c', 'cup'],
    ['C', 'cup'],
    ['fl oz', 'fl-oz'],
    ['fluid ounces', 'fl-oz'],
    ['lbs.', 'lb'],
    ['grammes', 'g'],
    ['litres', 'l'],
    ['tins', 'can'],
    ['rashers', 'slice'],
    ['leaves', 'leaf'],
    ['pkg', 'package'],
  ])('%s is %s', (name, id) => {
    expect(unitNamed(name)?.id).toBe(id)
  })
  it('a carrot is no unit', () => {
    expect(unitNamed('carrot')).toBeUndefined()
  })
})

describe('from unit to unit', () => {
  it('16 tablespoons are a cup', () => {
    expect(ratio('cup', 'tbsp')).toEqual({ n: 16, d: 1 })
    expect(ratio('tsp', 'cup')).toEqual({ n: 1, d: 48 })
    expect(ratio('cup', 'fl-oz')).toEqual({ n: 8, d: 1 })
    expect(ratio('oz', 'lb')).toEqual({ n: 1, d: 16 })
  })
  it('a clove is no cup', () => {
    expect(ratio('clove', 'cup')).toBeUndefined()
    expect(ratio('clove', 'can')).toBeUndefined()
  })
  it('a tablespoon of rice is a sixteenth of its cup', () => {
    expect(unitWeight('tbsp', { cup: 185 })).toMatchObject({ source: 'density' })
    expect(unitWeight('tbsp', { cup: 185 })?.grams).toBeCloseTo(185 / 16, 2)
  })
  it('the form that is asked for has its own cup', () => {
    const portions = { cup: 110, 'cup grated': 128, medium: 60 }
    expect(unitWeight('cup', portions, 'peeled and grated')?.grams).toBe(128)
    expect(unitWeight('cup', portions, 'sliced')?.grams).toBe(110)
  })
  it('centimetres of ginger go by its inch', () => {
    expect(unitWeight('cm', { inch: 10.16 })?.grams).toBeCloseTo(4, 6)
  })
  it('a can of beans holds less bean than its label says, a can of tomatoes all of it', () => {
    expect(packageWeight('can', 425, { can: 240 })).toBe(240)
    expect(packageWeight('can', 411, { can: 400 })).toBe(411)
    expect(packageWeight('bag', 200, undefined)).toBe(200)
  })
})

describe('one and many', () => {
  it.each([
    ['tomatoes', 'tomato'],
    ['leaves', 'leaf'],
    ['berries', 'berry'],
    ['radishes', 'radish'],
    ['peaches', 'peach'],
    ['cookies', 'cookie'],
    ['hummus', 'hummus'],
    ['watercress', 'watercress'],
    ['chives', 'chive'],
    ['eggs', 'egg'],
    ['couscous', 'couscous'],
    ['zucchinis', 'zucchini'],
    ['chilis', 'chili'],
    ['bayleaves', 'bayleaf'],
    ['fries', 'frie'],
    ['veggies', 'veggie'],
  ])('%s is %s', (many, one) => {
    expect(singularOf(many)).toBe(one)
  })
  it('changes the head of a name', () => {
    expect(pluralOf('red bell pepper')).toBe('red bell peppers')
    expect(pluralOf('clove of garlic')).toBe('cloves of garlic')
    expect(pluralOf('cherry')).toBe('cherries')
    expect(pluralOf('bay leaf')).toBe('bay leaves')
    expect(pluralOf('garlic')).toBe('garlic')
    expect(pluralOf('eggs')).toBe('eggs')
    expect(singularName('large eggs, beaten')).toBe('large egg, beaten')
    expect(singularName('hummus')).toBe('hummus')
  })
})
