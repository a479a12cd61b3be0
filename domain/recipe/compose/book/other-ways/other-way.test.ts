import { describe, expect, it } from 'vitest'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { foodsIn, unknownNames } from '#domain/catalogue/book/fill-steps.ts'
import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import { madeIn } from '#domain/recipe/compose/book/other-ways/other-way.ts'
import { kindOf, lineOf } from '#domain/recipe/compose/book/other-ways/told-steps.ts'
import type { Way } from '#domain/recipe/compose/book/other-ways/way-figures.ts'

function allMadeIn(way: Way): { own: BookDish; made: BookDish }[] {
  return [...bookDishes.values()].flatMap((own) => {
    const made = madeIn(own, way)
    return typeof made === 'object' ? [{ own, made }] : []
  })
}
const pots = ['Slow Cooker', 'Pressure Cooker'] as const
const hots = ['Oven', 'Air Fryer'] as const

describe('dishes of the catalogue made another way', () => {
  it.each([
    ['Slow Cooker', 150],
    ['Pressure Cooker', 150],
    ['Oven', 45],
    ['Air Fryer', 120],
  ] as const)('are many in the %s', (way, least) => {
    expect(allMadeIn(way).length).toBeGreaterThan(least)
  })

  it.each([...pots, ...hots])('use the foods of their own list in the %s, each as before', (way) => {
    for (const { own, made } of allMadeIn(way)) {
      const told = new Set(made.steps.flatMap(({ text }) => foodsIn(text)))
      const before = new Set(own.steps.flatMap(({ text }) => foodsIn(text)))
      expect({ id: own.id, unknown: unknownNames(made), foods: [...told].sort() }).toEqual({
        id: own.id,
        unknown: [],
        foods: [...before].sort(),
      })
    }
  })

  it.each([...pots, ...hots])('have whole brackets and sentences in the %s', (way) => {
    for (const { made } of allMadeIn(way)) {
      for (const { text } of made.steps) {
        expect(text).not.toMatch(/\.\.|,,| {2}|^[a-z]|[.] [a-z]|undefined|NaN/)
        expect(text.split('[').length).toBe(text.split(']').length)
      }
    }
  })

  it('spend hours in a slow cooker with nothing in it that curdles, and no rice or pasta', () => {
    const curdling = new Set<string>(['yogurt', 'cream', 'milk', 'rice', 'pasta', 'shrimp', 'fish'])
    const wrong = allMadeIn('Slow Cooker').filter(({ own, made }) => {
      const step = made.steps.find(({ text }) => text.includes('cook on low'))
      const [cooked = ''] = step?.text.split('Cover and cook on low') ?? []
      const kinds = foodsIn(cooked).flatMap((food) => kindOf(lineOf(own, food)!) ?? [])
      return !step || step.waiting < 240 || kinds.some((kind) => curdling.has(kind))
    })
    expect(wrong.map(({ own }) => own.id)).toEqual([])
  })

  it('are locked in under pressure', () => {
    const wrong = allMadeIn('Pressure Cooker').filter(
      ({ made }) => !made.steps.some(({ text }) => text.includes('Lock the lid, bring to high pressure')),
    )
    expect(wrong.map(({ own }) => own.id)).toEqual([])
  })

  it('have no bath of fat where they are baked', () => {
    const wrong = allMadeIn('Oven').filter(
      ({ made }) =>
        made.methods.includes('Fried') ||
        made.steps.some(({ text }) => /\bfry\b[^.]*\bbatch|to 3[5-7]\d°F \(1[789]\d°C\)/i.test(text)),
    )
    expect(wrong.map(({ own }) => own.id)).toEqual([])
  })

  it('name the machine first, and are called by it', () => {
    const [word, ...rest] = ['Slow-Cooker', 'Pressure-Cooker', 'Air-']
    expect(
      allMadeIn('Slow Cooker').every(
        ({ made }) => made.title.startsWith(`${word} `) && made.equipment[0]?.[0] === 'Slow Cooker',
      ),
    ).toBe(true)
    expect(allMadeIn('Pressure Cooker').every(({ made }) => made.title.startsWith(`${rest[0]} `))).toBe(true)
    expect(allMadeIn('Air Fryer').every(({ made }) => made.title.includes(rest[1] ?? '-'))).toBe(true)
  })
})
